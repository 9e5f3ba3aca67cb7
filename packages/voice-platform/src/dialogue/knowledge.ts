import type { KnownAppointment } from './appointments/read-appointment.ts'
import type { FormField, OwnQuestion } from './fields.ts'

/**
 * Everything the concierge may state. The dialogue holds no fact of its own: an agency with other content gets another
 * concierge. Answers are whole sentences, written for the ear.
 */
export type Knowledge = {
  company: { name: string; summary: string }
  /** The language of the assistant and of its visitors (BCP 47); absent: English. What visitors say in another one is read by a language model. */
  language?: string
  /** Its own name, if it has one, and sentences of the owner in place of its own, by their ids (`sentences/en.ts`). */
  assistant?: { name?: string; sentences?: Readonly<Record<string, string | readonly string[]>> }
  /** As written on the site. `hours` is a phrase: "Monday to Friday, 8 am to 6 pm". */
  contact: { phone?: string; email?: string; hours?: string }
  /** Subjects that visitors can ask about. */
  subjects: readonly KnownSubject[]
  facts: readonly KnownFact[]
  places: readonly KnownPlace[]
  /** Told beside an answer, or in place of one that does not exist, and offered to be shown. */
  articles?: readonly KnownArticle[]
  consultation: KnownConsultation
  /** The kinds of appointments that visitors can book on the site. */
  appointments?: readonly KnownAppointment[]
}

export type SubjectType = 'service' | 'integration' | 'industry' | 'story' | 'step' | 'office'

/** Something with a name that facts are about. */
export type KnownSubject = {
  id: string
  type: SubjectType
  name: string
  /** Other words that visitors use for it. */
  alsoCalled?: readonly string[]
  /** The choice of the consultation form that stands for it. */
  formChoice?: string
  /** Id of the story's trade, so that "your dentist" is understood as its customer. */
  trade?: string
}

/** One answer. */
export type KnownFact = {
  id: string
  /** Id of its subject; absent for the company as a whole. */
  subject?: string
  /** Its topic, a heading of `ways-to-ask/topics.txt`: `price`, `duration`, `features`. */
  topic?: string
  /** Its content in a few words, for questions that nobody thought of: "customer rating, up from 3.9". */
  about?: string
  /** The shortest whole sentences that answer. */
  say: string
  /** The answer where it depends on the time or the day asked for: "are you open now?", "are you open on Sunday?". */
  sayNow?: (question: string) => string
  /** Whose fact it is; absent: the agency's own. */
  owner?: 'example' | 'customer'
  /** It is told before anything else: an emergency. */
  urgent?: boolean
  /** How visitors ask for it, or speak of the need for it: "we lose calls at noon". */
  asked?: readonly string[]
  /** The owner corrected the answer: a question in the words of `asked` gets this one, whatever else is likely. */
  leads?: boolean
  /** Ids of subjects that the answer lists, so that "the second one" is understood. */
  list?: readonly string[]
  /** Where the page shows more of it. */
  place?: KnownPlace
  /** After the answer the visitor is asked whether to see this place, and a yes opens it. */
  offers?: KnownPlace
}

/** Whether the owner wrote it in answer to questions: it belongs to nothing that the content has already. */
export const isOwnersAnswer = ({ subject, topic, about }: KnownFact): boolean =>
  (subject ?? topic ?? about) === undefined

/** A text of the agency's to read, which is known by its title and its description alone. */
export type KnownArticle = { title: string; description: string; path: string }

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
  /** The fields that the form has; all by default. */
  has?: readonly FormField[]
  /** Those that the visitor is asked for; all by default. */
  asks?: readonly FormField[]
  /** Further fields that the visitor is asked for, in their order. */
  own?: readonly OwnQuestion[]
  /** The labels of further fields, which the visitor has to fill in alone. */
  leaves?: readonly string[]
  /** What the owner calls it, with its article: "an appointment", "a table". */
  called?: string
  /** The label of the page's button for it: "Get started". */
  button?: string
  /** When the team answers a request, as a phrase: "within 24 hours". */
  answeredWithin?: string
}
