import type { KnownFact, KnownSubject } from '@frontdesk/voice-platform'
import type { CaseStudy } from '#agency/schema/case-studies.ts'
import type { Claim } from '#agency/schema/numbers.ts'
import type { WeekPage } from '#agency/schema/service-pages.ts'
import { percentage } from '#contract/percentage.ts'
import { sectionsOf } from '#agency/sections.ts'
import { shownSections } from '#contract/home-sections.ts'
import { factId, type SoldPage, soldPages } from '#contract/service-pages.ts'
import { caseStudies } from '#content/case-studies.ts'
import { claims } from '#content/numbers.ts'
import { caseStudiesPage } from '#content/pages/case-studies.ts'
import { problems as everyProblem } from '#content/problems.ts'
import { services } from '#content/services.ts'
import { testimonials as everyTestimonial } from '#content/testimonials.ts'
import { pageSubjects } from './page-facts.ts'
import { factWords } from './fact-words/fact-words.ts'
import { ended, figure, firstSentences, inSentences, listed } from './sentences.ts'

const { proof: words, quote: quoted } = factWords

/** Spoken and read by a language model: with a plain space. */
const share = (percent: number): string => percentage(percent).replaceAll('\u00a0', ' ')

const problems = shownSections.includes('problem') ? everyProblem : []
const testimonials = shownSections.includes('testimonials') ? everyTestimonial : []

/** The case studies, by company and by industry. */
export const storySubjects: readonly KnownSubject[] = caseStudies.map(({ id, company, industry, title }) => {
  const trade = pageSubjects.find(({ type, name }) => type === 'industry' && name === industry)?.id
  return {
    id,
    type: 'story',
    name: company,
    alsoCalled: [company.split(' ')[0] ?? company, id.replaceAll('-', ' '), `${industry} story`, title],
    ...(trade === undefined ? {} : { trade }),
  }
})

/** The company of a story. An invented one is told as such. */
const whoIn = ({ company, sample }: CaseStudy): string => (sample ? words.sampleCustomer(company) : company)
const durationIn = (story: CaseStudy): string => `${whoIn(story)}: ${story.duration.replace(/\.$/, '')}`
/** A quote under the name of its author, as it stands on the page. */
const quoteOf = (text: string, ...author: string[]): string => `${author.join(', ')}: ${ended(quoted(text))}`

function factsOf(story: CaseStudy): KnownFact[] {
  const { id, company, trend } = story
  const fact = (topic: string, say: string): KnownFact => ({
    id: `${id}-${topic}`,
    subject: id,
    topic,
    owner: 'customer',
    say,
  })
  const results = [...(story.figure ? [story.figure] : []), ...story.results]
  return [
    {
      id,
      subject: id,
      topic: 'summary',
      owner: 'customer',
      say: `${whoIn(story)}, ${story.industry}: ${firstSentences(story.solution, 1)}${story.figure ? ` ${words.result(ended(figure(story.figure)))}` : ''}`,
    },
    fact('problem', ended(story.challenge)),
    fact('solution', ended(story.solution)),
    ...(results.length === 0
      ? []
      : [fact('result', `${whoIn(story)}: ${ended(listed(results.map(figure)))}`)]),
    fact('duration', ended(durationIn(story))),
    fact('quote', quoteOf(story.quote.text, story.quote.author, company)),
    fact('scope', `${company}: ${inSentences(story.parts)}`),
    ...(trend
      ? [
          fact(
            'trend',
            `${ended(trend.label)} ${words.trend(String(trend.weeks[0]), String(trend.weeks.at(-1)), trend.weeks.length)}`,
          ),
        ]
      : []),
    fact('reason', firstSentences(story.challenge, 2)),
    ...results.map((result, at): KnownFact => ({
      id: `${id}-result-${at + 1}`,
      subject: id,
      about: result.label,
      owner: 'customer',
      say: `${whoIn(story)}: ${ended(figure(result))}`,
    })),
  ]
}

const nameOf = (service: string | undefined) => services.find(({ id }) => id === service)?.name
const prefixOf = ({ service }: Claim): string => {
  const name = nameOf(service)
  return name === undefined ? '' : `${name}: `
}
const everyClaim = Object.entries<Claim>(claims)
const upTo = (claim: { prefix: string; value: string; label: string }) => figure(claim)
const figureNote = (sample: boolean | undefined): string => (sample ? factWords.sampleFigure : '')

