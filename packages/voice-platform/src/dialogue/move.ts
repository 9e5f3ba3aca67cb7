import type { Field } from './fields.ts'
import type { fill, Form } from './form.ts'
import type { KnownFact } from './knowledge.ts'
import type { PageAction } from './page-tools.ts'
import type { Reading } from './read/reading.ts'
import type { Question, State } from './state.ts'

/** A value of a sentence: a text, items to list, or what a language makes of it (BCP 47). */
export type Spoken = string | readonly string[] | ((language: string) => string) | undefined

/** One thing to say: a sentence by its id, a fact, or what the form holds. */
export type Line =
  | { id: string; with?: Readonly<Record<string, Spoken>>; isUrgent?: true }
  | { fact: KnownFact; isUrgent?: boolean }
  | { changed: readonly Field[]; before: Form; form: Form }
  | { held: Form; field?: Field | undefined }
  | { summary: Form }
  | { text: string }

/** What to do next. */
export type Move = {
  lines: readonly Line[]
  /** What changes in the state. */
  state?: Partial<State>
  /** The question to ask, and the id of its sentence where it is another than the question's. */
  ask?: Question | undefined
  askAs?: string | undefined
  askWith?: Readonly<Record<string, Spoken>>
  /** Says the last answer again. */
  repeats?: true
  facts?: readonly KnownFact[]
  action?: PageAction | undefined
  endCall?: true
  notUnderstood?: true
  /** Nobody but this engine gives the answer, also beside a language model. */
  isOwn?: true
}

/** What deciding needs to know of the content. */
export type Content = {
  /** The form's choice for the subject of the last answer. */
  choiceOf: (subject: string | undefined) => string | undefined
  /** All facts about a subject, the widest first. */
  aboutSubject: (subject: string | undefined) => readonly KnownFact[]
  /** The fact that says when the team answers. */
  responseTime?: KnownFact | undefined
  /** What the agency does, in its own words. */
  company?: KnownFact | undefined
  /** What it costs. */
  price?: KnownFact | undefined
  /** When people can be reached. */
  hours?: KnownFact | undefined
}

/** What a row of the table sees: the state, the turn, and the form with what the turn holds for it. */
export type Turn = { state: State; reading: Reading; content: Content; filled: ReturnType<typeof fill> }
