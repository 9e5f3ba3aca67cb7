/** Wakes a waiting loop: at once, or the next time it would wait. */
export type Bell = {
  ring(): void
  /** Resolves when the bell rings, or after this many milliseconds. */
  wait(milliseconds: number): Promise<void>
}

/** Creates a bell for one loop. */
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
