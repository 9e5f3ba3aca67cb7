/** Wakes a loop that waits, at once or the next time it would wait. */
export type Bell = {
  ring(): void
  /** Resolves when it rings, or after so many milliseconds. */
  wait(milliseconds: number): Promise<void>
}

/** Makes a bell for one loop. */
export function createBell(): Bell {
  let hasRung = false
  let wake: (() => void) | undefined
  return {
    ring() {
      hasRung = true
      wake?.()
    },
    async wait(milliseconds) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      wake = undefined
      hasRung = false
    },
  }
}
