import * as v from 'valibot'
import { id, list, words } from './values.ts'

const notSecure = 'must begin with https://, or with http://localhost: while you try it out'
const secure = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/

/** A host without `*` or `;`, which would mean something else in the Content-Security-Policy. */
const plainOrigin = /^https?:\/\/[a-z\d.-]+(?::\d+)?$/

const address = v.pipe(
  v.string('must be an address'),
  v.url('must be an address such as https://map.example/embed'),
  v.regex(secure, notSecure),
  v.check(
    (text) => plainOrigin.test(URL.parse(text)?.origin ?? ''),
    'must name a host such as map.example, of letters, digits, dots and hyphens',
  ),
)

const origin = v.pipe(
  v.string('must be an origin'),
  v.regex(secure, notSecure),
  v.regex(plainOrigin, 'must be an origin such as https://map.example, without a path'),
)

const common = {
  id,
  /** Who answers for it. */
  company: words,
  /** What visitors call it, with its article: "the map". */
  name: words,
  /** What it is for, in a sentence: for visitors and for the privacy page. */
  purpose: words,
  address,
  /** What it stores on the visitor's device, in a sentence. Left out: nothing. */
  sets: v.optional(words),
}

/** A script or a frame of another company. */
const entry = v.variant(
  'kind',
  [
    v.strictObject({
      kind: v.literal('script'),
      ...common,
      /** Further origins that it loads from and sends to. */
      origins: v.optional(list(origin)),
      /** Attributes of the script element: `{ 'data-site': 'a-number' }`. */
      attributes: v.optional(
        v.record(v.pipe(v.string(), v.regex(/^data-[a-z\d-]+$/, 'must begin with data-')), words),
      ),
    }),
    v.strictObject({
      kind: v.literal('frame'),
      ...common,
      /** The id of the page that shows it, at its end. Left out: an own page shows it in a section of the kind `embed`. */
      page: v.optional(v.string('must be the id of a page')),
    }),
  ],
  "must have a kind, 'script' or 'frame'",
)
export type OtherCompany = v.InferOutput<typeof entry>

export const otherCompaniesSchema = v.strictObject({
  entries: list(entry),
  words: v.strictObject({
    /** The button in the place of a frame, with {name} and {origin}. */
    show: v.pipe(
      words,
      v.includes('{name}', 'has to say {name}'),
      v.includes('{origin}', 'has to say {origin}'),
    ),
    /** The question before the first script that sets something. */
    ask: words,
    allow: words,
    decline: words,
    /** The section of the privacy page. */
    title: words,
    fact: words,
    sets: v.pipe(words, v.includes('{sets}', 'has to say {sets}')),
    setsNothing: words,
    /** When it loads: a frame, a script that sets something, any other script. */
    whenPressed: words,
    whenAllowed: words,
    atOnce: words,
  }),
})
export type OtherCompanies = v.InferOutput<typeof otherCompaniesSchema>
