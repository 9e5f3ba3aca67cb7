import type { WaysToAsk } from '@frontdesk/voice-platform/ways-to-ask'
import type { TransactionRunner } from '#server/database/transaction-runner.ts'
import type { TaughtAnswerRow } from './taught-answer-rows.ts'

/** What staff taught the assistant at the desk, as this server knows it. */
export type TaughtAnswers = {
  /** The same list until something changed. */
  current(): readonly WaysToAsk[]
  /**
   * Reads from the store what changed since, on any instance. What was saved before it was called is known afterwards. A store
   * that does not answer changes nothing.
   */
  refresh(): Promise<void>
}

/** Reads them from the store; knows none until the first `refresh`. */
export function createTaughtAnswers(store: Pick<TransactionRunner, 'run'>): TaughtAnswers {
  let version: string | null = null
  let answers: readonly WaysToAsk[] = []
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  async function read(): Promise<void> {
    try {
      const state = await store.run('readTaughtAnswers', { known: version })
      if (state) ({ version, answers } = { version: state.version, answers: state.answers.map(waysOf) })
    } catch {
      // The store reports its failures itself, and a call goes on with what is known.
    }
  }

  /** One reads at a time, so that an older answer replaces no newer one. Those who ask meanwhile share the one after it. */
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
