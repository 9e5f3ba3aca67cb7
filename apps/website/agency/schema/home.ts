import * as v from 'valibot'
import { id, list, some, words } from './values.ts'

/** The hero of the home page. */
export const homeHeroSchema = v.object({
  title: words,
  lead: words,
  consultation: words,
  solutions: words,
})
export type HomeHero = v.InferOutput<typeof homeHeroSchema>

/** An offer on the home page, shown at work. */
const card = v.object({
  service: id,
  picture: v.picklist(['conversation', 'pipeline', 'week'], 'must be one of: conversation, pipeline, week'),
  title: words,
  text: words,
  link: words,
})
export type SolutionCard = v.InferOutput<typeof card>

/** The words of the home page, section by section. */
export const homeSchema = v.object({
  night: v.object({
    title: words,
    caption: words,
    hours: some(words),
    /**
     * In the order of the night. The band has five positions, at 6:50, 9:20, 11:40, 2:10 and 7:55 of its fourteen hours;
     * fewer events are spread evenly.
     */
    events: v.pipe(
      some(v.object({ time: words, title: words, detail: words })),
      v.maxLength(5, 'has room for five entries'),
    ),
  }),
  badges: list(v.object({ title: words, text: words })),
  problem: v.object({ title: words, lead: words }),
  solutions: v.object({ title: words, lead: words, cards: list(card) }),
  about: v.object({
    title: words,
    text: words,
    caseStudies: words,
    flow: v.object({
      caption: words,
      steps: some(v.object({ name: words, detail: words })),
      /** Minutes of manual work on each working day. */
      days: v.pipe(v.array(v.number('must be a number')), v.minLength(2, 'needs at least two days')),
      chart: v.object({ title: words, before: words, after: words }),
    }),
  }),
  services: v.object({ title: words, lead: words }),
  testimonials: v.object({ title: words }),
  cta: v.object({ title: words, text: words, trial: words, demo: words }),
  contact: v.object({
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
