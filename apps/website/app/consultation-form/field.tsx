import type { FocusEvent, FormEvent, ReactNode } from 'react'
import { shownWords } from '#contract/form-fields.ts'
import type { ControlName } from './form-values.ts'

/** The attributes that tie label, hint and error to a control. */
type ControlAttributes = {
  id: string
  name: ControlName
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
} & FieldEvents

export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
export type FieldEvents = {
  onInput: (event: FormEvent<FieldElement>) => void
  onBlur: (event: FocusEvent<FieldElement>) => void
}

type FieldProps = {
  /** The error summary links to this id. */
  id: string
  name: ControlName
  label: string
  isOptional?: boolean
  /** A tick box stands beside its label. */
  isBox?: boolean
  hint?: ReactNode
  error: string | undefined
  children: (control: ControlAttributes) => ReactNode
} & FieldEvents

/** A label, then the hint and the error, then the control. */
export function Field({
  id,
  name,
  label,
  isOptional = false,
  isBox = false,
  hint,
  error,
  children,
  ...events
}: FieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={isBox ? 'field relative ps-9' : 'field'} data-invalid={error ? true : undefined}>
      <label className="field-label" htmlFor={id}>
        {label} {isOptional && <span className="field-optional">{shownWords.optional}</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {children({
        id,
        name,
        className: 'field-control',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
        ...events,
      })}
    </div>
  )
}
