import { afterCorrection } from './corrections.ts'
import { readSpelled } from './spelled.ts'

/** `partial` is the beginning of an address that still lacks its end. Pass it with the next utterance. */
export type HeardEmail = { email: string } | { partial: string } | undefined

const written = /(?<![a-z0-9._%+-])[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/i
const complete = /^[a-z0-9][a-z0-9._%+-]*@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/

const carriers =
  /^.*\b(?:(?:e ?)?mail(?: address)?(?: is| would be)?|address is|write (?:to )?me (?:at|on|to)|reach me (?:at|on)|write to|it is|it's|its|that is|that's|use|should be|change it to)[:,]?\s+/
const fillers = new Set(
  'um uh er eh well so okay ok yes no sure please the letter lowercase lower case small capital uppercase all one word sign symbol followed by then and comma'.split(
    ' ',
  ),
)
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

/**
 * The symbols of a spoken address, without spaces: "j o h n at example dot com" is "john@example.com". The word after the last
 * dot is a top-level domain, also where it is a word of its own: "jo at kern dot at". Words after it are left out.
 */
function symbols(text: string, before: string): string {
  const words = text
    .toLowerCase()
    .replace(/e-mail/g, 'email')
    .replace(carriers, '')
    .replace(/at sign/g, ' at ')
    .replace(/\b([a-z])(?:-[a-z])+\b/g, (run) => run.replaceAll('-', ' '))
    .replace(/@/g, ' at ')
    .replace(/\.(?=\S)/g, ' dot ')
    .replace(/_/g, ' underscore ')
    .replace(/-/g, ' dash ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word, at, all) => !fillers.has(word) || isDot(at === 0 ? before : all[at - 1]))
  let said = ''
  let isEnded = false
  for (const { text: piece, spelled } of readSpelled(words)) {
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
 * "at", "underscore", "dash", digits as words, "double s". `before` is the partial address of the turn before.
 */
export function hearEmail(utterance: string, before = ''): HeardEmail {
  const text = afterCorrection(utterance)
  const typed = typedEmails(text).at(-1)
  if (typed !== undefined) return { email: typed }
  const whole = symbols(text, '')
  // What is said whole wins over what was heard in part.
  const begun = complete.test(whole) && !isOpenEnded.test(before) ? '' : before
  const said = symbols(text, begun)
  const heard = `${begun}${said}`
  const parts = heard.split('@').filter((part) => part !== '')
  const address = parts.length > 2 ? parts.slice(-2).join('@') : heard
  const named = address.replace(bareProviders, '@$1.com')
  if (complete.test(named)) return { email: named }
  const looksSpelled = /[@.]/.test(said) || (said.length > 0 && isDictation(text))
  return looksSpelled && /^[a-z0-9._%+@-]+$/.test(heard) ? { partial: heard } : undefined
}

/** Whether an utterance is mostly single letters, digits and marks: the beginning of an address. */
function isDictation(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const spelled = readSpelled(words).filter((piece) => piece.spelled).length
  return words.length === 1 ? spelled === 1 : spelled > words.length / 2
}
