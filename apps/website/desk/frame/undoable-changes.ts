import { explainFailure, type Outcome } from '../api/outcome.ts'
import type { Toasts } from './toasts.ts'

/** A change that is shown at once, sent to the server, and can be undone. */
export type Change = {
  /** A description of the change, such as "Ada Lovelace is won". */
  words: string
  /** Shows the change. */
  apply?: () => void
  /** Restores the previous value after a refusal or an undo. */
  revert?: () => void
  send: () => Promise<Outcome<{ undoToken?: string | null } | undefined>>
  /** Undoes the change on the server, if the token of the answer cannot. */
  undo?: () => Promise<Outcome<unknown>>
  /** Called when the server has stored the change, and again after an undo. */
  settled?: () => void
}

export type Changes = {
  /** @returns whether the server has stored the change */
  make: (change: Change) => Promise<boolean>
  /** Undoes the last change that has not been undone. */
  undo: () => Promise<void>
}

type Undoable = Change & Required<Pick<Change, 'undo'>>

type Dependencies = {
  toasts: Toasts
  undo: (undoToken: string) => Promise<Outcome<unknown>>
}

/** Makes all changes of the desk, so that each is reported and can be undone. */
export function createChanges({ toasts, undo }: Dependencies): Changes {
  const made: Undoable[] = []

  async function takeBack(change: Undoable) {
    const at = made.indexOf(change)
    if (at === -1) return
    made.splice(at, 1)
    change.revert?.()
    const outcome = await change.undo()
    if (outcome.outcome === 'ok') {
      toasts.show({ words: `Undone: ${change.words}`, isAlarm: false })
    } else {
      change.apply?.()
      made.push(change)
      toasts.show({ words: `Not undone. ${explainFailure(outcome)}`, isAlarm: true })
    }
    change.settled?.()
  }

  return {
    async make(change) {
      change.apply?.()
      const outcome = await change.send()
      if (outcome.outcome !== 'ok') {
        change.revert?.()
        toasts.show({ words: `Not saved. ${explainFailure(outcome)}`, isAlarm: true })
        return false
      }
      const undoToken = outcome.value?.undoToken
      const undoIt = change.undo ?? (typeof undoToken === 'string' ? () => undo(undoToken) : undefined)
      if (undoIt) {
        const done = { ...change, undo: undoIt }
        made.push(done)
        toasts.show({ words: change.words, isAlarm: false, undo: () => void takeBack(done) })
      } else toasts.show({ words: change.words, isAlarm: false })
      change.settled?.()
      return true
    },
    async undo() {
      const last = made.at(-1)
      if (last) await takeBack(last)
      else toasts.show({ words: 'There is nothing to undo.', isAlarm: false })
    },
  }
}
