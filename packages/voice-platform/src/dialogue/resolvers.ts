import type { Answer } from './answer.ts'
import { contentStems } from './english/content-stems.ts'
import type { QuestionIntent } from './cues/intents.ts'
import type { Knowledge, KnownClaim, KnownProcess, KnownService, Topic } from './knowledge.ts'
import type { Mentions } from './mentions.ts'
import { placeAction } from './place-action.ts'
import { listed, sentence } from './english/sentence.ts'
import { about, describeService, quote, tellStory } from './tell.ts'
import { stems } from './english/words.ts'

/** A question, and what it names. */
export type Asked = {
  text: string
  mentions: Mentions
  /** The service meant: one named, else the one talked about before. */
  service: KnownService | undefined
}

type Resolver = (knowledge: Knowledge, asked: Asked) => Answer | undefined

/** Most items of a list that can be followed by ear. */
const listLimit = 6

const names = (items: readonly { name: string }[]): string =>
  listed(items.slice(0, listLimit).map(({ name }) => name))

function fromTopic(topic: Topic): Resolver {
  return ({ topics }) => {
    const text = topics[topic]
    return text === undefined ? undefined : { say: [text] }
  }
}

/** Claims by how many of the question's own words they hold; those of the service first when it is named. */
function claimsFor(claims: readonly KnownClaim[], { text, service }: Asked): KnownClaim[] {
  const words = contentStems(text)
  const ranked = claims
    .map((claim) => ({
      claim,
      shared: words.filter((word) => stems(claim.text).includes(` ${word} `)).length,
    }))
    .toSorted((one, other) => other.shared - one.shared)
  const most = ranked[0]?.shared ?? 0
  const ofService = claims.filter((claim) => service !== undefined && claim.service === service.name)
  if (ofService.length > 0) return ofService
  return most > 0 ? ranked.filter(({ shared }) => shared === most).map(({ claim }) => claim) : [...claims]
}

function says(claims: readonly KnownClaim[]): Answer | undefined {
  return claims.length === 0 ? undefined : { say: claims.slice(0, 4).map(({ text }) => sentence(text)) }
}

function stepsOf({ service, steps }: KnownProcess): Answer {
  const order = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Then']
  return {
    say: [
      `There are ${steps.length} steps.`,
      ...steps.map(({ title, text }, index) => `${order[index] ?? 'Then'}, ${title}: ${text}`),
    ],
    ...(service === undefined ? {} : { subject: service }),
  }
}

function phoneLine({ contact }: Knowledge): string | undefined {
  return contact.phone === undefined ? undefined : `Our phone number is ${contact.phone}.`
}

function emailLine({ contact }: Knowledge): string | undefined {
  return contact.email === undefined ? undefined : `Our email address is ${contact.email}.`
}

function contactAnswer(knowledge: Knowledge, ...lines: readonly (string | undefined)[]): Answer | undefined {
  const known = lines.filter((line) => line !== undefined)
  if (known.length === 0) return undefined
  const place = knowledge.places.find(({ section }) => section === 'contact')
  return { say: known, ...(place && { action: placeAction(place) }) }
}

const servicesAnswer: Resolver = ({ services }) => ({
  say: [
    `We offer ${names(services)}.`,
    ...(services.length > listLimit ? [`There is also ${names(services.slice(listLimit))}.`] : []),
    'Which one shall I tell you about?',
  ],
})