/** A result on the page of a service. Its number may be one of the claims, which have facts of their own. */
function resultOf(
  sold: SoldPage,
  item: NonNullable<WeekPage['results']>['items'][number],
  at: number,
): KnownFact {
  const id = item.id ?? factId(sold, `result-${at + 1}`)
  return {
    id: `${id}${everyClaim.some(([claim]) => claim === item.id) ? '-text' : ''}`,
    subject: sold.service.id,
    topic: 'reason',
    about: item.label,
    say: `${ended(capital(upTo(item)))} ${ended(item.text)}`,
  }
}

/** Results, problems without the services, and quotes of customers. */
export const proofFacts: readonly KnownFact[] = [
  ...caseStudies.flatMap(factsOf),
  ...(caseStudies.length === 0
    ? []
    : [
        {
          id: 'all-stories',
          topic: 'stories',
          say: words.stories(
            caseStudies.length,
            listed(
              caseStudies.map(({ company, figure: reached }) =>
                reached ? `${company}, ${figure(reached)}` : company,
              ),
            ),
          ),
          list: caseStudies.map(({ id }) => id),
        },
        { id: 'case-studies-lead', say: ended(caseStudiesPage.lead) },
      ]),
  ...everyClaim.map(([id, claim]): KnownFact => ({
    id,
    ...(nameOf(claim.service) === undefined || claim.service === undefined
      ? {}
      : { subject: claim.service, topic: 'result' }),
    about: claim.label,
    say: ended(`${prefixOf(claim)}${capital(upTo(claim))}${figureNote(claim.sample)}`),
  })),
  ...soldPages.flatMap((sold) =>
    sold.page.layout === 'week' && sold.page.results && sectionsOf(sold.page).includes('results')
      ? sold.page.results.items.map((item, at) => resultOf(sold, item, at))
      : [],
  ),
  ...problems.map(({ id, percent, label, text, sample }): KnownFact => ({
    id,
    about: label,
    say: `${share(percent)} ${ended(`${label}${figureNote(sample)}`)} ${ended(text)}`,
  })),
  ...(problems.length === 0
    ? []
    : [
        {
          id: 'all-problems',
          topic: 'problem',
          say: words.problems(
            problems.some(({ sample }) => sample === true),
            problems.map(({ percent, label }) => `${share(percent)} ${label}`).join('; '),
          ),
        },
      ]),
  ...(caseStudies.length === 0
    ? []
    : [
        {
          id: 'durations',
          topic: 'duration',
          say: ended(listed(caseStudies.map(durationIn))),
        },
      ]),
  ...(everyClaim.length === 0
    ? []
    : [
        {
          id: 'all-results',
          topic: 'result',
          say: words.results(
            everyClaim.some(([, { sample }]) => sample === true),
            listed(everyClaim.map(([, claim]) => upTo(claim))),
          ),
        },
      ]),
  ...timeSaved(),
  ...testimonials.map(({ quote, author, position, company, metrics }, at): KnownFact => ({
    id: `testimonial-${at + 1}`,
    about: `who is ${author}, ${position}`,
    owner: 'customer',
    say: `${quoteOf(quote, author, position, company)}${metrics ? ` ${ended(capital(figure(metrics)))}` : ''}`,
  })),
  ...(testimonials.length === 0
    ? []
    : [
        {
          id: 'all-testimonials',
          topic: 'testimonials',
          owner: 'customer' as const,
          say: testimonials
            .slice(0, 1)
            .map(
              ({ quote, author, company, sample }) =>
                `${quoteOf(quote, author, company)}${sample ? ` ${words.sampleQuotes}` : ''}`,
            )
            .join(' '),
          list: caseStudies.map(({ id }) => id),
        },
      ]),
  ...([...caseStudies, ...testimonials].some(({ sample }) => sample)
    ? [{ id: 'samples', say: words.samples }]
    : []),
]

function timeSaved(): KnownFact[] {
  const hours = everyClaim.filter(([, { value, label }]) => words.savesTime.test(`${value} ${label}`))
  return hours.length === 0
    ? []
    : [
        {
          id: 'time-saved',
          topic: 'time-saved',
          say: inSentences(hours.map(([, claim]) => `${capital(upTo(claim))}${figureNote(claim.sample)}`)),
        },
      ]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
