import { explainFailure, type Failure, type Outcome } from './outcome.ts'
import { createWatched, type Watched } from './watched.ts'
import { texts } from '../words/texts.ts'

/** A change that is shown at once, sent to the server, and can be undone. */
type Change = {
  /** A description of the change, such as "Ada Lovelace is won". */
  words: string
  /** Shows the change until the server has answered. @returns a function that stops showing it */
  show?: () => () => void
  /** Does the same for its undo. */
  showUndo?: () => () => void
  /** Restores typed text after a refusal or an undo. */
  revert?: () => void
  /** Whether the screen answers this failure itself, so that no toast reports it. */
  answers?: (failure: Failure) => boolean
  send: () => Promise<Outcome<{ undoToken?: string | null } | undefined>>
  /** Undoes the change on the server, if the token of the answer cannot. */
  undo?: () => Promise<UndoOutcome>
  /** Called when the server has stored the change, and again after an undo. */
  onChanged?: () => void
}

/** `exception` says in a sentence which part could not be undone. */
export type UndoOutcome = Outcome<{ exception?: string } | undefined>

export type Changes = {
  /** @returns whether the server has stored the change */
  make: (change: Change) => Promise<boolean>
  /** Undoes the last change that has not been undone. */
  undo: () => Promise<void>
}

type Undoable = Change &
  Required<Pick<Change, 'undo'>> & {
    /** The toast that reports it. */
    report?: number
  }

type Dependencies = {
  toasts: Toasts
  undo: (undoToken: string) => Promise<UndoOutcome>
}

/**
 * Makes all changes of the desk, so that each is reported and can be undone. Each is shown at once, and sent when the
 * one before it has been answered, so that the server sees them in their order.
 */
export function createChanges({ toasts, undo }: Dependencies): Changes {
  const made: Undoable[] = []
  let turn: Promise<unknown> = Promise.resolve()

  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const result = turn.then(act)
    turn = result.catch(() => {})
    return result
  }

  async function undoChange(change: Undoable) {
    const at = made.indexOf(change)
    if (at === -1) return
    made.splice(at, 1)
    const stopShowing = change.showUndo?.()
    const outcome = await change.undo()
    stopShowing?.()
    const isLeft = outcome.outcome !== 'ok' && canBeTriedAgain(outcome)
    // Its report is no longer true, or its button would do nothing.
    if (!isLeft && change.report !== undefined) toasts.dismiss(change.report)
    if (outcome.outcome === 'ok') {
      change.revert?.()
      const words = [texts.frame.undone(change.words), outcome.value?.exception].filter(Boolean).join('. ')
      toasts.show({ words })
    } else {
      if (isLeft) made.splice(at, 0, change)
      toasts.show({ words: texts.frame.failures.notUndone(explainFailure(outcome)), isAlarm: true })
    }
    change.onChanged?.()
  }

  async function send(change: Change, stopShowing: (() => void) | undefined) {
    const outcome = await change.send()
    stopShowing?.()
    if (outcome.outcome !== 'ok') {
      change.revert?.()
      if (!change.answers?.(outcome))
        toasts.show({ words: texts.frame.failures.notSaved(explainFailure(outcome)), isAlarm: true })
      return false
    }
    const undoToken = outcome.value?.undoToken
    const undoIt = change.undo ?? (typeof undoToken === 'string' ? () => undo(undoToken) : undefined)
    const done: Undoable | undefined = undoIt && { ...change, undo: undoIt }
    const report = toasts.show({
      words: change.words,
      ...(done && { undo: () => void inTurn(() => undoChange(done)) }),
    })
    if (done) {
      done.report = report
      made.push(done)
    }
    change.onChanged?.()
    return true
  }

  return {
    make(change) {
      const stopShowing = change.show?.()
      return inTurn(() => send(change, stopShowing))
    },
    undo: () =>
      inTurn(async () => {
        const last = made.at(-1)
        if (last) await undoChange(last)
        else toasts.show({ words: texts.frame.nothingToUndo })
      }),
  }
}

/** The server refuses for good, unless it is too busy or has failed. */
const canBeTriedAgain = (failure: Failure): boolean =>
  failure.outcome !== 'refused' || failure.status === 429 || failure.status >= 500

/** A short report about a change, with its undo if there is one. */
export type Toast = { id: number; words: string; isAlarm?: boolean; undo?: () => void }

export type Toasts = {
  shown: Watched<readonly Toast[]>
  /** @returns its id */
  show: (toast: Omit<Toast, 'id'>) => number
  dismiss: (id: number) => void
}

/** Keeps only the newest, because people undo their latest changes, and every failure, until somebody has seen it. */
const maxKept = 3

export function createToasts(): Toasts {
  const shown = createWatched<readonly Toast[]>([])
  let id = 0
  return {
    shown,
    show(toast) {
      id += 1
      const all = [...shown.get(), { id, ...toast }]
      shown.set(all.filter(({ isAlarm }, at) => isAlarm || at >= all.length - maxKept))
      return id
    },
    dismiss: (gone) => shown.set(shown.get().filter((toast) => toast.id !== gone)),
  }
}
