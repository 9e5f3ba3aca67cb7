/** Pause after the first failure, in milliseconds; each further one doubles it, up to the longest. */
const firstPause = 100
const longestPause = 30_000

/** Keeps what fails again and again from being started without end: the pause grows with each failure in a row. */
export function createRestartPause() {
  let failures = 0
  let until = 0

  return {
    failed(): void {
      until = performance.now() + Math.min(longestPause, firstPause * 2 ** failures)
      failures += 1
    },
    succeeded(): void {
      failures = 0
      until = 0
    },
    isOver: (): boolean => performance.now() >= until,
  }
}
