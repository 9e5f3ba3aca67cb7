import type { FieldValue, Known } from '../fields.ts'
import { normalise } from '../words.ts'
import { asOneWord, hearEmail, typedEmails } from './email.ts'
import { hearNumber, isWholeNumber } from './numbers.ts'
import { isQuestion, sentencesOf } from './questions.ts'

/** The address and the number of a turn, the beginning of one that is broken off, and the text without them. */
export type Contacts = { values: FieldValue[]; partial?: string | undefined; rest: string }

const saidEmail = /\bat\b.+\b(?:dot|point)\b/i
const isDigits = (begun: string): boolean => /^\+?\d+$/.test(begun)

/** Reads what can only be an address or a number, wherever it is said. */
export function contactsIn(whole: string, known: Known, isOpening: boolean): Contacts {
  const { question: asked, begun, held, answered } = known
  const values: FieldValue[] = []
  const names = normalise(held.name ?? '').split(' ')
  let rest = whole

  const typed = typedEmails(rest)
  for (const each of typed) rest = rest.replace(new RegExp(each.replace(/[.+]/g, '\\$&'), 'i'), ' , ')
  if (saidEmail.test(rest)) rest = asOneWord(rest)
  const email = typed.at(-1) ?? spoken()
  if (email !== undefined) values.push({ field: 'email', value: email, sure: 'given' })

  if (!isOpening || /\d{3}|\b(?:phone|number|mobile|cell|reach|plus)\b/i.test(rest)) {
    const heard = hearNumber(rest, {
      begun: isDigits(begun) ? begun : '',
      held: held.phone ?? '',
      isAsked: asked === 'phone',
      isLast: answered === 'phone',
    })
    if (heard.digits !== undefined) {
      if (!isWholeNumber(heard.digits)) return { values, partial: heard.digits, rest: heard.rest }
      values.push({ field: 'phone', value: heard.digits, sure: 'given', written: heard.written })
      rest = heard.rest
    }
  }
  return { values, partial: values.length === 0 ? broken() : undefined, rest }

  /** "Anna at berg dot example": the last of several, each in a clause of its own. */
  function spoken(): string | undefined {
    const isAsked = asked === 'email'
    const sentences = sentencesOf(rest).filter((each) => !/^(?:what|why|how|who)\b/i.test(each))
    const said = sentences.filter((each) => saidEmail.test(each))
    let email: string | undefined
    for (const sentence of said.length > 0 || !isAsked ? said : sentences.slice(-1)) {
      const clauses = sentence.split(/[,;]\s+|\band (?=\S+ at\b)/).filter((each) => saidEmail.test(each))
      for (const clause of [...clauses, sentence]) {
        const alone = hearEmail(clause, '', names)
        // "Carolina dot", then the whole of it.
        const isWhole = alone !== undefined && 'email' in alone && alone.email.startsWith(begun)
        const heard = isWhole || !isAsked || isDigits(begun) ? alone : hearEmail(clause, begun, names)
        if (!heard || !('email' in heard) || !rest.includes(clause)) continue
        email = heard.email
        rest = rest.replace(
          clause,
          ` , ${/\+?\d[\d ().\-/]{6,}\d/.exec(clause)?.[0] ?? ''} , ${/[.!?]$/.exec(clause)?.[0] ?? ''}`,
        )
      }
    }
    return email
  }

  /** The beginning of an address. Capitals spell a name, small letters an address. */
  function broken(): string | undefined {
    const isBegun = begun !== '' && !isDigits(begun)
    if (isQuestion(whole) || (asked !== 'email' && !isBegun)) return undefined
    const part = hearEmail(sentencesOf(rest).at(-1) ?? '', begun, names)
    return part !== undefined && 'partial' in part && (/[@.]/.test(part.partial) || !/\p{Lu}/u.test(whole))
      ? part.partial
      : undefined
  }
}
