import type { ReactNode } from 'react'
import { ConsultationFields } from '#app/consultation-form/consultation-fields.tsx'
import { FormProblem, problemId } from '#app/consultation-form/form-problem.tsx'
import { initialState } from '#app/consultation-form/form-state.ts'
import { emptyValues } from '#app/consultation-form/form-values.ts'
import { noticeId, PrivacyNotice } from '#app/consultation-form/privacy-notice.tsx'
import { SpamTrap } from '#app/consultation-form/spam-trap.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Failure, ShownAppointment } from './appointment-data.server.ts'
import { callField, fill, formOf, words } from './booking-form.ts'

const ignore = () => {}

type DetailsFormProps = {
  appointment: ShownAppointment
  failure: Failure | null
  /** Why the time cannot be booked, with other times, whose buttons keep what was typed. */
  problem: ReactNode
}

/** Who comes, while the time is held. A visitor who has sent a request is not asked again. */
export function DetailsForm({ appointment, failure, problem }: DetailsFormProps) {
  const { kind, path, state, heldUntil, zone, isKnown, timesPath } = appointment
  const form = formOf(kind)
  const { values = emptyValues(form), errors, advice = null } = failure ?? {}
  const formState = initialState(false, errors ? { values, errors, advice } : null)
  return (
    <section
      id={form.panelId}
      aria-labelledby={isKnown ? undefined : 'details-title'}
      className="panel book-details"
    >
      {!isKnown && (
        <h2 id="details-title" className="text-title">
          {words.details}
        </h2>
      )}
      {state === 'held' && (
        <p className="book-held">
          {fill(words.held, 'time', heldUntil)} <a href={timesPath}>{words.otherTime}</a>
        </p>
      )}
      <FormProblem form={form} state={formState} boxRef={{ current: null }} />
      <form method="post" action={`${path}#${problemId(form)}`} className="book-fields">
        {/* First, so that Enter in a field books the time. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="zone" value={zone} />
        {failure?.callId !== undefined && <input type="hidden" name={callField} value={failure.callId} />}
        {problem}
        {!isKnown && (
          <>
            <ConsultationFields
              form={form}
              values={values}
              errors={formState.errors}
              messageLength={values.message.length}
              onInput={ignore}
              onBlur={ignore}
            />
            <SpamTrap />
            <PrivacyNotice form={form} />
          </>
        )}
        {(failure?.nearest ?? []).length === 0 && (
          <Button type="submit" tone="lamp" wide aria-describedby={isKnown ? undefined : noticeId(form)}>
            {words.book}
          </Button>
        )}
      </form>
    </section>
  )
}
