import * as v from 'valibot'
import { homeSections } from '../sections.ts'
import { mediaSchema, orMedia } from './media.ts'
import { sectionsAmong } from './sections.ts'
import { id, list, some, words } from './values.ts'

/** The hero of the home page. */
export const homeHeroSchema = v.strictObject({
  title: words,
  lead: words,
  consultation: words,
  solutions: words,
  /** In place of the house beside the words. */
  media: v.optional(mediaSchema),
})
export type HomeHero = v.InferOutput<typeof homeHeroSchema>

/** An offer on the home page, shown at work. */
const card = v.strictObject({
  service: id,
  picture: orMedia(
    v.picklist(
      ['conversation', 'pipeline', 'week'],
      'must be one of: conversation, pipeline, week; or a picture or film of yours',
    ),
  ),
  title: words,
  text: words,
  link: words,
})
export type SolutionCard = v.InferOutput<typeof card>

/** The words of the home page, section by section. A section that is left out needs none. */
export const homeSchema = v.strictObject({
  /**
   * Between the first screen and the form. `night` and `badges` end the first screen while they come first.
   */
  sections: sectionsAmong(homeSections),
  night: v.optional(
    orMedia(
      v.strictObject({
        title: words,
        caption: words,
        hours: some(words),
        /**
         * In the order of the night. The band has five positions, at 6:50, 9:20, 11:40, 2:10 and 7:55 of its fourteen hours;
         * fewer events are spread evenly.
         */
        events: v.pipe(
          some(v.strictObject({ time: words, title: words, detail: words })),
          v.maxLength(5, 'has room for five entries'),
        ),
      }),
    ),
  ),
  badges: v.optional(list(v.strictObject({ title: words, text: words }))),
  problem: v.optional(v.strictObject({ title: words, lead: words })),
  solutions: v.optional(v.strictObject({ title: words, lead: words, cards: list(card) })),
  about: v.optional(
    v.strictObject({
      title: words,
      text: words,
      caseStudies: words,
      /** A process in its steps, and the hours that it took. Without it, the text has the width of the page. */
      flow: v.optional(
        orMedia(
          v.strictObject({
            caption: words,
            steps: some(v.strictObject({ name: words, detail: words })),
            /** Minutes of manual work on each working day. */
            days: v.pipe(v.array(v.number('must be a number')), v.minLength(2, 'needs at least two days')),
            chart: v.strictObject({ title: words, before: words, after: words }),
          }),
        ),
      ),
    }),
  ),
  services: v.optional(v.strictObject({ title: words, lead: words })),
  testimonials: v.optional(v.strictObject({ title: words })),
  /** The assistant answers from it, too. */
  cta: v.strictObject({
    title: words,
    text: words,
    trial: words,
    demo: words,
    /** In place of the roofs below it; null: nothing is there. */
    skyline: v.optional(v.nullable(mediaSchema)),
  }),
  contact: v.strictObject({
    title: words,
    lead: words,
    phone: words,
    email: words,
    hours: words,
    offices: words,
    next: words,
    steps: some(words),
  }),
})
export type Home = v.InferOutput<typeof homeSchema>
