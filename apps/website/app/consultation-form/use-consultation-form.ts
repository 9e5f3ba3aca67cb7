import { type FocusEvent, type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { drafts } from './draft.ts'
import type { FieldElement } from './field.tsx'
import type { ConsultationFormConfig } from '#contract/consultation-forms.ts'
import { type ConsultationFailure, idleState, initialState } from './form-state.ts'
import { emptyValues, readForm, readFormValues, toRequest } from './form-values.ts'
import { type FormCode, loadedFormCode, loadFormCode, prepareFormCode } from './load-form-code.ts'
import { readTextAreas, restoreDraft } from './restore-draft.ts'
import type { SendOutcome } from './post-consultation.ts'
import { readTrap } from './spam-trap.tsx'
import { useFilledDraft } from './use-filled-draft.ts'

/**
 * The form's behaviour in a browser with JavaScript. The fields are uncontrolled: the DOM holds the typed values, so text
 * typed before this code loads is kept.
 */
export function useConsultationForm(
  form: ConsultationFormConfig,
  { isSent, failure }: { isSent: boolean; failure: ConsultationFailure | null },
) {
  const formRef = useRef<HTMLFormElement>(null)
  /** The element to focus: the problem box above the form, or the heading of the thank-you view. */
  const focusRef = useRef<HTMLDivElement & HTMLHeadingElement>(null)
  const [state, setState] = useState(() => initialState(isSent, failure))
  /** The answers of a failed native POST, which the server wrote into the fields. They are newer than any draft. */
  const [answers, setAnswers] = useState(failure?.values ?? null)
  const [typedBefore] = useState(() => failure && readTextAreas(form))
  const [pending, setPending] = useState<Promise<SendOutcome> | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const [messageLength, setMessageLength] = useState(0)

  useEffect(() => {
    const element = formRef.current
    if (!element) {
      drafts.clear(form.pageSource)
      return undefined
    }
    const draft = drafts.load(form.pageSource)
    restoreDraft(element, typedBefore ?? draft.values)
    const values = readFormValues(new FormData(element), form)
    drafts.save(form.pageSource, { ...draft, values })
    setMessageLength(values.message.length)
    setPending(loadedFormCode()?.pendingOutcome(form.pageSource) ?? null)
    return prepareFormCode(element)
  }, [form, typedBefore])

  useFilledDraft(formRef, form, setMessageLength)

  useEffect(() => {
    if (!pending) return
    let isShown = true
    void pending.then((outcome) => {
      const formCode = loadedFormCode()
      if (!isShown || !formCode) return
      formCode.markOutcomeShown(form.pageSource)
      setPending(null)
      setState((before) => formCode.stateAfter(outcome, before))
    })
    return () => {
      isShown = false
    }
  }, [form, pending])

  const { focusMoves } = state
  useEffect(() => {
    if (focusMoves === 0) return
    if (focusRef.current) focusRef.current.focus()
    else formRef.current?.querySelector('input')?.focus()
  }, [focusMoves])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending || isWaiting) return
    const element = event.currentTarget
    const data = readForm(element)
    const formCode = loadedFormCode()
    if (formCode) {
      checkAndSend(formCode, data)
      return
    }
    setIsWaiting(true)
    void loadFormCode()
      .then(
        (loaded) => checkAndSend(loaded, data),
        // If the code cannot be loaded, the browser submits the form natively, and the server answers with a page.
        () => element.submit(),
      )
      .finally(() => setIsWaiting(false))
  }

  function checkAndSend(formCode: FormCode, data: FormData) {
    const values = readFormValues(data, form)
    const read = formCode.readConsultationRequest(toRequest(values, form))
    if (read.valid) {
      setState(idleState)
      setPending(formCode.sendConsultation(values, form, readTrap(data)))
      return
    }
    setState((before) => ({
      ...idleState,
      summary: read.errors,
      errors: read.errors,
      focusMoves: before.focusMoves + 1,
    }))
  }

  /** Removes the message beside a field as soon as its value is valid, and updates it when the field is left. */
  function recheck(event: FormEvent<FieldElement> | FocusEvent<FieldElement>) {
    const { name } = event.currentTarget
    const formCode = loadedFormCode()
    if (!formCode || !formRef.current || state.errors[name] === undefined) return
    const values = readFormValues(readForm(formRef.current), form)
    const read = formCode.readConsultationRequest(toRequest(values, form))
    const error = read.valid ? undefined : read.errors[name]
    if (error !== undefined && event.type === 'input') return
    const { [name]: _, ...others } = state.errors
    setState({ ...state, errors: error === undefined ? others : { ...others, [name]: error } })
  }

  function saveAnswer(event: FormEvent<FieldElement>) {
    if (!formRef.current) return
    const values = readFormValues(new FormData(formRef.current), form)
    drafts.save(form.pageSource, { ...drafts.load(form.pageSource), values })
    setMessageLength(values.message.length)
    recheck(event)
  }

  function startAgain() {
    setState((before) => ({ ...idleState, focusMoves: before.focusMoves + 1 }))
    setAnswers(null)
    setMessageLength(0)
  }

  return {
    state,
    firstValues: answers ?? emptyValues(form),
    isSubmitting: pending !== null || isWaiting,
    messageLength,
    formRef,
    focusRef,
    submit,
    saveAnswer,
    recheck,
    startAgain,
  }
}
