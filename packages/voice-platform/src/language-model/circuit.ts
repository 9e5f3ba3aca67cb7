import type { ModelLimits } from './model-limits.ts'

type CircuitLimits = Pick<ModelLimits, 'failuresInARow' | 'pauseMilliseconds' | 'longestPauseMilliseconds'>

/**
 * Stops using a failing server for a while, twice as long after each further failure. Afterwards one request tests it.
 * @param now milliseconds of a monotonic clock
 */
export function createCircuit(limits: CircuitLimits, now: () => number) {
  let failures = 0
  let pause = 0
  let openUntil = 0
  let isTrying = false

  return {
    /** Whether a request may be sent now. Report its result with `succeeded`, `failed` or `gaveUp`. */
    enter(): boolean {
      if (openUntil === 0) return true
      if (isTrying || now() < openUntil) return false
      isTrying = true
      return true
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
