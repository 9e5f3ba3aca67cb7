/** The fields of the consultation form, in the order of asking. */
export const formFields = ['name', 'email', 'phone', 'company', 'service', 'message'] as const
export type FormField = (typeof formFields)[number]
/** The name of a field of the agency's own: `answers.level`. */
export type OwnName = `answers.${string}`
export type Field = FormField | OwnName

/** A value for a field. Without a value, the visitor says that there is none. */
export type FieldValue = {
  field: Field
  value: string | undefined
  /** `given`: the visitor names the field, or it can only be this one. `likely`: it looks like it. `asked`: it may be one if the
   * field was asked for. */
  sure: 'given' | 'likely' | 'asked'
  /** The part of the name that it is. */
  part?: 'first' | 'last' | undefined
  /** A number as it was written. */
  written?: string | undefined
}

/** A field of the agency's own that the visitor is asked for. */
export type OwnQuestion = {
  name: OwnName
  label: string
  kind: 'text' | 'long-text' | 'choice' | 'date' | 'number' | 'tick'
  /** The answers to choose from, word for word. */
  options?: readonly string[]
  /** The least and the greatest number, or the first and the last day as YYYY-MM-DD. */
  min?: number | string | undefined
  max?: number | string | undefined
  decimals?: boolean | undefined
  /** The maximum number of characters. */
  limit?: number | undefined
  /** What a tick stores. */
  ticked?: string
  /** Whether the form cannot be sent without it. `false`: it is not asked for, and noted if the visitor names it. */
  required?: boolean
}

/**
 * What is known of the form: the question that was asked last, the beginning of an address or number that the turn before broke off,
 * the values that it holds, and the field that was answered last.
 */
export type Known = {
  question: string | undefined
  begun: string
  held: Readonly<Partial<Record<Field, string>>>
  answered: Field | undefined
}
