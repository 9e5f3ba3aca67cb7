import type { RequestSummary } from '#contract/desk/requests.ts'
import { createWatched, type Watched } from '../parts/watched.ts'

/** A request, and when the desk received it, in milliseconds. */
export type Row = RequestSummary & { knownAt: number }

/** All received requests. Each is watched separately, so that a change renders only its own row. */
export type Rows = {
  watched: (id: string) => Watched<Row | null>
  get: (id: string) => Row | null
  /** Stores a copy from the server, unless there is a newer one. */
  take: (request: RequestSummary) => void
  /** Shows a change that the server has not confirmed. */
  show: (id: string, change: Partial<RequestSummary>) => void
  remove: (id: string) => void
}

export function createRows(now: () => number = Date.now): Rows {
  const rows = new Map<string, Watched<Row | null>>()
  const watched = (id: string): Watched<Row | null> => {
    const known = rows.get(id) ?? createWatched<Row | null>(null)
    rows.set(id, known)
    return known
  }
  return {
    watched,
    get: (id) => rows.get(id)?.get() ?? null,
    take(request) {
      const row = watched(request.id)
      if ((row.get()?.version ?? -1) <= request.version) row.set({ ...request, knownAt: now() })
    },
    show(id, change) {
      const row = watched(id)
      const before = row.get()
      if (before) row.set({ ...before, ...change })
    },
    remove: (id) => rows.get(id)?.set(null),
  }
}
