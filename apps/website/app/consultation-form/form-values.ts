import type { FieldName } from '#agency/schema/form-fields.ts'
import type { ConsultationContext } from '#contract/consultation-context.ts'
import type { ConsultationFormConfig } from './form-config.ts'

/** The answers by field, empty where the form has no such field. `page_source` is added by the form. */
export type FormValues = Record<FieldName, string>

/** Returns the `id` of a field, used by its label, its messages and the links of the summary. */
export function fieldId(form: ConsultationFormConfig, name: FieldName): string {
  return `${form.pageSource}-${name}`
}

/** Returns the values of an empty form. */
export function emptyValues(form: ConsultationFormConfig): FormValues {
  return { name: '', email: '', phone: '', company: '', service: form.defaultService, message: '' }
}

/**
 * Reads the values of a form unchanged, except that the CRLF of a native POST becomes LF. Missing fields and files in text
 * fields become the form's defaults.
 */
export function readFormValues(data: FormData, form: ConsultationFormConfig): FormValues {
  const text = (name: FieldName, fallback = '') => {
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
  }
}

/** Creates the body of a consultation request: the values and the form's `page_source`. */
export function toRequest(values: FormValues, form: ConsultationFormConfig) {
  return { ...values, page_source: form.pageSource }
}

export type ConsultationRequestBody = ReturnType<typeof toRequest> & { context?: ConsultationContext }
