import { correctValue } from './correct-value.ts'
import { hearDigits } from './phone.ts'

const number = String.raw`\+?\d[\d ().\-/]{5,18}\d`
const correction = String.raw`[\s,.;!-]+(?:(?:no|nope|wait|oh|oops|sorry|excuse me|i mean|rather|actually)[\s,.;!-]+)+`

/** "601 22 33 44. No, excuse me, 601 22 33 45". */
const another = new RegExp(`${number}${correction}(?:(?:it is|it's|its|is) )?(?=${number})`, 'iu')
/** "601 22 33 44, no, 45 at the end". */
const ending = new RegExp(
  `(${number})${correction}((?:(?:it is|it's|its|is|ends? (?:in|with|on)) )?\\d(?: ?\\d){0,6}(?: (?:at|in) (?:the )?end)?)(?![\\d@])(?:, not \\d+)?`,
  'iu',
)

/** Replaces a number that the speaker corrected at once with the right one. */
export function withNumberCorrected(text: string): string {
  const [whole, wrong = '', words = ''] = ending.exec(text.replace(another, '')) ?? []
  if (whole === undefined) return text.replace(another, '')
  const digits = hearDigits(words)
  const right = correctValue(hearDigits(wrong), `ends in ${digits}`)
  return right === undefined ? text : text.replace(another, '').replace(whole, likeGiven(right, wrong))
}

/** Writes digits with the gaps of the number that they correct. */
export function likeGiven(digits: string, given: string): string {
  const left = digits.match(/\d/g) ?? []
  return given.replace(/\d/g, () => left.shift() ?? '') + left.join('')
}
