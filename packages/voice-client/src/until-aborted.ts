/** Settles as `promise` does, or rejects with the signal's reason as soon as it aborts, whichever comes first. */
export async function untilAborted<Value>(
  signal: AbortSignal,
  promise: Value | Promise<Value>,
): Promise<Value> {
  let onAbort: (() => void) | undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(signal.reason as Error)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort)
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    if (onAbort) signal.removeEventListener('abort', onAbort)
  }
}

/** Resolves after this many milliseconds. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Longest that a call waits for a remembered output device, in milliseconds: one that has gone may never answer. */
export const longestDeviceWait = 2000

/** Settles as `promise` does, but resolves after `milliseconds` at the latest. A later rejection is ignored. */
export async function settleWithin(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  try {
    await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
