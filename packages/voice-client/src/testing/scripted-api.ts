import type { WebCall } from '../web-call.ts'

/** The call that a scripted platform creates. */
export const scriptedCall: WebCall = { id: 'call-1', webCallUrl: 'https://rooms.example/call-1' }

interface ScriptedRequest {
  url: string
  body: unknown
  authorization: string | null
}

/**
 * A `fetch` that answers every `POST /call/web` with `answer`, or as soon as `release` is called. Aborts like the real
 * one.
 */
export function createScriptedApi(
  answer: () => Response = () => Response.json(scriptedCall, { status: 201 }),
) {
  const requests: ScriptedRequest[] = []
  let held: Promise<void> | undefined
  let release: () => void = () => undefined

  const scriptedFetch: typeof fetch = async (input, init) => {
    const { signal } = init ?? {}
    requests.push({
      url: input as string,
      body: JSON.parse(init?.body as string) as unknown,
      authorization: new Headers(init?.headers).get('authorization'),
    })
    signal?.throwIfAborted()
    await Promise.race([
      held,
      new Promise<void>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
        if (!held) resolve()
      }),
    ])
    return answer()
  }

  return {
    fetch: scriptedFetch,
    requests,
    /** The next answers wait for `release`. */
    hold(): void {
      held = new Promise((resolve) => {
        release = resolve
      })
    },
    release: () => release(),
  }
}
