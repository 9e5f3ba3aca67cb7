import { type FocusEvent, type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { readConsultationRequest } from '#server/consultations/consultation-request.ts'
import type { FieldElement } from './field.tsx'
import { drafts } from './draft.ts'
import type { ConsultationFormConfig } from './form-config.ts'
import { idleState, stateAfter, type FormState } from './form-state.ts'
import { fieldNames, readFormValues, toRequest } from './form-values.ts'
import type { SendOutcome } from './send-consultation.ts'
import { concludeSubmission, currentSubmission, submitOnce } from './submission.ts'

function isField(target: unknown): target is FieldElement {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

/** True while nobody has changed the field since the server wrote it. */
function isUntouched(field: FieldElement): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected ?? true
  return field.value === field.defaultValue
}

/**
 * The form's behaviour in a browser with JavaScript. The fields are uncontrolled: they are the only place that holds what
 * was typed, so nothing typed before this code arrived is lost.
 * @param initial what the server's page shows: the form, the thank-you view, or a failed native POST.
 */
export function useConsultationForm(form: ConsultationFormConfig, initial: FormState) {
  const formRef = useRef<HTMLFormElement>(null)
  /** Whatever wants the focus: the problem box above the form, or the heading of the thank-you view. */
  const focusRef = useRef<HTMLDivElement & HTMLHeadingElement>(null)
  const [state, setState] = useState(initial)
  /** The server wrote the visitor's own answers into the fields: they are newer than any draft. */
  const [isAnswer] = useState(initial.status === 'error')
  const [submission, setSubmission] = useState<Promise<SendOutcome> | null>(null)
  const [messageLength, setMessageLength] = useState(0)

  useEffect(() => {
    const element = formRef.current
    if (!element) {
      drafts.clear(form.pageSource)
      return
    }
    const draft = drafts.load(form.pageSource)
    const kept = isAnswer ? {} : draft.values
    for (const name of fieldNames) {
      const field = element.elements.namedItem(name)
      const typed = kept[name]
      if (isField(field) && typed !== undefined && isUntouched(field)) field.value = typed
    }
    const values = readFormValues(new FormData(element), form)
    drafts.save(form.pageSource, { ...draft, values })
    setMessageLength(values.message.length)
    setSubmission(currentSubmission(form.pageSource) ?? null)
  }, [form, isAnswer])

  useEffect(() => {
    if (!submission) return
    let isShown = true
    void submission.then((outcome) => {
      if (!isShown) return
      concludeSubmission(form.pageSource)
      setSubmission(null)
      setState((before) => stateAfter(outcome, before))
    })
    return () => {
      isShown = false
    }
  }, [form, submission])

  const { focusMoves } = state
  useEffect(() => {
    if (focusMoves === 0) return
    if (focusRef.current) focusRef.current.focus()
    else formRef.current?.querySelector('input')?.focus()
  }, [focusMoves])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (submission) return
    const values = readFormValues(new FormData(event.currentTarget), form)
    const read = readConsultationRequest(toRequest(values, form))
    if (read.valid) {
      setState(idleState)
      setSubmission(submitOnce(values, form))
      return
    }
    setState((before) => ({
      ...idleState,
      summary: read.errors,
      errors: read.errors,
      focusMoves: before.focusMoves + 1,
    }))
  }

  /** Takes back the message beside a field as soon as what is in it would be accepted, and rewords it when it is left. */
  function recheck(event: FormEvent<FieldElement> | FocusEvent<FieldElement>) {
    const { name } = event.currentTarget
    if (!formRef.current || state.errors[name] === undefined) return
    const values = readFormValues(new FormData(formRef.current), form)
    const read = readConsultationRequest(toRequest(values, form))
    const error = read.valid ? undefined : read.errors[name]
    if (error !== undefined && event.type === 'input') return
    const { [name]: _, ...others } = state.errors
    setState({ ...state, errors: error === undefined ? others : { ...others, [name]: error } })
  }

  function keep(event: FormEvent<FieldElement>) {
    if (!formRef.current) return
    const values = readFormValues(new FormData(formRef.current), form)
    drafts.save(form.pageSource, { ...drafts.load(form.pageSource), values })
    setMessageLength(values.message.length)
    recheck(event)
  }

  function startAgain() {
    setState((before) => ({ ...idleState, focusMoves: before.focusMoves + 1 }))
    setMessageLength(0)
  }

  return {
    state,
    isSubmitting: submission !== null,
    messageLength,
    formRef,
    focusRef,
    submit,
    keep,
    recheck,
    startAgain,
  }
}
