import { useEffect, useState } from 'react'
import type { Failure } from '../model/outcome.ts'
import { useDesk } from '../model/use-desk.ts'

/** A page of a list, and the start of the next page; null at the end. */
export type PageOf<T> = {
  items: readonly T[]
  next: string | null
  /** The reason why items may be missing. */
  problem?: string | null
}

type Pages<T> = {
  /** Null until the first page has loaded. */
  items: readonly T[] | null
  hasMore: boolean
  isLoading: boolean
  failure: Failure | null
  /** The reason from the last page why items may be missing. */
  problem: string | null
  /** Loads the next page, or retries a failed one. */
  load: () => void
  /** Loads the first page again. The current items stay until it has loaded. */
  reload: () => void
}

/**
 * Loads a list page by page, the first at once.
 * @param pathOf returns the address of the page that begins here; an empty string is the first. Define it outside of a
 * component.
 * @param read extracts the page from the answer
 */
export function usePages<Answer, T>(
  pathOf: (next: string) => string,
  read: (answer: Answer) => PageOf<T>,
): Pages<T> {
  const { api } = useDesk()
  const [items, setItems] = useState<readonly T[] | null>(null)
  const [next, setNext] = useState<string | null>('')
  const [failure, setFailure] = useState<Failure | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** Each round requests one page. */
  const [wanted, setWanted] = useState<{ next: string } | null>({ next: '' })
  useEffect(() => {
    if (wanted === null) return
    const controller = new AbortController()
    const load = async () => {
      const outcome = await api.get<Answer>(pathOf(wanted.next), controller.signal)
      if (controller.signal.aborted) return
      setWanted(null)
      if (outcome.outcome !== 'ok') {
        setFailure(outcome)
        return
      }
      const page = read(outcome.value)
      setFailure(null)
      setItems((known) => [...(wanted.next === '' ? [] : (known ?? [])), ...page.items])
      setNext(page.next)
      setProblem(page.problem ?? null)
    }
    // Nothing waits for an aborted load.
    load().catch(() => {})
    return () => controller.abort()
  }, [api, wanted, pathOf, read])
  return {
    items,
    hasMore: next !== null,
    isLoading: wanted !== null,
    failure,
    problem,
    load: () => next !== null && setWanted({ next }),
    reload: () => setWanted({ next: '' }),
  }
}
