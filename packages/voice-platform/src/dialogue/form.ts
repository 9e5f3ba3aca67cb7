import { formFields, type Field, type FieldValue, type FormField, type OwnQuestion } from './fields.ts'
import { halfOf, isLikeName, nameWith } from './read/names.ts'
import type { Reading } from './read/reading.ts'

/** The consultation form. A new answer makes a new form. */
export type Form = {
  values: Partial<Record<Field, string>>
  /** The phone number as the visitor wrote it, for reading it back. */
  phoneAsWritten?: string | undefined
  /** The part of the name that is held while the other is asked for. */
  half?: 'first' | 'last' | undefined
  /** Fields that were answered or skipped, in that order. */
  closed: readonly Field[]
  /** The beginning of an address or number that was broken off. */
  partial: string
  /** Wishes for a time. They are sent with the message. */
  wishes: readonly string[]
  /** The fields that the form has. Nothing else is noted. */
  has: readonly FormField[]
  /** The fields that are asked for. What the visitor tells of the others is noted, too. */
  asks: readonly FormField[]
  /** The fields of the agency's own, which are asked for after the others. */
  own: readonly OwnQuestion[]
}

export const emptyForm: Form = {
  values: {},
  closed: [],
  partial: '',
  wishes: [],
  has: formFields,
  asks: formFields,
  own: [],
}

/** The same form without an answer. */
export const emptied = ({ has, asks, own }: Form): Form => ({ ...emptyForm, has, asks, own })

export const isOpen = ({ closed }: Form, field: Field): boolean => !closed.includes(field)

/** The next field without an answer; undefined once all have one or were skipped. */
export const nextField = (form: Form): Field | undefined =>
  [...form.asks, ...ownNames(form, true)].find((field) => isOpen(form, field))

const ownNames = ({ own }: Form, isAsked = false) =>
  own.filter(({ required }) => !isAsked || required !== false).map(({ name }) => name)
/** The field that a question asks for. */
export const fieldOf = (form: Form, asked: string | undefined): Field | undefined =>
  [...formFields, ...ownNames(form)].find((field) => field === asked)
export const ownOf = ({ own }: Form, asked: string | undefined): OwnQuestion | undefined =>
  own.find(({ name }) => name === asked)

/** Stores the answer to a field. Without a value, the field is skipped. */
export function record(form: Form, field: Field, value?: string, written?: string): Form {
  const { [field]: _, ...values } = form.values
  return {
    ...form,
    values: value === undefined ? values : { ...values, [field]: value },
    ...(field === 'phone' ? { phoneAsWritten: written } : {}),
    ...(field === 'name' ? { half: undefined } : {}),
    closed: [...form.closed.filter((each) => each !== field), field],
    partial: '',
  }
}

/** Opens a field again, and deletes its value. */
export function reopen(form: Form, field: Field): Form {
  const without = record(form, field)
  return { ...without, closed: without.closed.filter((each) => each !== field) }
}

/** A polite address. It is no part of the name; "Dr." is. */
const address = /^(?:mr|mrs|ms|miss|herr|frau|sir)\.? +/i

/** The form as the page fills it in: without a polite address, and with the wishes for a time in the message. */
export function filledIn({ values, wishes }: Form): Record<string, string> {
  const said = values.message?.toLowerCase() ?? ''
  const message = [...wishes.filter((wish) => !said.includes(wish.toLowerCase())), values.message]
    .filter((part) => part !== undefined)
    .join('. ')
    .replace(/([?.!])\./g, '$1')
  const name = values.name?.replace(address, '')
  return { ...values, ...(name === undefined ? {} : { name }), ...(message === '' ? {} : { message }) }
}

/**
 * Whether a value belongs into the form. What was said of its field always does. What only looks like one does in a field that is
 * asked for or still open, and what is left over in the field that is asked for.
 */
function isWanted(form: Form, asked: string | undefined, { field, value, sure }: FieldValue): boolean {
  if (![...form.has, ...ownNames(form)].includes(field)) return false
  const held = form.values[field]
  if (sure === 'given') return true
  if (sure === 'likely')
    return (
      isOpen(form, field) ||
      asked === field ||
      (field === 'name' && held !== undefined && isLikeName(value ?? '', held))
    )
  return field === asked || (field === 'message' && asked === undefined)
}

/** The order in which a correction of letters is tried: the last answer first. */
const correctable = ({ closed }: Form): FormField[] => [
  ...formFields.filter(
    (field) => field === closed.at(-1) && !['service', 'message', 'phone'].includes(field),
  ),
  ...(['name', 'company', 'email', 'message'] as const),
]

/**
 * The form with everything that was read.
 * @param asked the question that was asked last
 */
export function fill(
  form: Form,
  asked: string | undefined,
  reading: Reading,
): { form: Form; changed: Field[]; wishes: string[]; isSame: boolean } {
  let isSame = false
  let next: Form = {
    ...form,
    wishes: [...new Set([...(reading.changesTime ? [] : form.wishes), ...reading.wishes])],
  }
  // The first name alone: the question for the family name comes once.
  const rest = form.half === 'last' ? 'first' : 'last'
  let said: FieldValue['part']
  const put = (each: FieldValue): void => {
    if (!isWanted(next, asked, each)) return
    const { field, value, written, part = next.half === undefined ? undefined : rest } = each
    if (field === 'name') said = each.part
    const held = next.values[field]
    const patched =
      field === 'name' && held !== undefined && value !== undefined ? nameWith(held, value, part) : value
    if (value === held && !isOpen(next, field)) {
      isSame = true
      return
    }
    next = record(next, field, patched, written)
  }
  for (const each of reading.values) if (each.sure !== 'asked') put(each)
  const fields = [...formFields, ...ownNames(form)]
  const isNew = (field: Field): boolean =>
    form.values[field] !== next.values[field] || isOpen(form, field) !== isOpen(next, field)
  if (reading.partial === undefined && !isSame && !fields.some(isNew)) {
    for (const field of correctable(form)) {
      const held = next.values[field]
      const right = held === undefined ? undefined : reading.patch(held, field)
      if (right === undefined || right === held) continue
      // "Saturday instead of Friday" in a message is no wish for a time.
      const { wishes } = field === 'message' ? form : next
      next = {
        ...record(next, field, right, form.phoneAsWritten && reading.likeWritten(right, form.phoneAsWritten)),
        wishes,
      }
      break
    }
  }
  const isNothing = !fields.some(isNew)
  for (const each of reading.values)
    if (each.sure === 'asked' && (isNothing || (each.field === 'message' && !isNew('message')))) put(each)
  if (!fields.some(isNew) && reading.partial !== undefined) next = { ...next, partial: reading.partial }
  const { name } = next.values
  const isOnly =
    asked === 'name' && fields.every((field) => field === 'name' || field === 'company' || !isNew(field))
  const half = isOnly && name !== undefined ? halfOf(name, said) : undefined
  if (next.half !== undefined && asked !== undefined) next = record(next, 'name', name)
  else if (half !== undefined && form.half === undefined) next = { ...next, half, closed: form.closed }
  const wishes = next.wishes.filter((wish) => !form.wishes.includes(wish))
  return { form: next, changed: fields.filter(isNew), wishes, isSame }
}
