import type { RefObject, SubmitEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { shownWords } from '#contract/form-fields.ts'
import type { ConsultationFormConfig } from '#contract/consultation-forms.ts'

type ThankYouProps = {
  form: ConsultationFormConfig
  headingRef: RefObject<HTMLHeadingElement | null>
  onAgain: () => void
}

/** Replaces the form when the request is stored. Its button is in a separate form, so that it works without scripts. */
export function ThankYou({ form, headingRef, onAgain }: ThankYouProps) {
  function startAgain(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onAgain()
  }
  return (
    <div className="grid gap-6">
      <div className="banner banner-done">
        <h3 ref={headingRef} tabIndex={-1} className="text-title">
          {shownWords.thanks}
        </h3>
        <output>{form.successText}</output>
      </div>
      <form method="get" action={`${form.path}#${form.panelId}`} onSubmit={startAgain}>
        <Button type="submit">{form.againLabel}</Button>
      </form>
    </div>
  )
}
