import { isCommonStem, stem } from '../words.ts'
import { readSpelled, type Piece } from './spelled.ts'

/** `partial` is the beginning of an address that still lacks its end. Pass it with the next utterance. */
export type HeardEmail = { email: string } | { partial: string } | undefined

const written = /(?<![a-z0-9._%+-])[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/i
const complete = /^[a-z0-9][a-z0-9._%+-]*@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/

/** What people say about an address that is no part of it. */
const asides =
  /\b(?:(?:all |and )?(?:in |as |is )?(?:one|a single) word|all (?:one|together|stuck together)|(?:all |and )?(?:in )?(?:lower|upper|small) ?(?:case|letters)|without spaces|no spaces|before the at\b|(?:the )?(?:letter|sign|symbol|capital|followed by|and then))\b/g
const fillers = new Set('um uh er and then comma please'.split(' '))
const marks: ReadonlyMap<string, string> = new Map([
  ['at', '@'],
  ['dot', '.'],
  ['point', '.'],
  ['period', '.'],
  ['underscore', '_'],
  ['dash', '-'],
  ['hyphen', '-'],
  ['minus', '-'],
  ['plus', '+'],
])

/** A beginning that needs more: "anna dot". */
const isOpenEnded = /[.@_+-]$/

/** Mail services that people name without their ending. */
const bareProviders = /@(gmail|outlook|hotmail|yahoo|icloud|protonmail)$/

/** The addresses that a text holds as they are written. */
export const typedEmails = (text: string): string[] =>
  [...text.matchAll(new RegExp(written, 'gi'))].map(([address]) => address.toLowerCase())

/** Where the part before the "at" begins: people say other words before it, but letters, digits and marks belong together. */
function startOfLocal(pieces: readonly Piece[], end: number, names: readonly string[]): number {
  const isMark = (at: number) => marks.has(pieces[at]?.text ?? '')
  const belongs = (at: number): boolean => {
    const [word, next] = [pieces[at], pieces[at + 1]]
    if (word === undefined || word.text === 'at') return false
    if (next === undefined || isMark(at) || isMark(at + 1) || at === end - 1) return true
    if (word.spelled) return true
    return names.includes(word.text) || (next.spelled && !isCommonStem(stem(word.text)))
  }
  let start = end
  while (start > 0 && belongs(start - 1)) start -= 1
  return start
}

/** Words that are said together, too: "front desk at …, frontdesk is one word" is "frontdesk at …". */
export function asOneWord(text: string): string {
  const words = text.match(/\p{L}+/gu) ?? []
  return words.reduce((left, word) => {
    if (word.length < 6) return left
    const apart = new RegExp(String.raw`\b${word.replace(/(?<=.)(?=.)/gu, '[ -]?')}\b`, 'giu')
    return left.replace(apart, (found) => (/[ -]/.test(found) ? word : found))
  }, text)
}

/**
 * The symbols of a spoken address, without spaces: "j o h n at example dot com" is "john@example.com". The word after the last
 * dot is a top-level domain, also where it is a word of its own: "jo at kern dot at". Words before and after it are left out.
 */
function symbols(text: string, before: string, names: readonly string[]): string {
  const words = text
    .toLowerCase()
    .replace(/['’](?:s|d|m|re|ll|ve)\b/g, '')
    .replace(/at sign/g, ' at ')
    .replace(asides, ' ')
    .replace(/\b([a-z])(?:-[a-z])+\b/g, (run) => run.replaceAll('-', ' '))
    .replace(/e-mail/g, 'email')
    .replace(/@/g, ' at ')
    .replace(/\.(?=\S)/g, ' dot ')
    .replace(/_/g, ' underscore ')
    .replace(/-/g, ' dash ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter(
      (word, at, all) =>
        !fillers.has(word) ||
        isDot(at === 0 ? before : all[at - 1]) ||
        // "Hamish at loud and proud dot example"
        (word === 'and' &&
          all.slice(0, at).includes('at') &&
          all[at + 1] !== 'then' &&
          isDot(all.slice(at + 2).find((each) => !/^[a-z]{2,}$/.test(each) || isDot(each)))),
    )
  const pieces = readSpelled(words)
  const at = pieces.findLastIndex(({ text }, index) => text === 'at' && !isDot(pieces[index - 1]?.text))
  const start = before.includes('@') && at < 0 ? 0 : startOfLocal(pieces, at < 0 ? pieces.length : at, names)
  let said = ''
  let isEnded = false
  for (const { text: piece, spelled } of pieces.slice(start)) {
    const address = before + said
    const isAfterDot = address.endsWith('.') && address.includes('@')
    const mark = isAfterDot ? undefined : marks.get(piece)
    if (isEnded && mark !== '.' && mark !== '-' && !spelled) break
    isEnded = isAfterDot || (isEnded && spelled)
    said += mark ?? piece
  }
  return said
}

const isDot = (word = ''): boolean => ['dot', 'point', 'period'].includes(word) || word.endsWith('.')

/**
 * Understands an e-mail address that was typed, said or spelled: letters one by one, the spelling alphabet, "dot",
 * "at", "underscore", "dash", digits as words, "double s". `before` is the partial address of the turn before; the visitor's `names`
 * may stand in it as words of their own.
 */
export function hearEmail(text: string, before = '', names: readonly string[] = []): HeardEmail {
  const typed = typedEmails(text).at(-1)
  if (typed !== undefined) return { email: typed }
  const whole = symbols(text, '', names)
  // What is said whole wins over what was heard in part.
  const begun = complete.test(whole) && !isOpenEnded.test(before) ? '' : before
  const said = symbols(text, begun, names)
  const heard = `${begun}${said}`
  const parts = heard.split('@').filter((part) => part !== '')
  const address = parts.length > 2 ? parts.slice(-2).join('@') : heard
  const named = address.replace(bareProviders, '@$1.com')
  if (complete.test(named)) return { email: named }
  const looksSpelled =
    /[@._]/.test(said) ||
    /\b(?:starts?|begins?|beginning|first part)\b/i.test(text) ||
    (said.length > 0 && isDictation(text))
  return looksSpelled && /^[a-z0-9._%+@-]+$/.test(heard) ? { partial: heard } : undefined
}

/** Whether an utterance is mostly single letters, digits and marks: the beginning of an address. */
function isDictation(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const spelled = readSpelled(words).filter((piece) => piece.spelled).length
  return words.length === 1 ? spelled === 1 : spelled > words.length / 2
}
