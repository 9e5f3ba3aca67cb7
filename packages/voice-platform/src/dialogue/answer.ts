import type { PageAction } from './reply.ts'

/** A fact put into sentences. `offer` says that a consultation should be offered with it. */
export type Answer = {
  say: readonly string[]
  offer?: boolean
  /** The service it is about, for questions that follow with "it". */
  subject?: string
  action?: PageAction
}
