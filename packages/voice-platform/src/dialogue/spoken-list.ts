import { normalise } from './words.ts'

/** Positions in a list, by the words for them. */
const positions: readonly RegExp[] = [
  /\bfirst\b|\bnumber one\b|^one$/,
  /\bsecond\b|\bnumber two\b|^two$/,
  /\bthird\b|\bnumber three\b|^three$/,
  /\bfourth\b|\bnumber four\b|^four$/,
]

/** The index that a text names in a list of `length`: "the second one", "the last"; undefined if it names none. */
export function positionInList(text: string, length: number): number | undefined {
  const words = normalise(text)
  if (/\blast\b/.test(words)) return length - 1
  const position = positions.findIndex((pattern) => pattern.test(words))
  return position < 0 || position >= length ? undefined : position
}
