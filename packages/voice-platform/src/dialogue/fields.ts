/** The fields of the consultation form, in the order of asking. */
export const formFields = ['name', 'email', 'phone', 'company', 'service', 'message'] as const
export type FormField = (typeof formFields)[number]

/** A value for a field. Without a value, the visitor says that there is none. */
export type FieldValue = {
  field: FormField
  value: string | undefined
  /** `given`: the visitor names the field, or it can only be this one. `likely`: it looks like it. `asked`: it may be one if the
   * field was asked for. */
  sure: 'given' | 'likely' | 'asked'
  /** The part of the name that it is. */
  part?: 'first' | 'last' | undefined
  /** A number as it was written. */
  written?: string | undefined
}
