import { type ReactNode, useEffect, useState } from 'react'
import { explainFailure, type Failure } from '../api/outcome.ts'
import { Blank } from './blank.tsx'
import type { Loaded } from './use-loaded.ts'

type LoadViewProps<T> = {
  loaded: Loaded<T>
  /** The name of the content, as in "Loading the call". */
  what: string
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
  what: string
  onRetry: () => void
}) {
  const isGone = failure.outcome === 'refused' && failure.status === 404
  return (
    <Blank title={isGone ? `There is no such ${what}` : `The ${what} could not be loaded`}>
      <p role="alert">{isGone ? 'It may have been deleted.' : explainFailure(failure)}</p>
      {!isGone && (
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </Blank>
  )
}

/** Milliseconds before loading is announced: fast results need no announcement. */
const silence = 300

export function Loading({ what }: { what: string }) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), silence)
    return () => clearTimeout(timer)
  }, [])
  return <output className="loading">{isLate && `Loading the ${what}…`}</output>
}
