import { useActionData, useSearchParams } from 'react-router'
import { FormInItsState } from './form-in-its-state.tsx'
import type { ConsultationFormConfig } from './form-config.ts'
import type { ConsultationFailure } from './form-state.ts'

/** A page's consultation form in all its states, with and without JavaScript. */
export function ConsultationForm({ form }: { form: ConsultationFormConfig }) {
  const [search] = useSearchParams()
  const failure = useActionData<ConsultationFailure>() ?? null
  const isSent = search.get('sent') === form.pageSource
  return <FormInItsState key={String(isSent)} form={form} isSent={isSent} failure={failure} />
}
