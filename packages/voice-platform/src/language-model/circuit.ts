import type { ModelLimits } from './model-limits.ts'

type CircuitLimits = Pick<ModelLimits, 'failuresInARow' | 'pauseMilliseconds' | 'longestPauseMilliseconds'>

/**
 * Leaves a failing server alone for a while, twice as long after each further failure. When the while is over, one request
 * finds out how it is.
 * @param now milliseconds of a clock that never goes back
 */
export function createCircuit(limits: CircuitLimits, now: () => number) {
  let failures = 0
  let pause = 0
  let openUntil = 0
  let isTrying = false

  return {
    /** Whether a request may be sent now. The answer is to be reported with `succeeded`, `failed` or `gaveUp`. */
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
    /** Says nothing about the server: the visitor interrupted. */
    gaveUp(): void {
      isTrying = false
    },
    /**
     * @param lasting the next request would fail as well: a wrong key, an unknown model
     * @returns for how many milliseconds the server is left alone from now on, where it is
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
