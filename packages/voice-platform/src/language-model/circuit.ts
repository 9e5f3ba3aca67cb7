import type { ModelLimits } from './model-limits.ts'

type CircuitLimits = Pick<
  ModelLimits,
  'answersAtOnce' | 'failuresInARow' | 'pauseMilliseconds' | 'longestPauseMilliseconds'
>

/**
 * Limits the requests to a server that are under way, and stops using a failing one for a while, twice as long after each
 * further failure. Afterwards one request tests it.
 * @param now milliseconds of a monotonic clock
 */
export function createCircuit(limits: CircuitLimits, now = () => performance.now()) {
  let underWay = 0
  let failures = 0
  let pause = 0
  let openUntil = 0
  let isTrying = false

  return {
    /**
     * Whether a request may be sent now: too many are under way, or the server is not used for a while. Report the result
     * of one that was with `succeeded`, `failed` or `gaveUp`, and its end with `leave`.
     */
    enter(): 'entered' | 'busy' | 'left-alone' {
      if (underWay >= limits.answersAtOnce) return 'busy'
      if (openUntil !== 0) {
        if (isTrying || now() < openUntil) return 'left-alone'
        isTrying = true
      }
      underWay += 1
      return 'entered'
    },
    leave(): void {
      underWay -= 1
    },
    succeeded(): void {
      failures = pause = openUntil = 0
      isTrying = false
    },
    /** The visitor interrupted, which says nothing about the server. */
    gaveUp(): void {
      isTrying = false
    },
    /**
     * @param lasting the next request would fail as well: a wrong key, an unknown model
     * @returns for how many milliseconds the server is not used from now on, if at all
     */
    failed(lasting: boolean): number | undefined {
      isTrying = false
      failures += 1
      if (failures < limits.failuresInARow && !lasting) return undefined
      pause = lasting
        ? limits.longestPauseMilliseconds
        : Math.min(Math.max(limits.pauseMilliseconds, pause * 2), limits.longestPauseMilliseconds)
      openUntil = now() + pause
      return pause
    },
  }
}

export type Circuit = ReturnType<typeof createCircuit>
