/** Wakes a waiting loop: at once, or the next time it would wait. */
export type WakeSignal = {
  wake(): void
  /** Resolves when the loop is woken, or after this many milliseconds. */
  wait(milliseconds: number): Promise<void>
}

/** Creates the wake signal of one loop. */
export function createWakeSignal(): WakeSignal {
  let isWoken = false
  let endWait: (() => void) | undefined
  return {
    wake() {
      isWoken = true
      endWait?.()
    },
    async wait(milliseconds) {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          endWait = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      endWait = undefined
      isWoken = false
    },
  }
}
