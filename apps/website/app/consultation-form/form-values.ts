import type { FieldName } from '#agency/schema/form-fields.ts'
import type { ConsultationContext } from '#contract/consultation-context.ts'
import { type OwnName, ownPrefix } from '#agency/schema/own-names.ts'
import { shownFields } from '#contract/form-fields.ts'
import type { ConsultationFormConfig } from '#contract/consultation-forms.ts'

/** The name of a control: one of the six fields, or one of the agency's own. */
export type ControlName = FieldName | OwnName

/** The answers by field, empty where the form has no such field. `page_source` is added by the form. */
export type FormValues = Record<FieldName, string> & { readonly [name: OwnName]: string }

/** Returns the `id` of a field, used by its label, its messages and the links of the summary. */
export function fieldId(form: ConsultationFormConfig, name: ControlName): string {
  return `${form.pageSource}-${name}`
}

/** Returns the values of an empty form. */
export function emptyValues(form: ConsultationFormConfig): FormValues {
  return { name: '', email: '', phone: '', company: '', service: form.defaultService, message: '' }
}

/** Reads a form. What is no date has no value in a browser, so it gets one that no rule accepts: it is not left out silently. */
export function readForm(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  for (const { name, validity } of form.querySelectorAll('input')) if (validity.badInput) data.set(name, '?')
  return data
}

/**
 * Reads the values of a form unchanged, except that the CRLF of a native POST becomes LF. Missing fields and files in text
 * fields become the form's defaults.
 */
export function readFormValues(data: FormData, form: ConsultationFormConfig): FormValues {
  const text = (name: ControlName, fallback = '') => {
    const value = data.get(name)
    return typeof value === 'string' ? value : fallback
  }
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    service: form.hasServiceSelector ? text('service', form.defaultService) : form.defaultService,
    message: text('message').replaceAll('\r\n', '\n'),
    ...Object.fromEntries(sentNames(data).map((name) => [name, text(name).replaceAll('\r\n', '\n')])),
  }
}

const isOwnName = (name: string): name is OwnName => name.startsWith(ownPrefix)
const ownNames = shownFields.map(({ name }) => name as string).filter(isOwnName)

/** The own fields of the form, with those that it had when the visitor opened it. */
const sentNames = (data: FormData): OwnName[] => [
  ...new Set([...ownNames, ...[...data.keys()].filter(isOwnName)]),
]

/** Answers to own fields that the form had when the visitor opened it. They stay in the form that the server returns. */
export const formerAnswers = (values: FormValues): [OwnName, string][] =>
  Object.entries(values).filter(
    (entry): entry is [OwnName, string] =>
      isOwnName(entry[0]) && !ownNames.includes(entry[0]) && entry[1] !== '',
  )

/** Creates the body of a consultation request: the values, with those of own fields as `answers`, and the form's `page_source`. */
export function toRequest(values: FormValues, form: ConsultationFormConfig) {
  const { name, email, phone, company, service, message } = values
  const answers = Object.entries(values).flatMap(([name, value]) =>
    isOwnName(name) ? [[name.slice(ownPrefix.length), value]] : [],
  )
  return {
    name,
    email,
    phone,
    company,
    service,
    message,
    page_source: form.pageSource,
    ...(answers.length > 0 && { answers: Object.fromEntries(answers) as Record<string, string> }),
  }
}

export type ConsultationRequestBody = ReturnType<typeof toRequest> & { context?: ConsultationContext }
