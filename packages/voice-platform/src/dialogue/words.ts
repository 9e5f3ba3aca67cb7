import { readFileSync } from 'node:fs'
import { readWaysToAsk } from './ways-to-ask.ts'

/** The lists of `word-lists.txt` by their headings. */
const wordLists = new Map(
  readWaysToAsk(readFileSync(new URL('./word-lists.txt', import.meta.url), 'utf8'), ' ').map(
    ({ id, asked }) => [id, asked],
  ),
)
/** A list of `word-lists.txt`, in its order. */
export const wordList = (id: string): readonly string[] => wordLists.get(id) ?? []
const pairs = (list: string) =>
  new Map(
    wordList(list).map((pair): [string, string] => {
      const [short = '', long = ''] = pair.split('=')
      return [short, long.replaceAll('_', ' ')]
    }),
  )

const contractions: readonly [RegExp, string][] = [
  [/\bwon't\b/g, 'will not'],
  [/\bcan(?:'t|not)\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\b(what|who|where|how|when|it|that|there|he|she|here|why)'s\b/g, '$1 is'],
  [/\blet's\b/g, 'let us'],
  [/'s\b/g, ''],
  [/\be-mail/g, 'email'],
  [/\b24 ?[/\\] ?7\b/g, '24 7'],
]

/** Abbreviations that people type in a hurry. General English only, so that they fit every agency. */
const shorthand = pairs('shorthand')

/** Returns the words of a text in lower case, without punctuation. Contractions and abbreviations are written out. */
export function normalise(text: string): string {
  let words = text.toLowerCase().replace(/[‘’`]/g, "'")
  for (const [pattern, replacement] of contractions) words = words.replace(pattern, replacement)
  return words
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => shorthand.get(word) ?? word)
    .join(' ')
}

const openings =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|okay|ok|so|well|um|uh|ah|oh|great|fine|cool|thanks|thank you|sorry|like|yea|hmm?|please|excuse me|alright|all right|right|now|then|just|listen|there|yes|yeah|one (?:more )?(?:question|thing)|one more|quick question|wait|(?:hang|hold) on|before that|but|no|by the way|also|actually|hm+)\b ?)+(?=\S+ \S)/

/** Removes greetings and fillers from the beginning of a normalised text, unless nothing would be left. */
export const withoutOpening = (words: string): string => words.replace(openings, '')

const irregular = pairs('irregular')

/** Reduces a word in lower case to a stem, so that "booking", "books" and "booked" are equal. */
export function stem(word: string): string {
  const regular = irregular.get(word) ?? word
  if (regular.length <= 3) return regular
  return regular
    .replace(/(?:ies|(?<=[^aeiou])ys|(?<!l)y)$/, 'i')
    .replace(/sses$/, 'ss')
    .replace(/(?<![su])s$/, '')
    .replace(/(?<=..)(?:ations?|ating|ated|ates|ate)$/, 'at')
    .replace(/(?<=...)(?:ically|ical|ic)$/, '')
    .replace(/(?<=.{5})ly$/, '')
    .replace(/(?<=...)(?:tion|ing|ed|ment|er|or)$/, '')
    .replace(/(?<=...)e$/, '')
    .replace(/([bdgmnpt])\1$/, '$1')
}

/** Only the last words of a text are compared. People ask at the end, and this limits the work. */
export const mostWords = 32

/** The words of a text in their order, at most {@link mostWords}. */
export function wordsOf(text: string): string[] {
  const words = normalise(text)
  return words === '' ? [] : words.split(' ').slice(-mostWords)
}

/** The stems of a text in their order, at most {@link mostWords}. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stem)

const functionStems = new Set(wordLists.get('function-words')?.map(stem))

const commonWords = new Set(readFileSync(new URL('./common-words.txt', import.meta.url), 'utf8').split(/\s+/))
const commonStems = new Set([...commonWords].map(stem))

/** Whether a word in lower case is in the list of common words. Such a word is hardly a name. */
export const isCommonWord = (word: string): boolean => commonWords.has(word)

/** Whether a stem is that of a common word. A stem that is neither common nor in any fact names something unknown. */
export const isCommonStem = (word: string): boolean => functionStems.has(word) || commonStems.has(word)

/** Whether a stem is that of a function word, which says nothing about the subject of a sentence. */
export const isFunctionStem = (word: string): boolean => functionStems.has(word)

const groups = readFileSync(new URL('./related-words.txt', import.meta.url), 'utf8')
  .trim()
  .split(/\n| \| /)
  .map((line) => line.split(' ').map(stem))

const groupsOf = new Map<string, string[]>()
groups.forEach((words, at) => {
  for (const word of new Set(words)) groupsOf.set(word, [...(groupsOf.get(word) ?? []), `~${at}`])
})

/** The groups of everyday words with nearly the same meaning that a stem belongs to, as terms of their own. */
export const groupsOfStem = (word: string): readonly string[] => groupsOf.get(word) ?? []
