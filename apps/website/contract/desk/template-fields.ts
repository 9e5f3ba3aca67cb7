import { signatureFields, type TemplateField, templateFields } from '#agency/schema/template-fields.ts'

export { signatureFields, type TemplateField, templateFields }

/* Plain functions without the schema library: the desk's browser client includes them. */

/** Words in braces, which look like a field. */
const braces = /\{([\p{L}\p{N}_ -]+)\}/gu

const isField = (name: string): name is TemplateField => templateFields.some((field) => field === name)

/** Fills the fields of a text. One without a value stays as it is. */
export const fillFields = (text: string, values: Partial<Record<TemplateField, string>>): string =>
  text.replaceAll(braces, (whole, name: string) => (isField(name) ? values[name] : undefined) || whole)

/** The first field in a text that was not filled in. */
export const unfilledIn = (text: string): string | undefined =>
  [...text.matchAll(braces)].find(([, name = '']) => isField(name))?.[0]

/** Words in braces that are none of these fields. */
export const unknownIn = (text: string, fields: readonly TemplateField[]): string | undefined =>
  [...text.matchAll(braces)].find(([, name = '']) => !fields.some((field) => field === name))?.[0]

/** Titles are no first name. */
const title = /^(?:dr|prof|mr|mrs|ms|mx|herr|frau)\.?\s+/iu

/** The first name of a person, or the whole name if it is one word. */
export function firstNameOf(name: string): string {
  let rest = name.trim()
  while (title.test(rest)) rest = rest.replace(title, '')
  return rest.split(/\s+/u)[0] || name.trim()
}

/** A signature with its fields filled in, without the lines that lack a value. */
export const fillSignature = (text: string, values: Partial<Record<TemplateField, string>>): string =>
  text
    .split('\n')
    .map((line) => fillFields(line, values))
    .filter((line) => unfilledIn(line) === undefined)
    .join('\n')
    .trim()
