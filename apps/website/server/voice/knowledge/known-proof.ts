import type { KnownClaim, KnownStory, KnownTestimonial } from '@frontdesk/voice-platform'
import type { Claim } from '#agency/schema/numbers.ts'
import { caseStudies } from '#content/case-studies.ts'
import { claims } from '#content/numbers.ts'
import { problems } from '#content/problems.ts'
import { scheduling } from '#content/pages/scheduling.ts'
import { testimonials } from '#content/testimonials.ts'
import { askedFor } from './asked-for.ts'
import { serviceName } from './known-services.ts'

type Figure = { value: string; label: string }

const figure = ({ value, label }: Figure): string => `${value} ${label}`
const upTo = ({ prefix, ...rest }: Figure & { prefix: string }): string => `${prefix} ${figure(rest)}`.trim()

const everyClaim = Object.entries<Claim>(claims)
const isClaim = (label: string): boolean => everyClaim.some(([, claim]) => claim.label === label)

/** Measured results: the claims, and what the page of scheduling adds to them. */
export const knownResults: readonly KnownClaim[] = [
  ...everyClaim.map(([id, claim]) => ({
    text: upTo(claim),
    ...serviceName({ id: claim.service }),
    ...askedFor(id),
  })),
  ...(scheduling?.results.items ?? [])
    .filter(({ label }) => !isClaim(label))
    .map((item) => ({ text: upTo(item), ...serviceName({ page: 'scheduling' }), ...askedFor(item.id) })),
]

export const knownProblems: readonly KnownClaim[] = problems.map(({ id, percent, label, text }) => ({
  text: `${percent}% ${label}: ${text}`,
  ...askedFor(id),
}))

export const knownStories: readonly KnownStory[] = caseStudies.map((story) => ({
  title: story.company,
  ...askedFor(story.id),
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
