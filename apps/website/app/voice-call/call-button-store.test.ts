import { expect, it, vi } from 'vitest'
import { callButtonStore } from './call-button-store.ts'

it('a press before the call is loaded starts the call that stays, where React attaches it twice', async () => {
  callButtonStore.press()
  const [first, second] = [{ press: vi.fn() }, { press: vi.fn() }]
  callButtonStore.attach(first)()
  const detach = callButtonStore.attach(second)
  callButtonStore.show('inactive')
  expect(callButtonStore.get().status).toBe('loading')
  await Promise.resolve()
  expect([first, second].map(({ press }) => press.mock.calls.length)).toEqual([0, 1])
  expect(callButtonStore.get()).toMatchObject({ isPressed: false, status: 'loading' })
  callButtonStore.show('inactive')
  expect(callButtonStore.get().status).toBe('inactive')
  detach()
})
