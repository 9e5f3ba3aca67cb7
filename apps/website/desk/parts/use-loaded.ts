import { useCallback, useEffect, useState } from 'react'
import type { Failure } from '../api/outcome.ts'
import { useDesk } from '../frame/desk-context.ts'

/** Data of the server, with its loading state. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; failure: Failure }

/**
 * Loads an address of the API, and again whenever `reload` is called; the previous data stays until then. Use a new
 * component (`key`) for other data.
 */
export function useLoaded<T>(path: string): { loaded: Loaded<T>; reload: () => void } {
  const { api } = useDesk()
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      const outcome = await api.get<T>(path, controller.signal)
      if (controller.signal.aborted) return
      if (outcome.outcome === 'ok') setLoaded({ state: 'ready', value: outcome.value })
      else setLoaded((before) => (before.state === 'ready' ? before : { state: 'failed', failure: outcome }))
    }
    // Nothing waits for an aborted load.
    load().catch(() => {})
    return () => controller.abort()
  }, [api, path, round])
  return { loaded, reload: useCallback(() => setRound((before) => before + 1), []) }
}
