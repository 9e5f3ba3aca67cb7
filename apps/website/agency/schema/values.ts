import * as v from 'valibot'

/** Text for people; must not be empty. */
export const words = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must not be empty'))

/** An identifier for code that visitors never see: lower-case words with hyphens. */
export const id = v.pipe(
  v.string('must be an id'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/i, 'must be an id of letters, digits and hyphens'),
)

/** The path of a page on the site: `/scheduling`. */
export const path = v.pipe(
  v.string('must be a path'),
  v.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'must be a path such as /scheduling'),
)

/** The path of a file that the site serves: `/portraits/ada.svg`. */
export const file = v.pipe(
  v.string('must be the path of a file'),
  v.regex(/^\/[\w./-]+\.\w+$/, 'must be the path of a file such as /portraits/ada.svg'),
)

/** A day as YYYY-MM-DD. */
export const day = v.pipe(
  v.string('must be a day'),
  // Not `v.isoDate`, which takes 2027-02-31.
  v.check((each) => {
    const at = new Date(`${each}T00:00:00Z`)
    return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === each
  }, 'must be a day such as 2027-03-31'),
)

/** A time of day as HH:MM. */
export const time = v.pipe(v.string('must be a time'), v.isoTime('must be a time such as 09:30'))

/** Whether Node knows a time zone by this name (IANA). */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** A language as BCP 47 writes it, with its case. */
export const language = v.pipe(
  v.string('must be a language'),
  v.check((tag) => {
    try {
      return (
        Intl.getCanonicalLocales(tag)[0] === tag && Intl.DateTimeFormat.supportedLocalesOf(tag).length === 1
      )
    } catch {
      return false
    }
  }, 'must be a language such as en, de or pt-BR'),
)

/** The name of a time zone (IANA). */
export const timeZone = v.pipe(
  v.string('must be a time zone'),
  v.check(isTimeZone, 'must be a time zone such as Europe/Berlin'),
)

/** True for content that ships with Frontdesk. The pages mark it, and `npm run doctor` lists it until it is removed. */
export const sample = v.optional(v.boolean('must be true or left out'))

/** A sentence in a list; an object if it is a sample, or has an id for `asked/`. */
export const line = v.union(
  [words, v.strictObject({ id: v.optional(id), text: words, sample })],
  'must be text, or an object with a text',
)
export type Line = v.InferOutput<typeof line>

/** A list that may be empty. */
export const list = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list')

/** A list that must not be empty. */
export const some = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item, 'must be a list'), v.minLength(1, 'needs at least one entry'))

/** A point of a list. An id lets `asked/` refer to it. */
export const askablePoint = v.strictObject({ id: v.optional(id), title: words, text: words })
