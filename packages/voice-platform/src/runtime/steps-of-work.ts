import { setImmediate } from 'node:timers/promises'

/** Work that can be interrupted between its steps. A step takes well under a millisecond. */
export type Steps<Result> = Generator<void, Result, void>

/** Milliseconds of work between two turns of the event loop. */
const slice = 5

/** Does all of the work now. */
export function atOnce<Result>(work: Steps<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/** Does the work in slices, so that everything else the process does waits for a few milliseconds at most. */
export async function inSlices<Result>(work: Steps<Result>): Promise<Result> {
  for (let until = 0; ;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (performance.now() < until) continue
    await setImmediate()
    until = performance.now() + slice
  }
}
