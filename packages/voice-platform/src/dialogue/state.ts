import type { ExpectedInput } from '#platform/providers/dialogue-provider.ts'
import type { LastAnswer } from './follow-up.ts'
import type { Field } from './fields.ts'
import { emptyForm, type Form } from './form.ts'
import type { KnownPlace } from './knowledge.ts'
import type { TimesTalk } from './appointments/times-talk.ts'
import type { PageAction } from './page-tools.ts'

/** What the concierge asks: for a field of the form, or whether it may go on. */
export type Question = Field | 'check' | 'change' | 'offer' | 'pending' | 'choice'

/** What the concierge remembers from one turn to the next. A new turn makes a new state; the old one stays valid. */
export type State = {
  /** The consultation being prepared. It is kept while the visitor talks about something else. */
  form: Form
  /** The free times that were offered. */
  times?: TimesTalk | undefined
  /** Whether the visitor fills in the form. */
  isInForm: boolean
  /** The question that was asked last. */
  asked?: Question | undefined
  lastAnswer: LastAnswer
  /** Ids of the candidates that the last answer asked to choose from. */
  choices: readonly string[]
  /** The question without an answer, which was offered to be written down. */
  unanswered?: string | undefined
  /** The sentence for a caller who is no prospect: a supplier, a customer, somebody who complains. */
  caller?: string | undefined
  /** The last turn showed anger, grief or worry. */
  isUpset?: boolean | undefined
  /** The page that the last answer offered to show. */
  offered?: KnownPlace | undefined
  /** The paths of the articles that were told. */
  shown: readonly string[]
  /** What the last answer left out, for "tell me more". */
  more: string
  /** The last answer, for "say that again". */
  said: readonly string[]
  /** How often each sentence was said and each fact was told, so that the next time has other words. */
  used: Readonly<Record<string, number>>
  /** Whether the visitor asked for shorter answers. */
  slow: boolean
  /** The visitor's time zone (IANA). */
  zone?: string | undefined
  /** The language that the visitor changed to (BCP 47). */
  language?: string | undefined
  /** Turns in a row that did not answer the form's question. */
  misses: number
}

export const startOfCall: State = {
  form: emptyForm,
  isInForm: false,
  lastAnswer: { list: [] },
  choices: [],
  shown: [],
  more: '',
  said: [],
  used: {},
  slow: false,
  misses: 0,
}

/** One answer: sentences to say, an action for the page, and the input expected next. */
export type Reply = {
  say: readonly string[]
  action?: PageAction | undefined
  expect?: ExpectedInput
  endCall?: boolean
  /** The question was not understood, or its answer is unknown. */
  notUnderstood?: boolean
  /** No other dialogue may give the answer in its place. */
  isOwn?: boolean
  /** It is spoken to its end, whatever the visitor does. */
  isUrgent?: boolean
}

export type Outcome = { state: State; reply: Reply }
