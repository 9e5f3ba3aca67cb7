import { slips } from '../spelling.ts'
import { isCommonWord, isFunctionStem, normalise, stem } from '../words.ts'
import { afterCorrection } from './corrections.ts'
import { bare, labelled } from './parts.ts'
import { readNumber, readSpelled } from './spelled.ts'

/** Titles before a name. They are said, and not part of it. */
const title =
  /^(?:(?:dr|prof|professor|mr|mrs|ms|miss|mag|ing|dipl|herr|frau|colonel|captain|major|sir|lady|lord)(?:\.-?|(?= )) *)+/i
/** Words in lower case that belong to a name: "Maria de la Cruz". */
const particle =
  /^(?:de|da|di|do|du|dos|del|della|der|den|van|von|vom|zu|zur|la|le|bin|ibn|al|el|y|e|af|av|ter|ten)$/
/** "jo marsh marsh vets" is Jo Marsh of Marsh Vets. */
const sameName = /^(\p{L}{2,} (?=(\p{L}{3,})[ ,]+\2)\p{L}+)[ ,]+(\p{L}+(?: .+)?)$/iu
/** A word that names a firm and no person. */
export const ofFirm =
  /\b(?:ltd|llc|inc|gmbh|plc|ag|kg|hotel|hostel|pension|gasthof|inn|house|restaurant|clinic|practice|solicitors|partners|group|studio|shop|bakery|trust|foods?|energy|dental|vets?|garage|school|lodge|cottage|villa|b ?& ?b|nursery|castle|tavern|hall|praxis|brasserie|bistro|caf[eé]|pizzeria|bar|pub|salon|gym|farm|hof|llp|corp|company|industrial|supply)\b|&|['’]s (?=\p{Lu})/iu
export const selfEmployed = /\b(?:self[- ]employed|freelanc\w*|on my own|own account)\b/i
/** "No company, I am self-employed", "it is for my cat": there is no company. */
export const noCompany =
  /\b(?:(?:(?:i|we) (?:have|am|am with|represent) )?no (?:company|business|firm|employer)|no(?:ne| name) (?:yet|so far)|(?:it|they|we|flats?|house) (?:has|have|got) no name\b[^.;]*|leave the (?:house|company|firm|business) (?:out|empty|blank)|(?:has|have)(?:n['’]t| not) (?:got )?a name\b[^.;]*|(?:do not|don['’]t) have an? (?:company|business|firm)|without an? (?:company|firm)|(?:i(?:['’]m| am) )?(?:an? )?private (?:person|individual|customer|household)|(?:i am|i['’]m|it(?:['’]s| is)|just|only|as an?|this is)[ ,]*(?:just |only |for )?(?:me|myself|privately?|self[- ]employed|freelanc\w*)|self[- ]employed|freelanc(?:e|er|ing)|(?:it(?:['’]s| is)|this is|that(?:['’]s| is)) (?:just |only )?for (?:my|me|our|us)\b(?! (?:company|business|firm|shop|practice|office|team|boss|manager|owner|chief|director|colleague|employer|client))[^,.;]*|(?:not|n['’]t) (?:for |with |from |at |part of )?an? (?:company|business|firm)|^(?:it['’]s )?(?:private(?:ly)?|personal(?:ly)?|n\/a|not applicable|retired|unemployed|(?:not |ir)relevant)$)/i
/** "I'm a cat owner": no company if one is asked for. */
export const ofPerson = /^i(?:['’]m| am) (?:just |only )?(?:an? |retired\b|unemployed\b)[^,.;]*/i

/** Joins letters that are spelled at the end: "Schmidt, s c h m i d t" is one word, as spelled. */
function joinSpelling(words: readonly string[]): string[] {
  const pieces = readSpelled(words.map((word) => word.toLowerCase()))
  const runStart = pieces.findLastIndex((piece) => !piece.spelled) + 1
  if (pieces.length - runStart < 2) return [...words]
  const letters = pieces
    .slice(runStart)
    .map((piece) => piece.text)
    .join('')
  const said = words.slice(0, runStart)
  if (said.some((word) => word.toLowerCase() === letters)) return said
  const repeated = said.at(-1)?.charAt(0).toLowerCase() === letters.charAt(0)
  return [...(repeated ? said.slice(0, -1) : said), letters]
}

/** Capitalises the words of a text without capitals. */
const capitalised = (text: string): string =>
  /\p{Lu}/u.test(text)
    ? text
    : text
        .replace(/(?<![\p{L}'’])(?!(?:and|of|the|de|von|van)\b)\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`)

/** The name in an answer to "What is your name?"; undefined if it holds none or is about something else. */
export function hearName(utterance: string): string | undefined {
  const { text } = bare(
    afterCorrection(utterance).replace(
      /\b(?:and )?(?:i spell|spelled|spelt|that's|that is)\b(?: it)?:?/gi,
      ' ',
    ),
  )
  const label = labelled(text)
  const said = label?.field === 'name' ? label.body : text
  const titled = title.exec(said)?.[0] ?? ''
  const words = said
    .slice(titled.length)
    .replace(/[,.!? ]+/g, ' ')
    .trim()
    .split(' ')
    .filter(
      (word, at, all) =>
        (word.length === 1 || word !== all[at - 1]) && !/^(?:and|um|uh|spelled|spelt|that's|is)$/i.test(word),
    )
  // "It is a surprise", "make that three".
  const isThing = /^(?:an?|the|some|no) \p{Ll}{2}/u.test(said)
  if (isThing || words.every((word) => readNumber([word.toLowerCase()]))) return undefined
  if (words[0] === undefined || words[0] === '') return undefined
  const isWritten = /^\p{Lu}/u.test(words[0])
  const isSentence = words.some(
    (word) => /^\p{Ll}{2}/u.test(word) && (isWritten || isFunctionStem(stem(word))) && !particle.test(word),
  )
  if (words.length > 1 && isSentence) return undefined
  const name = joinSpelling(words)
  if (name.length > 4 || name.some((word) => !/^\p{L}[\p{L}'’-]*$/u.test(word))) return undefined
  const spoken = name.join(' ')
  // Typed with the caps lock on.
  const isShouted = name.length > 1 && /^[\p{Lu} '’-]{6,}$/u.test(spoken)
  return `${titled}${capitalised(isShouted ? spoken.toLowerCase() : spoken)}`
}

/** The company in an answer to "Which company are you with?". */
export function hearCompany(utterance: string): string | undefined {
  const { text } = bare(afterCorrection(utterance).trim())
  if (selfEmployed.test(text)) return 'Self-employed'
  const label = labelled(text)
  const said = (label?.field === 'company' ? label.body : text)
    .replace(/, (?:we|i|it|because|since|as|not)\b.*$/i, '')
    .replace(/^(?:an?|my|our) .* (?:called|named) /i, '')
    .replace(/[.!?,;]+$/, '')
    .replace(/^the (?=\p{Lu})/u, '')
    .trim()
  // "I run a small bar" describes a company, and does not name it.
  if (
    /^(?:(?:for|after|like|because|i|we|it|he|she|they|there|you|them|us|me|those|these|which|what) |i['’]|(?:an?|my|our|some) \p{Ll})/u.test(
      said,
    )
  )
    return undefined
  // "I am calling from hostel" says what it is, and not its name.
  const isKind = /^\p{Ll}+$/u.test(said) && said === ofFirm.exec(said)?.[0]
  if (
    said.length < 2 ||
    !/\p{L}/u.test(said) ||
    isKind ||
    /^i['’]?m$/i.test(said) ||
    said.split(/\s+/).length > 6
  )
    return undefined
  return capitalised(said)
}

/** Splits a name from the company that is given with it: "Anna from Acme". */
export function splitPerson(given: string): { name: string; company?: string } {
  const said = given.replace(/ (?:here|speaking|calling)(?=$| (?:from|of|with|at)\b)/i, '')
  const [, name = said, firm = ''] =
    sameName.exec(said)?.toSpliced(2, 1) ??
    /^(.{1,80}?),?(?: (?:and )?(?:i|we) (?:work|am|are))? (?:from|frm|of|with|at) (.+)$/i.exec(
      said.replace(/,? with (?:an? )?(?:apostrophe|accent|hyphen|umlaut)\b.*/i, ''),
    ) ??
    /^((?:\S+ ){1,6}\S+), (\p{Lu}[^,]+)$/u.exec(said) ??
    []
  const isFirm =
    firm !== '' &&
    !firm.includes('@') &&
    !/^(?:(?:an? |one |two |double )?\p{L}(?!\p{L})|the end\b)/iu.test(firm)
  const company = isFirm ? hearCompany(firm) : undefined
  if (isFirm && company === undefined) return { name: said }
  return { name, ...(company === undefined ? {} : { company }) }
}

/** Whether a part is two or three words that are not all common. If it has no capitals, and no name is likely, none
 * may be common. */
export function looksLikeName(said: string, isLikely: boolean): boolean {
  const part = said.replace(title, '')
  if (part !== said && /^\p{Lu}[\p{L}'’-]+$/u.test(part)) return true
  if (!/^\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){1,3}$/u.test(part)) return false
  const isWritten = /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(part)
  const words = normalise(part).split(' ')
  return isWritten || isLikely ? !words.every(isCommonWord) : !words.some(isCommonWord)
}

/** One to four words, each with a capital, not all common: "Acme", "Brown and Sons". */
export const isProper = (part: string): boolean =>
  !/^I['’]/.test(part) &&
  /^[\p{Lu}\d][\p{L}\d&.'’-]*(?:,? (?:&|and|of|the|du|de|der|den|von|van|zu|la|el|al|di|da|y|e|zum|zur|am|im|[\p{Lu}\d][\p{L}\d&.'’-]*)){0,4}$/u.test(
    part,
  ) &&
  !part.toLowerCase().split(' ').every(isCommonWord)

const wordsOf = (name: string): string[] => name.replace(title, '').toLowerCase().split(' ')

/** Whether a name is another form of one that is held: "Tom Whitfield" of "Tom", "Ben Itoh" of "Ben Ito", "Anton Weiss" of
 * "Dr. Weiss". */
export function isLikeName(name: string, held: string): boolean {
  const [said, before] = [wordsOf(name), wordsOf(held)]
  return before.every((word) => said.some((other) => slips(word, other) <= (word.length > 3 ? 2 : 0)))
}

/** Which part of a name one word is; undefined for a whole name. */
export const halfOf = (name: string, part: 'first' | 'last' | undefined): 'first' | 'last' | undefined =>
  name.replace(title, '').includes(' ') ? undefined : title.test(name) ? 'last' : (part ?? 'first')

/** The name with the part that was said: a family name, or a word like one that is held. */
export function nameWith(held: string, value: string, part: 'first' | 'last' | undefined): string {
  const words = held.replace(title, '').split(' ')
  const start = (words[0] ?? held).slice(0, 3).toLowerCase()
  if (
    words.length < 2 &&
    value.includes(' ') &&
    value
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(start))
  )
    return value
  if (
    words.length < 2 &&
    slips(held.toLowerCase(), value.toLowerCase()) <= 2 &&
    value.toLowerCase().startsWith(start.slice(0, 2))
  )
    return value
  if (part === 'last') return `${words[0] ?? ''} ${value}`
  if (part === 'first') return [value, ...words.slice(words.length > 1 ? 1 : 0)].join(' ')
  const near = words.find((word) => slips(word.toLowerCase(), value.toLowerCase()) <= 2)
  return value.includes(' ') || words.length < 2 || near === undefined ? value : held.replace(near, value)
}
