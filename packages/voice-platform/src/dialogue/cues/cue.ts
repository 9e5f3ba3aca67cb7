/** A pattern over normalised words, and how surely it tells the intent: 3 on its own, 1 only together with others. */
export type Cue = readonly [pattern: RegExp, weight: 1 | 2 | 3]
