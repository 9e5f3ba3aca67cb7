import { readNumber, repeatWords, spellingWords } from './spoken-symbols.ts'

/** One thing that was spelled or said: a letter or digit on its own, or a whole word. */
export type Piece = { text: string; spelled: boolean }

const single = /^[a-z0-9]$/

function isSpelling(word: string | undefined): boolean {
  return word !== undefined && (single.test(word) || spellingWords.has(word))
}

/** Words of "b as in bravo" or "b for bravo" that only explain the letter before them. */
function explanationLength(words: readonly string[], letter: string): number {
  const [first = '', second = '', third = ''] = words
  if (first === 'as' && second === 'in' && third.startsWith(letter)) return 3
  if (['for', 'like'].includes(first) && second.length > 1 && second.startsWith(letter)) return 2
  return 0
}

/**
 * Turns words into letters, digits and words. "double s" is two letters; "mike oscar" is m, o, but "mike" on its own
 * stays a word, since it is also a name.
 */
export function readSpelled(words: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  let times = 1
  while (at < words.length) {
    const word = words[at] ?? ''
    const next = words[at + 1]
    const number = readNumber(words.slice(at, at + 2))
    const repeat = repeatWords.get(word)
    if (repeat !== undefined && next !== undefined && (isSpelling(next) || readNumber([next]))) {
      times = repeat
      at += 1
      continue
    }
    if (number) {
      pieces.push({ text: number.digits.repeat(times), spelled: true })
      at += number.taken
    } else if (single.test(word)) {
      pieces.push({ text: word.repeat(times), spelled: true })
      at += 1
      at += explanationLength(words.slice(at, at + 3), word)
    } else if (
      spellingWords.has(word) &&
      (times > 1 || isSpelling(next) || pieces.at(-1)?.spelled === true)
    ) {
      pieces.push({ text: (spellingWords.get(word) ?? '').repeat(times), spelled: true })
      at += 1
    } else {
      pieces.push({ text: word, spelled: false })
      at += 1
    }
    times = 1
  }
  return pieces
}
