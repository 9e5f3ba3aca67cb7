import { fieldLimits } from '#server/consultations/consultation.ts'

/** From here on the visitor is told how much room is left. */
const nearLimit = fieldLimits.message * 0.9
const inWords = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'character' : 'characters'}`

/** How long the message may be: the limit, and near it what is left or too much. Nothing is cut. */
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
