import type { Clock } from './clock.ts'

export interface SilenceTimerOptions {
  clock: Clock
  milliseconds: number
  /** Nobody has spoken for this long; `times`: how often since the visitor's last words. */
  onSilence: (times: number) => void
}

/** Waits for the visitor's next words. */
export function createSilenceTimer({ clock, milliseconds, onSilence }: SilenceTimerOptions) {
  let times = 0
  let cancel: (() => void) | undefined

  return {
    start(): void {
      cancel?.()
      cancel = clock.after(milliseconds, () => {
        times += 1
        onSilence(times)
      })
    },
    stop(): void {
      cancel?.()
    },
    /** The visitor has said something. */
    reset(): void {
      cancel?.()
      times = 0
    },
  }
}
