import { expect, it } from 'vitest'
import type { Outcome } from '../api/outcome.ts'
import { createChanges } from './undoable-changes.ts'
import { createToasts } from './toasts.ts'

function aDesk(undo: (token: string) => Outcome<unknown> = () => ({ outcome: 'ok', value: {} })) {
  const toasts = createToasts()
  const undone: string[] = []
  const changes = createChanges({
    toasts,
    undo: async (token) => {
      undone.push(token)
      return undo(token)
    },
  })
  let state = 'new'
  const to = (next: string, answer: Outcome<{ undoToken: string }>) => {
    const before = state
    return changes.make({
      words: `Ada: ${next}`,
      apply: () => (state = next),
      revert: () => (state = before),
      send: async () => answer,
    })
  }
  return {
    changes,
    undone,
    to,
    state: () => state,
    words: () => toasts.shown.get().map(({ words }) => words),
  }
}

const ok = (undoToken: string) => ({ outcome: 'ok', value: { undoToken } }) as const

it('undoes the last change, then the one before, then nothing', async () => {
  const { changes, to, undone, state, words } = aDesk()
  await to('contacted', ok('one'))
  await to('won', ok('two'))
  await changes.undo()
  expect(state()).toBe('contacted')
  await changes.undo()
  expect(state()).toBe('new')
  await changes.undo()
  expect(undone).toEqual(['two', 'one'])
  expect(words().at(-1)).toBe('There is nothing to undo.')
})

it('restores the previous value when the server refuses, and reports the reason', async () => {
  const { to, state, words } = aDesk()
  expect(await to('won', { outcome: 'refused', status: 409, detail: 'It is gone.', errors: {} })).toBe(false)
  expect(state()).toBe('new')
  expect(words()).toEqual(['Not saved. It is gone.'])
})

it('keeps a change that could not be undone, and allows another try', async () => {
  let isReachable = false
  const { changes, to, state, words } = aDesk(() =>
    isReachable ? { outcome: 'ok', value: {} } : { outcome: 'unreachable' },
  )
  await to('won', ok('one'))
  await changes.undo()
  expect(state()).toBe('won')
  expect(words().at(-1)).toMatch(/^Not undone/)
  isReachable = true
  await changes.undo()
  expect(state()).toBe('new')
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
