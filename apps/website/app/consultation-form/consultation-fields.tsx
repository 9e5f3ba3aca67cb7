import { fieldId, type FieldName, type FormValues } from './form-values.ts'
import { Field, type FieldEvents } from './field.tsx'
import { formChoices } from '#contract/consultation-choices.ts'
import type { ConsultationFormConfig } from './form-config.ts'
import type { FieldErrors } from '#contract/consultation-request.ts'
import { fieldLimits } from '#contract/consultation.ts'

type ConsultationFieldsProps = FieldEvents & {
  form: ConsultationFormConfig
  /** Initial values of the fields. */
  values: FormValues
  errors: FieldErrors
  messageLength: number
}

/** The fields of a consultation form, in one column. They are uncontrolled: the DOM holds the typed values. */
export function ConsultationFields({
  form,
  values,
  errors,
  messageLength,
  ...events
}: ConsultationFieldsProps) {
  const field = (name: FieldName) => ({ id: fieldId(form, name), name, error: errors[name], ...events })
  return (
    <>
      <Field {...field('name')} label="Full name">
        {(control) => (
          <input {...control} type="text" required autoComplete="name" defaultValue={values.name} />
        )}
      </Field>
      <Field {...field('email')} label="Work e-mail">
        {(control) => (
          <input {...control} type="email" required autoComplete="email" defaultValue={values.email} />
        )}
      </Field>
      <Field {...field('phone')} label="Phone number">
        {(control) => (
          <input {...control} type="tel" required autoComplete="tel" defaultValue={values.phone} />
        )}
      </Field>
      <Field {...field('company')} label="Company">
        {(control) => (
          <input
            {...control}
            type="text"
            required
            autoComplete="organization"
            defaultValue={values.company}
          />
        )}
      </Field>
      {form.hasServiceSelector && (
        <Field {...field('service')} label="Service">
          {(control) => (
            <select {...control} required defaultValue={values.service}>
              {formChoices.map((service) => (
                <option key={service}>{service}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field {...field('message')} label="Message" isOptional hint={<MessageHint length={messageLength} />}>
        {(control) => <textarea {...control} rows={4} defaultValue={values.message} />}
      </Field>
    </>
  )
}

/** The remaining length is shown from this number of characters. */
const nearLimit = fieldLimits.message * 0.9
const inWords = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'character' : 'characters'}`

/** Shows the maximum length of the message and, near it, the remaining or excess length. Nothing is truncated. */
function MessageHint({ length }: { length: number }) {
  const left = fieldLimits.message - length
  return (
    <span aria-live="polite">
      {length < nearLimit && `Up to ${inWords(fieldLimits.message)}.`}
      {length >= nearLimit && left >= 0 && `${inWords(left)} left.`}
      {left < 0 && `${inWords(-left)} too many.`}
    </span>
  )
}
