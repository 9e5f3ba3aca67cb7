/** Pause after the first failure, in milliseconds. Each further failure doubles it, up to the maximum. */
const firstPause = 100
const longestPause = 30_000

/** Prevents an endless restart: the pause grows with each consecutive failure. */
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
