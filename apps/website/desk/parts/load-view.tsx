import { type ReactNode, useEffect, useState, useCallback } from 'react'
import { explainFailure, type Failure } from '../model/outcome.ts'
import { useDesk } from '../model/use-desk.ts'
import { brand } from '#content/brand.ts'
import { texts, type Words } from '../words/texts.ts'

/** What can load, or fail to. */
type Thing = keyof Words['frame']['things']

type LoadViewProps<T> = {
  loaded: Loaded<T>
  /** The content. */
  what: Thing
  onRetry: () => void
  children: (value: T) => ReactNode
}

/** Shows the loaded content, a loading message, or the failure. */
export function LoadView<T>({ loaded, what, onRetry, children }: LoadViewProps<T>) {
  if (loaded.state === 'ready') return children(loaded.value)
  if (loaded.state === 'loading') return <Loading what={what} />
  return <LoadFailure failure={loaded.failure} what={what} onRetry={onRetry} />
}

/** A failure to load, with a retry button. */
export function LoadFailure({
  failure,
  what,
  onRetry,
}: {
  failure: Failure
  what: Thing
  onRetry: () => void
}) {
  const isGone = isOfNothing(failure)
  return (
    <Blank title={isGone ? texts.frame.things[what].gone : texts.frame.things[what].failed}>
      <p role="alert">{isGone ? texts.frame.mayBeDeleted : explainFailure(failure)}</p>
      {!isGone && (
        <button type="button" className="button" onClick={onRetry}>
          {texts.frame.tryAgain}
        </button>
      )}
    </Blank>
  )
}

/** Whether there is no such record, or no longer. */
const isOfNothing = (failure: Failure): boolean => failure.outcome === 'refused' && failure.status === 404

/** Milliseconds before loading is announced: fast results need no announcement. */
const silence = 300

export function Loading({ what }: { what: Thing }) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), silence)
    return () => clearTimeout(timer)
  }, [])
  return <output className="loading">{isLate && texts.frame.things[what].loading}</output>
}

type BlankProps = {
  title: string
  /** Whether the page has no other content. */
  isPage?: boolean
  children?: ReactNode
}

/** An empty screen: a row of the house with one lit window, and a sentence. */
export function Blank({ title, isPage = false, children }: BlankProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className="blank">
      <svg className="blank-house" viewBox="0 0 120 34" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((index) => (
          <rect
            key={index}
            className={index === 2 ? 'lit' : undefined}
            x={4 + index * 24}
            y="4"
            width="16"
            height="24"
            rx="1"
          />
        ))}
      </svg>
      <Heading>{title}</Heading>
      {children}
    </div>
  )
}

/** Data of the server, with its loading state. */
type Loaded<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; failure: Failure }

/**
 * Loads an address of the API, and again whenever `reload` is called or `since` is another value; the previous data stays
 * until then, unless it is deleted. Use a new component (`key`) for other data.
 */
export function useLoaded<T>(path: string, since?: unknown): { loaded: Loaded<T>; reload: () => void } {
  const { api } = useDesk()
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      const outcome = await api.get<T>(path, controller.signal)
      if (controller.signal.aborted) return
      if (outcome.outcome === 'ok') setLoaded({ state: 'ready', value: outcome.value })
      else
        setLoaded((before) =>
          before.state === 'ready' && !isOfNothing(outcome) ? before : { state: 'failed', failure: outcome },
        )
    }
    // Nothing waits for an aborted load.
    load().catch(() => {})
    return () => controller.abort()
  }, [api, path, round, since])
  return { loaded, reload: useCallback(() => setRound((before) => before + 1), []) }
}

/** Sets the title of the browser's tab, which screen readers announce. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = texts.frame.title(title, brand.name)
  }, [title])
}
