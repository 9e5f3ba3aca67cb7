import { normalise } from './words.ts'

/** Places in a list, by the words for them. */
const places: readonly RegExp[] = [
  /\bfirst\b|\bnumber one\b|^one$/,
  /\bsecond\b|\bnumber two\b|^two$/,
  /\bthird\b|\bnumber three\b|^three$/,
  /\bfourth\b|\bnumber four\b|^four$/,
]

/** The index that a text names in a list of `length`: "the second one", "the last"; undefined if it names none. */
export function placeInList(text: string, length: number): number | undefined {
  const words = normalise(text)
  if (/\blast\b/.test(words)) return length - 1
  const place = places.findIndex((pattern) => pattern.test(words))
  return place < 0 || place >= length ? undefined : place
}