/** How each question is answered from the knowledge; nothing when the knowledge lacks it. */
export const resolvers: Record<QuestionIntent, Resolver> = {
  company: ({ company, services }) => ({
    say: [company.summary, `Among other things, we offer ${names(services.slice(0, 3))}.`],
  }),
  services: (knowledge, asked) => {
    const [named] = asked.mentions.services
    return named ? describeService(named) : servicesAnswer(knowledge, asked)
  },
  features: (_, { service }) =>
    service && service.features.length > 0
      ? about(service, [`${service.name} includes ${listed(service.features)}.`])
      : undefined,
  benefits: (_, { service }) =>
    service && service.benefits.length > 0
      ? about(service, [`With ${service.name} you get ${listed(service.benefits)}.`])
      : undefined,
  'use-cases': (_, { service }) =>
    service && service.useCases.length > 0
      ? about(service, [`${service.name} is used for ${listed(service.useCases)}, for example.`])
      : undefined,
  steps: ({ processes }, { service }) => {
    const process =
      processes.find((known) => service !== undefined && known.service === service.name) ??
      (service === undefined ? processes.find((known) => known.service === undefined) : undefined)
    return process && stepsOf(process)
  },
  results: ({ results, problems }, asked) => {
    const numbers = asked.text.match(/\d+/g) ?? []
    const numbered = [...results, ...problems].filter(({ text }) =>
      numbers.some((number) => new RegExp(`\\b${number}\\b`).test(text)),
    )
    return says(numbered.length > 0 ? numbered : claimsFor(results, asked))
  },
  'time-saved': ({ results }, asked) => {
    const hours = results.filter(({ text }) => /\bhours?\b/.test(text))
    const general = contentStems(asked.text).length === 0 && asked.service === undefined
    return says(general && hours.length > 0 ? hours : claimsFor(results, asked))
  },
  problems: ({ problems }, asked) => says(claimsFor(problems, asked)),
  industries: ({ industries }) =>
    industries.length === 0 ? undefined : { say: [`We have solutions for ${names(industries)}.`] },
  integrations: ({ integrations }) =>
    integrations.length === 0 ? undefined : { say: [`We connect to ${names(integrations)}.`] },
  price: ({ topics }) => ({
    say: [topics.price ?? 'There is no price on this site. A consultation gets you one for your case.'],
    offer: true,
  }),
  promotion: ({ promotion }) => ({
    say: [promotion ?? 'As far as I know, there is no promotion at the moment.'],
  }),
  trial: fromTopic('trial'),
  demo: ({ topics }) => ({
    say: topics.demo === undefined ? ['I can help you request a demo.'] : [topics.demo],
    offer: true,
  }),
  contract: fromTopic('contract'),
  consultation: ({ consultation }) => ({
    say: [
      ...consultation.steps,
      ...(consultation.answeredWithin === undefined
        ? []
        : [`You send the form, and the team answers ${consultation.answeredWithin}.`]),
    ],
    offer: true,
  }),
  'getting-started': ({ topics }) => ({
    say: [topics['getting-started'] ?? 'Start with a consultation: fill in the form in the contact section.'],
    offer: true,
  }),
  phone: (knowledge) => contactAnswer(knowledge, phoneLine(knowledge)),
  email: (knowledge) => contactAnswer(knowledge, emailLine(knowledge)),
  contact: (knowledge) => contactAnswer(knowledge, phoneLine(knowledge), emailLine(knowledge)),
  location: ({ contact, topics }) => {
    if (topics.location !== undefined) return { say: [topics.location] }
    return contact.address === undefined ? undefined : { say: [`Our address is ${contact.address}.`] }
  },
  'response-time': ({ consultation }) =>
    consultation.answeredWithin === undefined
      ? undefined
      : { say: [`Our team answers every request ${consultation.answeredWithin}.`] },
  availability: fromTopic('availability'),
  duration: (knowledge, asked) => {
    const process = knowledge.processes.find(
      ({ service }) => service !== undefined && service === asked.service?.name,
    )
    const timed = process?.steps.filter(({ time }) => time !== undefined) ?? []
    if (timed.length === 0) return fromTopic('duration')(knowledge, asked)
    return { say: timed.map(({ title, time }) => sentence(`${title}: ${time ?? ''}`)) }
  },
  clients: fromTopic('clients'),
  stories: ({ stories }, { text, mentions }) => {
    const heard = `${stems(text)} ${mentions.industries.map(({ name }) => stems(name)).join(' ')}`
    const named = stories.find(({ industry }) => heard.includes(stems(industry)))
    if (named) return tellStory(named)
    const [first] = stories
    if (first === undefined) return undefined
    if (stories.length === 1) return tellStory(first)
    return {
      say: [
        `There are ${stories.length} success stories: ${listed(stories.map(({ title, industry }) => `${title} in ${industry}`))}.`,
        'Which one would you like to hear?',
      ],
    }
  },
  testimonials: ({ testimonials }) => {
    const quoted = testimonials.slice(0, 2)
    const note = quoted[0]?.note
    if (quoted.length === 0) return undefined
    return { say: [...(note === undefined ? [] : [note]), ...quoted.map(quote)] }
  },
  privacy: fromTopic('privacy'),
  recording: ({ topics }) => {
    const text = topics.recording ?? topics.privacy
    return text === undefined ? undefined : { say: [text] }
  },
  'data-rights': fromTopic('data-rights'),
  'if-unhappy': fromTopic('if-unhappy'),
  'hand-over': fromTopic('hand-over'),
  accuracy: fromTopic('accuracy'),
  security: fromTopic('security'),
  languages: ({ topics }) => ({
    say:
      topics.languages === undefined
        ? ['I speak English.', "I don't know which languages our services cover: it is not on this site."]
        : [topics.languages],
  }),
  'skills-needed': fromTopic('skills-needed'),
  'support-after-launch': fromTopic('support-after-launch'),
}
