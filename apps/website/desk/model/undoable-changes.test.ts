import { expect, it } from 'vitest'
import type { Outcome } from './outcome.ts'
import { createChanges, createToasts, type UndoOutcome } from './undoable-changes.ts'
import '../words/testing/in-english.ts'

function aDesk(undo: (token: string) => UndoOutcome = () => ({ outcome: 'ok', value: undefined })) {
  const toasts = createToasts()
  const undone: string[] = []
  const earlier: string[] = []
  const changes = createChanges({
    toasts,
    undo: async (token) => {
      undone.push(token)
      const outcome = undo(token)
      if (outcome.outcome === 'ok') serverStage = earlier.pop() ?? 'new'
      return outcome
    },
  })
  let serverStage = 'new'
  let stage = 'new'
  const show = (next: string) => () => {
    stage = next
    return () => (stage = serverStage)
  }
  const to = (next: string, answer: Outcome<{ undoToken: string }>) => {
    const before = serverStage
    return changes.make({
      words: `Ada: ${next}`,
      show: show(next),
      showUndo: show(before),
      async send() {
        if (answer.outcome === 'ok') {
          earlier.push(before)
          serverStage = next
        }
        return answer
      },
    })
  }
  return {
    changes,
    undone,
    to,
    stage: () => stage,
    words: () => toasts.shown.get().map(({ words }) => words),
  }
}

const ok = (undoToken: string) => ({ outcome: 'ok', value: { undoToken } }) as const

it('undoes the last change, then the one before, then nothing', async () => {
  const { changes, to, undone, stage, words } = aDesk()
  await to('contacted', ok('one'))
  await to('won', ok('two'))
  await changes.undo()
  expect(stage()).toBe('contacted')
  expect(words()).toEqual(['Ada: contacted', 'Undone: Ada: won'])
  await changes.undo()
  expect(stage()).toBe('new')
  await changes.undo()
  expect(undone).toEqual(['two', 'one'])
  expect(words().at(-1)).toBe('There is nothing to undo.')
})

it('restores the previous value when the server refuses, and reports the reason', async () => {
  const { to, stage, words } = aDesk()
  expect(await to('won', { outcome: 'refused', status: 409, detail: 'It is gone.', errors: {} })).toBe(false)
  expect(stage()).toBe('new')
  expect(words()).toEqual(['Not saved. It is gone.'])
})

it('keeps a change that could not be undone, and allows another try', async () => {
  let isReachable = false
  const { changes, to, stage, words } = aDesk(() =>
    isReachable ? { outcome: 'ok', value: {} } : { outcome: 'unreachable' },
  )
  await to('won', ok('one'))
  await changes.undo()
  expect(stage()).toBe('won')
  expect(words()).toEqual(['Ada: won', expect.stringMatching(/^Not undone/)])
  isReachable = true
  await changes.undo()
  expect(stage()).toBe('new')
})

it('leaves a change that the server refuses to undo, and goes on with the one before', async () => {
  const { changes, to, stage, words, undone } = aDesk((token) =>
    token === 'two'
      ? { outcome: 'refused', status: 409, detail: 'Somebody was faster.', errors: {} }
      : { outcome: 'ok', value: undefined },
  )
  await to('contacted', ok('one'))
  await to('won', ok('two'))
  await changes.undo()
  // Nothing says any longer that it is won.
  expect(words()).toEqual(['Ada: contacted', 'Not undone. Somebody was faster.'])
  expect(stage()).toBe('won')
  await changes.undo()
  expect(undone).toEqual(['two', 'one'])
})

it('undoes a change that is still being sent, after it was stored', async () => {
  const { changes, to, stage, undone } = aDesk()
  await Promise.all([to('won', ok('one')), changes.undo()])
  expect(undone).toEqual(['one'])
  expect(stage()).toBe('new')
})

it('uses a change’s own undo if it has one', async () => {
  const { changes, undone, words } = aDesk()
  let isListed = true
  const setListed = (to: boolean) => async (): Promise<Outcome<undefined>> => {
    isListed = to
    return { outcome: 'ok', value: undefined }
  }
  await changes.make({ words: 'Taken off', send: setListed(false), undo: setListed(true) })
  await changes.undo()
  expect(isListed).toBe(true)
  expect(undone).toEqual([])
  expect(words().at(-1)).toBe('Undone: Taken off')
})

it('keeps a failure until somebody has seen it, and of all other reports the newest', async () => {
  const { to, words } = aDesk()
  await to('won', { outcome: 'refused', status: 409, detail: 'It is gone.', errors: {} })
  for (const stage of ['contacted', 'won', 'lost', 'new']) await to(stage, ok(stage))
  expect(words()).toEqual(['Not saved. It is gone.', 'Ada: won', 'Ada: lost', 'Ada: new'])
})
