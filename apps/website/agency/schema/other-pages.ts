import * as v from 'valibot'
import { caseStudiesSections } from '../sections.ts'
import { sectionsAmong } from './sections.ts'
import { id, sample, some, words } from './values.ts'

/** The words of the page of case studies. */
export const caseStudiesPageSchema = v.strictObject({
  title: words,
  lead: words,
  headings: v.strictObject({ challenge: words, solution: words, results: words, contents: words }),
  before: words,
  after: words,
  sections: sectionsAmong(caseStudiesSections),
  close: v.optional(v.strictObject({ title: words, action: words })),
})
export type CaseStudiesPage = v.InferOutput<typeof caseStudiesPageSchema>

/** The privacy page. */
export const privacySchema = v.strictObject({
  sample,
  title: words,
  lead: words,
  sections: some(
    v.strictObject({
      /** The assistant answers from `request` and `rights`. */
      id,
      title: words,
      fact: words,
      paragraphs: some(
        v.union(
          [
            words,
            /** `withCalls` follows while visitors can call. */
            v.strictObject({ id, text: words, withCalls: v.optional(words) }),
          ],
          'must be text',
        ),
      ),
      /**
       * Shown only if it applies: `calls` while visitors can call (after the sentences of `call-notice.ts`), `measured`
       * while pages report measurements (VISITOR_METRICS).
       */
      when: v.optional(v.picklist(['calls', 'measured'], "must be 'calls' or 'measured'")),
    }),
  ),
})
export type PrivacyPage = v.InferOutput<typeof privacySchema>

const withDays = v.pipe(words, v.includes('{days}', 'has to say {days}, which stands for the number'))

/** How requests are kept, as far as it depends on the server's settings. */
export const privacyKeptSchema = v.strictObject({
  held: words,
  visit: words,
  deletedAfter: withDays,
  untilAsked: words,
  restored: words,
  backups: withDays,
  /** With `ALLOWED_ORIGINS`. */
  sites: v.optional(v.pipe(words, v.includes('{sites}', 'has to say {sites}, which stands for their names'))),
  /** On a site in several languages: the cookie that remembers which one somebody chose. */
  language: v.optional(words),
})
export type PrivacyKept = v.InferOutput<typeof privacyKeptSchema>

/** The legal notice, for countries that require one. */
export const legalNoticeSchema = v.strictObject({
  sample,
  title: words,
  lead: words,
  sections: some(v.strictObject({ title: words, paragraphs: some(words) })),
})
export type LegalNoticePage = v.InferOutput<typeof legalNoticeSchema>
