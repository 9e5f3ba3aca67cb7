import { slips } from '../spelling.ts'
import { likeWritten } from './corrections.ts'
import { hearDigits } from './spelled.ts'

export { phonePhrases } from '../expected-words.ts'

/** Digits of the shortest subscriber number that visitors are likely to give, and of the longest in E.164. */
const fewest = 7
const most = 15

const unit = String.raw`(?:\+?\(?\d[\d().\-/]*|(?:plus|(?<![.!?] )oh(?! (?:and|wait|sorry|yes|no|the|my|it|also|by))|o|zero|nought|naught|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?|hundred|double|triple|treble)(?![\p{L}'’]))`
const between = String.raw`(?:[\s,–-]|\.(?=\s?\d)|(?<![\p{L}])(?:and|then|dash|space|um|uh|er|erm)(?!\p{L}))+`
/** Digits in figures and words: "plus one, 415", "900, and then 461". */
const run = new RegExp(String.raw`(?<![\p{L}\p{N}@.])${unit}(?:${between}${unit})*(?![\p{L}@])`, 'giu')
const gaps = /[ ().\-/]/

/** Before digits that are not meant: "not sixty-one". */
const denied = /\b(?:not|nor|instead of|rather than)(?: (?:in|the|a))* $/i
/** Before digits that replace others, and after them. */
const corrects =
  /\b(?:no|not|sorry|wrong|rather|actually|i mean|end|ends|ending|last|oops|wait)\b[^\d]{0,40}$/i
const atEnd = /^,? (?:at|in|on) (?:the )?end\b/i
/** Before digits that go on with a number. */
const goesOn =
  /\b(?:and|then|rest|last (?:part|bit|piece|half|digits?)|goes on|continues|followed by|also|plus)\b(?:[,:]? (?:then|the|rest|last|part|bit|piece|half|digits?|is|it|goes|on|with|by|of|an?|um|uh|er|erm|finally|again|comes))*[,:]? *$/i
/** Before and after figures that count or tell the time. */
const ofTime = /\b(?:at|after|before|until|till|from|between|on the|around|about|past)(?: the)? $/i
const counts =
  /^(?:st|nd|rd|th)\b|^ ?(?:o['’]?clock|am|pm|a\.m|p\.m|%)|^ (?!(?:and|or|but|please|thanks?|thank|sorry|is|that|not|no|at|in|on|as|more|too|if|it|the|with|without|for|now|so|then|extension|correct|right|was)\b)\p{L}{3,}/iu

/** Before a "one" that is no digit: "the wrong one". */
const aboutThings = /\b(?:the|that|this|which|other|wrong|right|first|last|new|old|no|any|some) $/i

/** A number for the form as it is said by now, as it was written, and the text without it. */
export type HeardNumber = { digits?: string; written?: string | undefined; rest: string }

/** A number that is known: of the turn before, or of the form. `isLast`: it was said last. */
export type KnownNumber = { begun: string; held: string; isAsked: boolean; isLast: boolean }

export const isWholeNumber = (digits: string): boolean => digits.replace('+', '').length >= fewest

/** The number with the digits that were said again: those that begin alike are replaced from there on, else the last ones. */
function corrected(number: string, piece: string): string {
  if (slips(number.slice(-piece.length), piece) < 2) return number.slice(0, -piece.length) + piece
  const at = piece.length > 3 ? number.lastIndexOf(piece.slice(0, 3)) : -1
  return at > 0 ? number.slice(0, at) + piece : number.slice(0, -piece.length) + piece
}

/**
 * Reads a telephone number from a turn. A whole number replaces the one before; a piece is added, or corrects its end. Figures that
 * count or tell the time are none.
 */
export function hearNumber(text: string, { begun, held, isAsked, isLast }: KnownNumber): HeardNumber {
  let digits = begun
  let written: string | undefined
  let end = 0
  let rest = text
  const isAbout =
    /\b(?:phone|telephone|number|mobile|cell|fax|digits?|area code|reach me|rest|last (?:part|bit))\b/i.test(
      text,
    )
  const bare = text
    .replace(run, '')
    .replace(/\b(?:and|then|um|uh|no|sorry|it is|it['’]s|at the end|so)\b/gi, '')
  const isAlone = !/\p{L}{2}/u.test(bare)
  for (const { 0: found, index } of text.matchAll(run)) {
    const piece = hearDigits(found)
    const count = piece.replace('+', '').length
    if (count === 0 || count > most) continue
    const [before, after] = [text.slice(0, index), text.slice(index + found.length)]
    // "No message. My frame is a 54" corrects nothing.
    const isCorrected = corrects.test(
      isAsked || digits !== '' ? before : (before.split(/[.!?]/).at(-1) ?? ''),
    )
    if (denied.test(before)) {
      rest = rest.replace(found, ' ')
      continue
    }
    if (piece === '1' && aboutThings.test(before)) continue
    // "…, and the frame is 56" is said of another thing.
    const isNext = digits !== '' && !/\p{L}{4}/u.test(text.slice(end, index))
    end = index + found.length
    const isWhole = isWholeNumber(piece)
    if (!isWhole && (counts.test(after) || (ofTime.test(before) && !isAlone))) continue
    const known = digits || (isLast || isAbout ? held : '')
    // After the next question, a few digits alone are its answer: "7".
    const isMeant =
      isAsked || isAbout || digits !== '' || (isLast && (isCorrected || goesOn.test(before) || !isAlone))
    // "Area code two oh two. Then triple five, oh one six six."
    if (
      isWhole &&
      digits !== '' &&
      !isWholeNumber(digits) &&
      (isAlone || (digits !== begun && !isCorrected)) &&
      !piece.startsWith('+') &&
      !piece.startsWith(digits.replace('+', '').slice(0, 4))
    ) {
      digits += piece
    } else if (isWhole) {
      digits = piece
      const trimmed = found
        .trim()
        .replace(/^plus (?=\d)/i, '+')
        .replace(/[,.]$/, '')
      written = /^\+?[\d ().\-/]+$/.test(trimmed) && gaps.test(trimmed) ? trimmed : undefined
    } else if (!isMeant || (count < 2 && !isCorrected && !isAlone)) continue
    else if (
      known !== '' &&
      (isCorrected || (atEnd.test(after) && !/\b(?:and|then|plus) $/i.test(before))) &&
      !(goesOn.test(before) && begun !== '')
    )
      digits = corrected(known, piece)
    else if (known !== '' && (begun !== '' || isNext || goesOn.test(before) || isAlone))
      digits = known + piece.replace('+', '')
    else if ((isAsked && (count > 3 || (count > 2 && isAlone))) || (isAbout && count > 2)) digits = piece
    else continue
    if (!isWhole)
      written =
        written !== undefined && digits.length === known.length ? likeWritten(digits, written) : undefined
    rest = rest.replace(found, ' , ')
  }
  return digits === begun || digits.length > most + 1 ? { rest } : { digits, written, rest }
}
