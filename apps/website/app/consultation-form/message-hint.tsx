import { fieldLimits } from '#contract/consultation.ts'

/** The remaining length is shown from this number of characters. */
const nearLimit = fieldLimits.message * 0.9
const inWords = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'character' : 'characters'}`

/** Shows the maximum length of the message and, near it, the remaining or excess length. Nothing is truncated. */
export function MessageHint({ length }: { length: number }) {
  const left = fieldLimits.message - length
  return (
    <span aria-live="polite">
      {length < nearLimit && `Up to ${inWords(fieldLimits.message)}.`}
      {length >= nearLimit && left >= 0 && `${inWords(left)} left.`}
      {left < 0 && `${inWords(-left)} too many.`}
    </span>
  )
}
