import { fieldId, formerAnswers, type FormValues } from './form-values.ts'
import { Field, type FieldEvents } from './field.tsx'
import { formChoices } from '#contract/consultation-choices.ts'
import type { ConsultationFormConfig } from '#contract/consultation-forms.ts'
import type { FieldErrors } from '#contract/consultation-request.ts'
import { fieldLimits } from '#contract/consultation.ts'
import { shownFields, shownWords } from '#contract/form-fields.ts'
import { plural } from '#contract/plural.ts'

type ConsultationFieldsProps = FieldEvents & {
  form: ConsultationFormConfig
  /** Initial values of the fields. */
  values: FormValues
  errors: FieldErrors
  messageLength: number
}

const inputs = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  company: { type: 'text', autoComplete: 'organization' },
} as const

/** The fields of a consultation form, in one column. They are uncontrolled: the DOM holds the typed values. */
export function ConsultationFields({
  form,
  values,
  errors,
  messageLength,
  ...events
}: ConsultationFieldsProps) {
  const fields = shownFields.filter(({ name }) => name !== 'service' || form.hasServiceSelector)
  return (
    <>
      {fields.map(({ name, label, hint, required, options, input }) => (
        <Field
          key={name}
          id={fieldId(form, name)}
          name={name}
          label={label}
          isOptional={!required}
          isBox={input?.type === 'checkbox'}
          hint={name === 'message' ? <MessageHint hint={hint} length={messageLength} /> : hint}
          error={errors[name]}
          {...events}
        >
          {(control) => {
            const value = values[name] ?? ''
            const shared = { ...control, required, defaultValue: value }
            const isTyped = name === 'name' || name === 'email' || name === 'phone' || name === 'company'
            if (isTyped) return <input {...shared} {...inputs[name]} />
            if (input?.type === 'checkbox') {
              const box = {
                ...control,
                ...input,
                className: 'absolute top-0 start-0 size-6 accent-brand',
                required,
              }
              return <input {...box} defaultChecked={value === input.value} />
            }
            if (input) return <input {...shared} {...input} />
            const choices = name === 'service' ? formChoices : options
            if (!choices) return <textarea {...shared} rows={4} />
            return (
              <select {...shared}>
                {options && <option value="">–</option>}
                {choices.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
            )
          }}
        </Field>
      ))}
      {formerAnswers(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}

/** The remaining length is shown from this number of characters. */
const nearLimit = fieldLimits.message * 0.9

/** Shows the hint of the message and, near its maximum length, the remaining or excess length. Nothing is truncated. */
function MessageHint({ hint, length }: { hint: string | undefined; length: number }) {
  const left = fieldLimits.message - length
  return (
    <span aria-live="polite">
      {length < nearLimit && hint}
      {length >= nearLimit && left >= 0 && plural(shownWords.left, left)}
      {left < 0 && plural(shownWords.tooMany, -left)}
    </span>
  )
}
