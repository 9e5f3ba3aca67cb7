import { type ComponentType, useEffect } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useIsHydrated } from '#app/static.tsx'
import { ConsultationFields } from './consultation-fields.tsx'
import { shownWords } from '#contract/form-fields.ts'
import { hasAppointments } from '#contract/has-appointments.ts'
import type { ConsultationFormConfig } from '#contract/consultation-forms.ts'
import { FormProblem, problemId } from './form-problem.tsx'
import type { ConsultationFailure } from './form-state.ts'
import { noticeId, PrivacyNotice } from './privacy-notice.tsx'
import { SendingDelay } from './sending-delay.tsx'
import { siteAddress } from './site-address.ts'
import { SpamTrap } from './spam-trap.tsx'
import { ThankYou } from './thank-you.tsx'
import { useConsultationForm } from './use-consultation-form.ts'

type FormInItsStateProps = {
  form: ConsultationFormConfig
  /** Shows the thank-you view first. */
  isSent: boolean
  /** A native POST that was not stored. */
  failure: ConsultationFailure | null
  /** What leads on, below the thanks. `token`: the `bookingToken` of `ReceiveOutcome`. */
  next?: ComponentType<{ token: string | undefined }> | null
}

/** A consultation form in one state after the other. Knows no router: `<frontdesk-form>` renders it on other sites. */
export function FormInItsState({ form, isSent, failure, next: Next = null }: FormInItsStateProps) {
  const consultation = useConsultationForm(form, { isSent, failure })
  const { state, isSubmitting, formRef, focusRef } = consultation
  const isHydrated = useIsHydrated()

  useEffect(() => {
    // The thank-you view is shown once: reloading the page shows the form again.
    if (isSent) history.replaceState(history.state, '', `${form.path}#${form.panelId}`)
  }, [isSent, form])

  if (state.status === 'success') {
    const thanks = <ThankYou form={form} headingRef={focusRef} onAgain={consultation.startAgain} />
    if (!hasAppointments || !Next) return thanks
    return (
      <div className="grid gap-6">
        {thanks}
        <Next token={state.bookingToken} />
      </div>
    )
  }
  return (
    <div>
      <FormProblem form={form} state={state} boxRef={focusRef} />
      <form
        ref={formRef}
        method="post"
        action={`${siteAddress}${form.path}${form.path === '/' ? '?index' : ''}#${problemId(form)}`}
        noValidate={isHydrated}
        onSubmit={consultation.submit}
        className="grid gap-5"
      >
        <ConsultationFields
          form={form}
          values={consultation.firstValues}
          errors={state.errors}
          messageLength={consultation.messageLength}
          onInput={consultation.saveAnswer}
          onBlur={consultation.recheck}
        />
        <SpamTrap />
        <PrivacyNotice form={form} />
        <div>
          <Button
            type="submit"
            tone="lamp"
            wide
            aria-disabled={isSubmitting || undefined}
            aria-describedby={noticeId(form)}
          >
            {isSubmitting ? shownWords.submitting : form.submitLabel}
          </Button>
          <SendingDelay isSubmitting={isSubmitting} />
        </div>
      </form>
    </div>
  )
}
