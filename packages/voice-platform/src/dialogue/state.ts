import type { FormState } from './form/form-state.ts'
import type { Finder } from './finder.ts'
import type { Knowledge } from './knowledge.ts'
import type { Reply } from './reply.ts'

/** The context of the last answer, so that "and for the other one?" is understood. */
export type Told = {
  /** Id of the fact. */
  fact?: string
  /** Id of the subject. */
  subject?: string
  topic?: string
  /** Ids of earlier subjects, the latest first. */
  earlier?: readonly string[]
  /** Ids of the subjects that were listed. */
  list: readonly string[]
}

/** What the concierge remembers from one turn to the next. A new turn makes a new state; the old one stays valid. */
export type State = {
  /** The consultation being prepared, if any. */
  request?: FormState
  told: Told
  /** Whether the last answer offered a consultation, so that "yes" accepts it. */
  offered: boolean
  /** Ids of the candidates that the last answer asked to choose from. */
  choices: readonly string[]
  /** The last answer, for "say that again". */
  said: readonly string[]
  /** Whether the visitor asked for shorter answers. */
  slow: boolean
  /** Turns in a row that did not answer the form's question. */
  misses: number
  /** Whether the visitor said goodbye before the form was finished. */
  leaving: boolean
}

/** The parts that are the same for every turn. */
export type World = { knowledge: Knowledge; finder: Finder }

/** One turn of the visitor. `text` is its beginning, `words` are the normalised words of that, `whole` is all of it. */
export type Turn = World & { state: State; text: string; words: string; whole: string }

export type Outcome = { state: State; reply: Reply }

/** One thing that the concierge can do with a turn: answer it, or leave it to the next step. */
export type Step = (turn: Turn) => Outcome | undefined
