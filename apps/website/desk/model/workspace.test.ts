import { expect, it } from 'vitest'
import type { Outcome } from './outcome.ts'
import { loadStart } from './workspace.ts'
import '../words/testing/in-english.ts'

const me = { id: 'ada' }
const workspace = { colleagues: [me] }

/** An API whose workspace is answered by the test. */
function deskWith(person: Outcome<unknown>) {
  const { promise, resolve } = Promise.withResolvers<Outcome<unknown>>()
  const asked: string[] = []
  const get = async (path: string) => {
    asked.push(path)
    return path === '/me' ? person : promise
  }
  return { asked, answer: resolve, start: loadStart({ get: get as Parameters<typeof loadStart>[0]['get'] }) }
}

it('begins with the colleagues, whom a menu would lack otherwise, and asks for both at once', async () => {
  const { asked, answer, start } = deskWith({ outcome: 'ok', value: { staff: me } })
  expect(asked).toEqual(['/me', '/workspace'])
  answer({ outcome: 'ok', value: workspace })
  expect(await start).toEqual({ outcome: 'ok', value: { me, workspace } })
})

it('does not begin without a sign-in or without the workspace', async () => {
  const signedOut = deskWith({ outcome: 'signed-out' })
  signedOut.answer({ outcome: 'signed-out' })
  expect(await signedOut.start).toEqual({ outcome: 'signed-out' })
  const lost = deskWith({ outcome: 'ok', value: { staff: me } })
  lost.answer({ outcome: 'unreachable' })
  expect(await lost.start).toEqual({ outcome: 'unreachable' })
})
