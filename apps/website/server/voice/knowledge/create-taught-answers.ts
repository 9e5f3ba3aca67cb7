import type { WaysToAsk } from '@frontdesk/voice-platform/ways-to-ask'
import type { TransactionRunner } from '#server/store/transaction.ts'
import type { TaughtAnswerRow } from '#server/store/tables/desk-rows.ts'
import { readTaughtAnswers } from './read-taught-answers.ts'

/** The answers that staff taught the assistant at the desk, as known to this server. */
export type TaughtAnswers = {
  /** Returns the same list until an answer changes. */
  current(): readonly WaysToAsk[]
  /**
   * Reads changes from the store, made on any instance. Afterwards, all answers that were saved before the call are known. If
   * the store does not answer, nothing changes.
   */
  refresh(): Promise<void>
}

/** Reads the answers from the store. The list is empty until the first `refresh`. */
export function createTaughtAnswers(store: Pick<TransactionRunner, 'run'>): TaughtAnswers {
  let version: string | null = null
  let answers: readonly WaysToAsk[] = []
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  async function read(): Promise<void> {
    try {
      const state = await store.run(readTaughtAnswers, { known: version })
      if (state) ({ version, answers } = { version: state.version, answers: state.answers.map(waysOf) })
    } catch {
      // The store reports its failures itself, and a call continues with the known answers.
    }
  }

  /** Runs one read at a time, so that older data never replaces newer. Calls during a read share the next one. */
  function refresh(): Promise<void> {
    if (running) {
      next ??= running.then(() => {
        next = undefined
        return refresh()
      })
      return next
    }
    running = read().finally(() => {
      running = undefined
    })
    return running
  }

  return { current: () => answers, refresh }
}

const waysOf = ({ id, question, ways, answer }: TaughtAnswerRow): WaysToAsk => ({
  id: `desk-${id}`,
  asked: [question, ...(JSON.parse(ways) as string[])],
  answer,
})
