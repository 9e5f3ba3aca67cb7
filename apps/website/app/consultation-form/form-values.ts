import type { ConsultationContext } from '#server/consultations/consultation-context.ts'
import type { ConsultationFormConfig } from './form-config.ts'

/** The fields a visitor fills in, in the order of the form. `page_source` is the form's own. */
export const fieldNames = ['name', 'email', 'phone', 'company', 'service', 'message'] as const
export type FieldName = (typeof fieldNames)[number]
export type FormValues = Record<FieldName, string>

/** The `id` of a field, the same for its label, its messages and the links of the summary. */
export function fieldId(form: ConsultationFormConfig, name: FieldName): string {
  return `${form.pageSource}-${name}`
}

/** What an empty form holds. */
export function emptyValues(form: ConsultationFormConfig): FormValues {
  return { name: '', email: '', phone: '', company: '', service: form.defaultService, message: '' }
}

/**
 * What the form holds, as the visitor wrote it; a native POST's CRLF is the LF that was typed.
 * Fields that are missing, or files where text belongs, read as the form's defaults.
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

/** The body of a consultation request: the values and the form they came from. */
export function toRequest(values: FormValues, form: ConsultationFormConfig) {
  return { ...values, page_source: form.pageSource }
}

export type ConsultationRequestBody = ReturnType<typeof toRequest> & { context?: ConsultationContext }
