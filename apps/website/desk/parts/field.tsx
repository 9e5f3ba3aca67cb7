import { type ComponentProps, type ReactNode, useId, type KeyboardEvent } from 'react'

type FieldProps = {
  label: string
  hint?: string
  error?: string | undefined
  /** Renders the control with the attributes that tie it to label, hint and error. */
  children: (ties: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean | undefined
  }) => ReactNode
}

/**
 * A control with its label above it, and its error between the two. An error is announced when it appears: clear it before each
 * try, or the same one is announced only once.
 */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean)
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': error !== undefined || undefined,
      })}
    </div>
  )
}

type Words = { label: string; hint?: string; error?: string | undefined }

/** A single-line field. */
export function TextField({ label, hint, error, ...input }: Words & ComponentProps<'input'>) {
  return (
    <Field label={label} error={error} {...(hint !== undefined && { hint })}>
      {(ties) => <input className="control" {...input} {...ties} />}
    </Field>
  )
}

/** A multi-line field. */
export function TextArea({ label, hint, error, ...input }: Words & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error} {...(hint !== undefined && { hint })}>
      {(ties) => <textarea className="control" {...input} {...ties} />}
    </Field>
  )
}

/**
 * Handles keys in a text field: Ctrl or Cmd with Enter sends the text, and Escape leaves the field, so that single keys work
 * again. The focus moves to the section around the field, from where Tab continues.
 */
export function leaveOrSend(event: KeyboardEvent<HTMLElement>, send: () => void): void {
  if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
    event.preventDefault()
    send()
  } else if (event.key === 'Escape') event.currentTarget.closest<HTMLElement>('section')?.focus()
}
