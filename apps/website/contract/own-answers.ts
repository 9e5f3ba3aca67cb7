import { longestAnswer, ownId, ownPrefix } from '#agency/schema/own-names.ts'
import { type Answers, ownLimit, withLimit } from './consultation.ts'
import type { ownRules } from './form-errors.ts'
import { brokenCharacter, isDay, onOneLine, visibleCharacter } from './written-text.ts'

/** What reading an answer needs of a field of the agency's own. */
export type OwnRule = (typeof ownRules)[number]

/** A form that was opened before the owner removed fields sends answers that nobody asks for any more: more than it can have had. */
const mostFormer = 100

const isInRange = (value: string | number, { min, max }: { min?: unknown; max?: unknown }) =>
  (min === undefined || value >= (min as typeof value)) &&
  (max === undefined || value <= (max as typeof value))

/** Reads the answer to one field. @returns it, normalised, or what is wrong with it */
function readAnswer(rule: OwnRule, given: unknown): { answer: string } | { error: string } {
  const { kind, required, missing } = rule
  if (typeof given !== 'string') return { error: missing }
  const answer = kind === 'long-text' ? given.replaceAll('\r\n', '\n') : onOneLine(given)
  if (!visibleCharacter.test(answer)) return required ? { error: missing } : { answer: '' }
  switch (kind) {
    case 'text':
    case 'long-text': {
      const limit = ownLimit(rule)
      return answer.length > limit ? { error: withLimit(rule.tooLong, limit) } : { answer }
    }
    case 'choice':
      return rule.options.includes(answer) ? { answer } : { error: missing }
    case 'tick':
      return answer === rule.ticked ? { answer } : { error: missing }
    case 'date':
      return isDay(answer) && isInRange(answer, rule) ? { answer } : { error: rule.invalid }
    case 'number': {
      // A comma before three digits groups thousands for some and begins the decimals for others: 1,500.
      const form = rule.decimals ? /^-?\d{1,12}(?:(?:\.|,(?!\d{3}$))\d{1,6})?$/ : /^-?\d{1,15}$/
      const value = Number(answer.replace(',', '.'))
      return form.test(answer) && isInRange(value, rule) ? { answer: String(value) } : { error: rule.invalid }
    }
  }
}

/**
 * Reads the answers to the agency's own fields. Answers to fields that it no longer has are kept as they are: the visitor
 * may have opened the form before.
 * @returns the answers in the order of the fields, and the errors by the field's name in forms
 */
export function readAnswers(
  input: unknown,
  rules: readonly OwnRule[],
  words: { unreadable: string; leaveOut: string },
): { answers: Answers; errors: Record<string, string> } {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { answers: {}, errors: { answers: 'Send the answers as an object by the ids of their fields.' } }
  }
  const given = new Map(Object.entries(input))
  const read = rules.map((rule) => [rule.id, readAnswer(rule, given.get(rule.id) ?? '')] as const)
  const former = [...given].filter(([id]) => !rules.some((rule) => rule.id === id))
  const kept = former.map(([id, answer], index) => {
    const isKept =
      ownId.test(id) && typeof answer === 'string' && answer.length <= longestAnswer && index < mostFormer
    return [id, isKept ? { answer } : { error: words.leaveOut }] as const
  })
  const answers: [string, string][] = []
  const errors: [string, string][] = []
  for (const [id, each] of [...read, ...kept]) {
    if ('error' in each) errors.push([`${ownPrefix}${id}`, each.error])
    else if (brokenCharacter.test(each.answer)) errors.push([`${ownPrefix}${id}`, words.unreadable])
    else if (each.answer !== '') answers.push([id, each.answer])
  }
  return { answers: Object.fromEntries(answers), errors: Object.fromEntries(errors) }
}
