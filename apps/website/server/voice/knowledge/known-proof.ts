import type { KnownClaim, KnownStory, KnownTestimonial } from '@frontdesk/voice-platform'
import { caseStudies } from '#content/case-studies.ts'
import { claims, problems } from '#content/numbers.ts'
import { scheduling } from '#content/pages/scheduling.ts'
import { testimonials } from '#content/testimonials.ts'
import { askedFor } from './asked-for.ts'

type Figure = { value: string; label: string }

const figure = ({ value, label }: Figure): string => `${value} ${label}`
const upTo = ({ prefix, ...rest }: Figure & { prefix: string }): string => `${prefix} ${figure(rest)}`.trim()

/** Measured results; those of scheduling are the ones that its page names. */
export const knownResults: readonly KnownClaim[] = [
  { text: upTo(claims.manualWork), service: 'Process automation', ...askedFor(claims.manualWork.label) },
  { text: upTo(claims.analysisTime), service: 'Data analysis', ...askedFor(claims.analysisTime.label) },
  ...scheduling.results.items
    .filter(({ label }) => label !== claims.manualWork.label)
    .map((item) => ({ text: upTo(item), service: 'Intelligent scheduling', ...askedFor(item.label) })),
]

export const knownProblems: readonly KnownClaim[] = problems.map(({ percent, label, text }) => ({
  text: `${percent}% ${label}: ${text}`,
  ...askedFor(label),
}))

export const knownStories: readonly KnownStory[] = caseStudies.map((story) => ({
  title: story.company,
  ...askedFor(story.company),
  industry: story.industry,
  challenge: story.challenge,
  solution: story.solution,
  results: [...[story.figure, ...story.results.slice(0, 2)].map(figure), story.duration],
  ...(story.sample ? { note: 'This is a sample story.' } : {}),
}))

export const knownTestimonials: readonly KnownTestimonial[] = testimonials.map(
  ({ sample, quote, author, position, company, metrics }) => ({
    quote,
    author,
    position,
    company,
    metric: figure(metrics),
    ...(sample ? { note: 'These are sample quotes.' } : {}),
  }),
)
