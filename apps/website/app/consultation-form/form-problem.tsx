import type { MouseEvent, RefObject } from 'react'
import { shownFields, shownWords } from '#contract/form-fields.ts'
import type { ConsultationFormConfig } from '#contract/consultation-forms.ts'
import type { FormState } from './form-state.ts'
import { fieldId } from './form-values.ts'

type FormProblemProps = {
  form: ConsultationFormConfig
  state: FormState
  boxRef: RefObject<HTMLDivElement | null>
}

/**
 * Moves the focus by script, because a fragment in the address would count as a navigation. Without scripts, the link
 * itself works.
 */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const { hash, ownerDocument } = event.currentTarget
  const root = event.currentTarget.getRootNode()
  // On other sites the form stands in a shadow root.
  const field = (root instanceof ShadowRoot ? root : ownerDocument).getElementById(hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** The fragment after a failed native POST, because on a phone the section begins a screen above the problem. */
export const problemId = (form: ConsultationFormConfig) => `${form.pageSource}-problem`

/** The banner and the list of errors, above the form. It gets the focus when it appears. */
export function FormProblem({ form, state, boxRef }: FormProblemProps) {
  const listed = shownFields.map(({ name }) => name).filter((name) => state.summary[name] !== undefined)
  const others = Object.entries(state.summary).filter(([name]) => !listed.some((known) => known === name))
  const hasSummary = listed.length + others.length > 0
  if (state.status !== 'error' && !hasSummary) return null
  return (
    <div ref={boxRef} id={problemId(form)} tabIndex={-1} role="alert" className="banner banner-alarm mb-6">
      {state.status === 'error' && <p>{shownWords.failure}</p>}
      {state.advice && <p>{state.advice}</p>}
      {hasSummary && (
        <>
          <h3 className="font-semibold">{shownWords.problems}</h3>
          <ul className="grid gap-1">
            {listed.map((name) => (
              <li key={name}>
                <a href={`#${fieldId(form, name)}`} onClick={focusField}>
                  {state.summary[name]}
                </a>
              </li>
            ))}
            {others.map(([name, text]) => (
              <li key={name}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
