import { useCallback, useEffect, useState } from 'react'
import type { Failure } from '../api/outcome.ts'
import { useDesk } from '../frame/desk-context.ts'

/** Something of the server on its way to a screen. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; failure: Failure }

/**
 * Reads an address of the API, and again whenever `reload` is called; what was read stays until there is something newer.
 * A screen about something else is another component (`key`).
 */
export function useLoaded<T>(path: string): { loaded: Loaded<T>; reload: () => void } {
  const { api } = useDesk()
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      const outcome = await api.get<T>(path, leaving.signal)
      if (leaving.signal.aborted) return
      if (outcome.outcome === 'ok') setLoaded({ state: 'ready', value: outcome.value })
      else setLoaded((before) => (before.state === 'ready' ? before : { state: 'failed', failure: outcome }))
    }
    // What is aborted has nobody left to answer to.
    load().catch(() => {})
    return () => leaving.abort()
  }, [api, path, round])
  return { loaded, reload: useCallback(() => setRound((before) => before + 1), []) }
}
