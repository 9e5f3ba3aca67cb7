/* Without the schema library: the forms in the browser read this, too. */

/** The beginning of the name of an own field in forms, errors and columns; its id follows. */
export const ownPrefix = 'answers.'
export type OwnName = `${typeof ownPrefix}${string}`

/** The id of an own field, of at most 40 characters. Every object has a `constructor` without having an answer to it. */
export const ownId = /^(?!constructor$)(?=.{1,40}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** The longest answer that any own field may have. */
export const longestAnswer = 5000

/** Whether a field of a form is the agency's own. */
export const isOwn = <Field extends object>(field: Field): field is Extract<Field, { kind: unknown }> =>
  'kind' in field
