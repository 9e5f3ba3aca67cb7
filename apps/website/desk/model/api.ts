import type { ReplyConflict } from '#contract/desk/changes.ts'
import type { AnswerConflict } from '#contract/desk/questions.ts'
import type { TemplateConflict } from '#contract/desk/templates.ts'
import type { Outcome } from './outcome.ts'
import { createWatched, useWatched, type Watched } from './watched.ts'
import { loadParts, say, texts } from '../words/texts.ts'

/** The methods that change data. */
type Method = 'POST' | 'PATCH' | 'PUT' | 'DELETE'

export type Api = {
  get: <T>(path: string, signal?: AbortSignal) => Promise<Outcome<T>>
  /** @param body sent as JSON; a file is sent unchanged */
  send: <T>(method: Method, path: string, body?: unknown) => Promise<Outcome<T>>
}

type ApiOptions = {
  connection: Connection
  fetch?: typeof globalThis.fetch
}

const root = '/api/desk'

type Problem = Partial<ReplyConflict & TemplateConflict & AnswerConflict> & {
  detail?: string
  title?: string
  errors?: Record<string, string | string[]>
}

/**
 * Creates the desk's API client in the browser. Changes carry the session's token. The client requests the token once, and
 * again after a new sign-in in another tab has invalidated it.
 */
export function createApi({
  connection,
  fetch = (...request) => globalThis.fetch(...request),
}: ApiOptions): Api {
  let token: Promise<Outcome<string>> | null = null

  async function readToken(): Promise<Outcome<string>> {
    const me = await call<{ csrfToken: string }>('/me', {})
    return me.outcome === 'ok' ? { outcome: 'ok', value: me.value.csrfToken } : me
  }

  async function call<T>(path: string, init: RequestInit): Promise<Outcome<T>> {
    let response: Response
    try {
      response = await fetch(root + path, { credentials: 'same-origin', ...init })
    } catch (error) {
      if (init.signal?.aborted) throw error
      connection.state.set('unreachable')
      return { outcome: 'unreachable' }
    }
    if (response.status === 401) {
      token = null
      connection.state.set('signed-out')
      return { outcome: 'signed-out' }
    }
    connection.state.set('fine')
    if (response.status === 204) return { outcome: 'ok', value: undefined as T }
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    const body: unknown = isJson ? await response.json().catch(() => null) : null
    if (response.ok) return { outcome: 'ok', value: body as T }
    // Without them, the problem is in English.
    await loadParts('problems').catch(() => {})
    return refusal(response.status, body)
  }

  async function send<T>(method: Method, path: string, body?: unknown): Promise<Outcome<T>> {
    token ??= readToken()
    const known = await token
    if (known.outcome !== 'ok') {
      token = null
      return known
    }
    const isFile = body instanceof Blob
    return call<T>(path, {
      method,
      headers: {
        'x-csrf-token': known.value,
        ...(body !== undefined && { 'content-type': isFile ? 'text/csv' : 'application/json' }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    })
  }

  return {
    get: (path, signal) => call(path, { headers: { accept: 'application/json' }, signal: signal ?? null }),
    async send<T>(method: Method, path: string, body?: unknown) {
      const first = await send<T>(method, path, body)
      if (first.outcome !== 'refused' || first.status !== 403) return first
      token = null
      return send<T>(method, path, body)
    },
  }
}

function refusal(status: number, body: unknown): Outcome<never> {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Problem
  const errors = Object.fromEntries(
    Object.entries(problem.errors ?? {}).map(([field, words]) => [field, [words].flat().map(say).join(' ')]),
  )
  const said = problem.detail ?? problem.title
  const detail = said === undefined ? texts.frame.failures.unknown(status) : say(said)
  const { newer, current, currentAnswer } = problem
  return {
    outcome: 'refused',
    status,
    detail,
    errors,
    ...(newer && { newer }),
    ...(current !== undefined && { current }),
    ...(currentAnswer && { currentAnswer }),
  }
}

/** The state of the connection to the server. `signed-out` takes precedence: without a session nothing else matters. */
type ConnectionState = 'fine' | 'unreachable' | 'signed-out'

export type Connection = {
  state: Watched<ConnectionState>
  /** Whether the stream of events is open. */
  isLive: Watched<boolean>
}

export const createConnection = (): Connection => ({
  state: createWatched<ConnectionState>('fine'),
  isLive: createWatched(false),
})

/** Whether new requests arrive by themselves. An unreachable server sends none, even if its stream has not ended yet. */
export function useIsLive({ state, isLive }: Connection): boolean {
  const isStreaming = useWatched(isLive)
  return useWatched(state) === 'fine' && isStreaming
}
