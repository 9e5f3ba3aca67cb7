import { useEffect, useSyncExternalStore } from 'react'
import { useActionData, useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from './field.tsx'
import { type ConsultationFormConfig, serviceChoices, submittingLabel } from './form-config.ts'
import { FormProblem } from './form-problem.tsx'
import { type ConsultationFailure, type FormState, idleState } from './form-state.ts'
import type { FieldName } from './form-values.ts'
import { MessageHint } from './message-hint.tsx'
import { ThankYou } from './thank-you.tsx'
import { useConsultationForm } from './use-consultation-form.ts'

/** A page's consultation form, in every state it can be in, with and without JavaScript. */
export function ConsultationForm({ form }: { form: ConsultationFormConfig }) {
  const [search] = useSearchParams()
  const isSent = search.get('sent') === form.pageSource
  return <FormInItsState key={String(isSent)} form={form} isSent={isSent} />
}

const subscribeToNothing = () => () => {}

/** False in the server's page and until the browser's code has taken it over. */
function useIsHydrated() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

function initialState(isSent: boolean, failure: ConsultationFailure | undefined): FormState {
  if (isSent) return { ...idleState, status: 'success', focusMoves: 1 }
  if (!failure) return idleState
  const { errors, advice } = failure
  return { status: 'error', advice, summary: errors, errors, focusMoves: 1 }
}

function FormInItsState({ form, isSent }: { form: ConsultationFormConfig; isSent: boolean }) {
  const failure = useActionData<ConsultationFailure>()
  const consultation = useConsultationForm(form, initialState(isSent, failure))
  const { state, isSubmitting, formRef, focusRef } = consultation
  const isHydrated = useIsHydrated()
  const fieldId = (name: string) => `${form.pageSource}-${name}`
  const field = (name: FieldName) => ({
    id: fieldId(name),
    name,
    error: state.errors[name],
    onInput: consultation.keep,
    onBlur: consultation.recheck,
  })
  const value = (name: FieldName) => failure?.values[name] ?? ''

  useEffect(() => {
    // The thank-you view is seen once: reloading the page shows the form again.
    if (isSent) history.replaceState(history.state, '', `${form.path}#${form.sectionId}`)
  }, [isSent, form])

  if (state.status === 'success') {
    return <ThankYou form={form} headingRef={focusRef} onAgain={consultation.startAgain} />
  }
  return (
    <div>
      <FormProblem state={state} fieldId={fieldId} ref={focusRef} />
      <form
        ref={formRef}
        method="post"
        action={`${form.path}${form.path === '/' ? '?index' : ''}#${form.sectionId}`}
        noValidate={isHydrated}
        onSubmit={consultation.submit}
        className="grid gap-5"
      >
        <Field {...field('name')} label="Full name">
          {(control) => (
            <input {...control} type="text" required autoComplete="name" defaultValue={value('name')} />
          )}
        </Field>
        <Field {...field('email')} label="Work email">
          {(control) => (
            <input {...control} type="email" required autoComplete="email" defaultValue={value('email')} />
          )}
        </Field>
        <Field {...field('phone')} label="Phone number">
          {(control) => (
            <input {...control} type="tel" required autoComplete="tel" defaultValue={value('phone')} />
          )}
        </Field>
        <Field {...field('company')} label="Company">
          {(control) => (
            <input
              {...control}
              type="text"
              required
              autoComplete="organization"
              defaultValue={value('company')}
            />
          )}
        </Field>
        {form.hasServiceSelector && (
          <Field {...field('service')} label="Service">
            {(control) => (
              <select {...control} required defaultValue={value('service') || form.defaultService}>
                {serviceChoices.map((service) => (
                  <option key={service}>{service}</option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Field
          {...field('message')}
          label="Message"
          isOptional
          hint={<MessageHint length={consultation.messageLength} />}
        >
          {(control) => <textarea {...control} rows={4} defaultValue={value('message')} />}
        </Field>
        <Button type="submit" tone="lamp" wide aria-disabled={isSubmitting || undefined}>
          {isSubmitting ? submittingLabel : form.submitLabel}
        </Button>
      </form>
    </div>
  )
}
