import { setImmediate } from 'node:timers/promises'

/** Work that can be interrupted between its steps. A step takes well under a millisecond. */
export type Steps<Result> = Generator<void, Result, void>

/** Steps between two turns of the event loop: a few milliseconds. */
const stepsASlice = 50

/** Does all of the work now. */
export function atOnce<Result>(work: Steps<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/** Does the work in slices, so that everything else the process does waits for a few milliseconds at most. */
export async function inSlices<Result>(work: Steps<Result>): Promise<Result> {
  for (let steps = 1; ; steps += 1) {
    const step = work.next()
    if (step.done === true) return step.value
    if (steps % stepsASlice === 0) await setImmediate()
  }
}
