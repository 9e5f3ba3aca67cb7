import { isFunctionStem, stem } from '../words.ts'
import { afterCorrection } from './corrections.ts'
import { readSpelled } from './spelled.ts'

const beforeName =
  /^(?:(?:yes|yeah|sure|okay|ok|of course|well|um|uh|hi|hello|no|so|and)[,.!]? +)*(?:(?:my|her|his|their|the|our|full|first) +)*(?:name(?:'s| is| was)?(?: should be)?|i am|i'm|im|it is|it's|its|this is|that is|that's|call me|speaking is|should be|change it to)? */i

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
  const repeated = said.at(-1)?.charAt(0).toLowerCase() === letters.charAt(0)
  return [...(repeated ? said.slice(0, -1) : said), letters]
}

/** Capitalises every word of a text without capitals. */
function capitalised(text: string): string {
  if (/\p{Lu}/u.test(text)) return text
  return text.replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** Short answers that are not names. */
const notNames =
  /^(?:yes|yeah|yep|no|nope|ok|okay|sure|right|correct|what|why|how|maybe|nothing|none|help|thanks|thank you|hm+|please|wait)$/i

/** A name that is said and then spelled: "Ljubica Horvat. L, J, U, B, I, C, A." */
const thenSpelled =
  /^([^.,;:]*\p{L}{2}[^.,;:]*(?:, [^.,;:]+)?)[.,;:]\s*(?:(?:and )?(?:i spell(?: it)?|that's|that is|spelled|spelt|it is|it's)[,:]? *)?((?:\p{L}[\s,.-]+){2,}\p{L})[.]?$/iu

/** Removes the spelling from a name if it only repeats the name. */
export function withoutSpelling(text: string): string {
  const [, said = '', letters = ''] = thenSpelled.exec(text.trim()) ?? []
  const spelled = letters.replace(/[^\p{L}]/gu, '').toLowerCase()
  const written = said.replace(/[^\p{L}]/gu, '').toLowerCase()
  return spelled !== '' && written.includes(spelled) ? said : text
}

/** The name in an answer to "What is your name?"; undefined if it holds none or is about something else. */
export function hearName(utterance: string): string | undefined {
  const words = withoutSpelling(afterCorrection(utterance))
    .replace(beforeName, '')
    .replace(/[,.!? ]+/g, ' ')
    .replace(/ (?:(?:here|speaking|please) ?)?$/i, '')
    .trim()
    .split(/\s+/)
    .filter(
      (word, at, all) =>
        (word.length === 1 || word !== all[at - 1]) && !/^(?:and|um|uh|spelled|spelt|that's|is)$/i.test(word),
    )
  if (words.length === 0 || words[0] === '' || notNames.test(words.join(' '))) return undefined
  // "And the quarterly thing" is no name, "Maria de la Cruz" is.
  if (words.length > 2 && words.some((word) => /^\p{Ll}{2}/u.test(word) && isFunctionStem(stem(word))))
    return undefined
  const name = joinSpelling(words)
  if (name.length > 4 || name.some((word) => !/^[\p{L}][\p{L}'’-]*$/u.test(word))) return undefined
  return capitalised(name.join(' '))
}

const beforeCompany =
  /^(?:(?:yes|yeah|sure|okay|ok|well|um|uh|no|so|and)[,.!]? +)*(?:(?:i|we) (?:work|am working) (?:for|at|with)|i'm (?:from|with|at)|i am (?:from|with|at)|we(?:'re| are)(?: called| named)?|(?:my|our|the) (?:company|business|firm|shop|practice)(?:'s)?(?: name)?(?: is|'s)?(?: called| named)?|company name is|the name is|it(?:'s| is)(?: called)?|that(?:'s| is)|called|change it to|should be) +/i

const selfEmployed = /\b(?:self[- ]employed|freelanc\w*|on my own|own account)\b/i

/** "No company, I am self-employed", "it is for my cat": there is no company. */
export const noCompany =
  /\b(?:(?:(?:i|we) (?:have|am|am with|represent) )?no (?:company|business|firm|employer)|(?:do not|don['’]t) have an? (?:company|business|firm)|without an? (?:company|firm)|(?:i(?:['’]m| am) )?(?:an? )?private (?:person|individual|customer|household)|(?:i am|i['’]m|it(?:['’]s| is)|just|only|as an?|this is)[ ,]*(?:just |only |for )?(?:me|myself|privately?|self[- ]employed|freelanc\w*)|self[- ]employed|freelanc(?:e|er|ing)|(?:it(?:['’]s| is)|this is|that(?:['’]s| is)) (?:just )?for (?:my|me|our|us)\b(?! (?:company|business|firm|shop|practice|office|team))[^,.;]*|not an? (?:company|business|firm))\b/i

/** The company in an answer to "Which company are you with?". */
export function hearCompany(utterance: string): string | undefined {
  const text = afterCorrection(utterance).trim()
  if (selfEmployed.test(text)) return 'Self-employed'
  const company = text
    .replace(beforeCompany, '')
    .replace(/(?<![.!?,;])[.!?,;]+$/, '')
    .trim()
  if (company === '' || company.split(/\s+/).length > 6) return undefined
  return capitalised(company)
}

/** A company without the words after it that give a reason. */
export const joinedCompany = (company: string): string =>
  company.replace(/, (?:we|i|it|because|since|as|not)\b.*$/i, '')

/** "jo marsh marsh vets" is Jo Marsh of Marsh Vets. */
const sameName = /^(\p{L}{2,} (?=(\p{L}{3,})[ ,]+\2)\p{L}+)[ ,]+(\p{L}+(?: .+)?)$/iu

/** Splits a name from the company that is given with it: "Anna from Acme". */
export function splitPerson(said: string): { name: string; company?: string } {
  const [, name = said, firm = ''] =
    sameName.exec(said)?.toSpliced(2, 1) ??
    /^(.{1,80}?),? (?:from|frm|of|with|at) (.+)$/i.exec(said) ??
    /^((?:\S+ ){1,6}\S+), (\p{Lu}[^,]+)$/u.exec(said) ??
    []
  const company = firm === '' || firm.includes('@') ? undefined : hearCompany(firm)
  return { name, ...(company === undefined ? {} : { company }) }
}
