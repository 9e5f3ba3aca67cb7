/**
 * Everything the concierge may state as a fact. The dialogue code holds no fact of its own: an agency with
 * other content gets another concierge. Texts are short sentences or phrases, made to be heard.
 */
export type Knowledge = {
  company: KnownCompany
  contact: KnownContact
  services: readonly KnownService[]
  industries: readonly KnownItem[]
  /** Systems that the services connect to. */
  integrations: readonly KnownItem[]
  processes: readonly KnownProcess[]
  /** What the services achieve, one claim each: "Up to 80% fewer no-shows". */
  results: readonly KnownClaim[]
  /** What goes wrong without the services: "80% of customers switch after poor service". */
  problems: readonly KnownClaim[]
  stories: readonly KnownStory[]
  testimonials: readonly KnownTestimonial[]
  /** The offer that runs now, as one sentence; absent when there is none. */
  promotion?: string
  /** Answers to what every visitor may ask, one or two sentences each. What is absent is not known. */
  topics: Partial<Record<Topic, string>>
  /** Further facts that are found by their words alone. */
  facts: readonly KnownFact[]
  places: readonly KnownPlace[]
  consultation: KnownConsultation
}

/** Questions that visitors of any agency ask, and that its content may or may not answer. */
export type Topic =
  | 'price'
  | 'trial'
  | 'demo'
  | 'contract'
  /** What happens to a request that is sent. */
  | 'privacy'
  /** What happens to the words and the sound of a call. */
  | 'recording'
  /** How somebody sees, corrects or removes what is kept of them. */
  | 'data-rights'
  /** What a client owes when it does not work out. */
  | 'if-unhappy'
  /** When and how an assistant fetches a person. */
  | 'hand-over'
  /** What keeps an assistant from making things up. */
  | 'accuracy'
  | 'security'
  | 'languages'
  | 'availability'
  | 'duration'
  | 'clients'
  | 'getting-started'
  | 'support-after-launch'
  | 'skills-needed'
  | 'location'

/** What is known together with how visitors ask for it, or speak of the need for it: "we lose calls at noon". */
type Askable = { asked?: readonly string[] }

type KnownCompany = {
  name: string
  /** What the company does, as one sentence. */
  summary: string
}

type KnownContact = {
  /** As written on the site; it is read out digit by digit. */
  phone?: string
  email?: string
  address?: string
}

export type KnownItem = Askable & {
  name: string
  /** Other words that visitors use for it. */
  alsoCalled: readonly string[]
  /** One or two sentences. */
  summary: string
}

export type KnownService = KnownItem & {
  /** Noun phrases: "automatic reminders". */
  features: readonly string[]
  benefits: readonly string[]
  useCases: readonly string[]
  /** Path of the page about it. */
  path?: string
  /** The choice of the consultation form that stands for it. */
  formChoice?: string
}

export type KnownStep = {
  title: string
  text: string
  /** When it happens: "Week 1". */
  time?: string
}

export type KnownProcess = {
  /** Name of the service; absent for the way every project goes. */
  service?: string
  steps: readonly KnownStep[]
}

export type KnownClaim = Askable & {
  text: string
  /** Name of the service it belongs to. */
  service?: string
}

export type KnownStory = Askable & {
  title: string
  industry: string
  challenge: string
  solution: string
  results: readonly string[]
  /** Said before the story: "This is a sample story." */
  note?: string
}

export type KnownTestimonial = {
  quote: string
  author: string
  position: string
  company: string
  metric: string
  /** Said before the quote. */
  note?: string
}

type KnownFact = Askable & {
  /** Words by which it is found. */
  about: readonly string[]
  text: string
  /** Name of the service it belongs to. */
  service?: string
}

/** Somewhere the concierge can take the visitor. */
export type KnownPlace = {
  names: readonly string[]
  path: string
  /** Id of a section of that page. */
  section?: string
}

type KnownConsultation = {
  /** Choices of the form's service field, word for word. */
  services: readonly string[]
  /** What happens in one, a sentence each. */
  steps: readonly string[]
  /** When the team answers a request, as a phrase: "within 24 hours". */
  answeredWithin?: string
}
