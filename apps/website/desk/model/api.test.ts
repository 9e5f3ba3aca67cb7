import { expect, it } from 'vitest'
import { createConnection, createApi } from './api.ts'
import '../words/testing/in-english.ts'

const json = (body: unknown, status = 200) => Response.json(body, { status })

function apiOn(answer: (path: string, init: RequestInit) => Response | Promise<Response>) {
  const connection = createConnection()
  const requests: { path: string; token: string | null }[] = []
  const api = createApi({
    connection,
    fetch: async (input, init = {}) => {
      const path = input as string
      requests.push({ path, token: new Headers(init.headers).get('x-csrf-token') })
      return answer(path, init)
    },
  })
  return { api, connection, requests }
}

it('requests the session’s token once, and sends it with changes', async () => {
  const { api, requests } = apiOn((path) => json(path.endsWith('/me') ? { csrfToken: 'first' } : {}))
  await api.send('POST', '/undo', { token: 'a' })
  await api.send('POST', '/undo', { token: 'b' })
  expect(requests.map(({ token }) => token)).toEqual([null, 'first', 'first'])
})

it('requests a new token when the old one belongs to an earlier session', async () => {
  let token = 'old'
  const { api } = apiOn((path, init) => {
    if (path.endsWith('/me')) return json({ csrfToken: token })
    const sentToken = new Headers(init.headers).get('x-csrf-token')
    return sentToken === token ? json({ done: true }) : json({ detail: 'Another session.' }, 403)
  })
  await api.send('POST', '/undo')
  token = 'new'
  expect(await api.send('POST', '/undo')).toEqual({ outcome: 'ok', value: { done: true } })
})

it('returns a value for a refusal, an ended session and a lost network', async () => {
  const refused = apiOn(() => json({ detail: 'Correct it.', errors: { text: ['Write a note.'] } }, 422))
  expect(await refused.api.get('/x')).toEqual({
    outcome: 'refused',
    status: 422,
    detail: 'Correct it.',
    errors: { text: 'Write a note.' },
  })
  const ended = apiOn(() => json({}, 401))
  expect(await ended.api.send('POST', '/x')).toEqual({ outcome: 'signed-out' })
  expect(ended.connection.state.get()).toBe('signed-out')
  const away = apiOn(() => json({ detail: 'Try again in a moment.' }, 503))
  expect(await away.api.send('POST', '/x')).toMatchObject({ status: 503, detail: 'Try again in a moment.' })
  const gone = apiOn(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await gone.api.get('/x')).toEqual({ outcome: 'unreachable' })
  expect(gone.connection.state.get()).toBe('unreachable')
})
