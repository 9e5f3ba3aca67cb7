import { type RefObject, useEffect } from 'react'
import { draftFilledEvent, drafts } from './draft.ts'
import type { ConsultationFormConfig } from '#contract/consultation-forms.ts'
import { writeFields } from './restore-draft.ts'

/** Shows what the assistant wrote into the draft of an open form. */
export function useFilledDraft(
  formRef: RefObject<HTMLFormElement | null>,
  form: ConsultationFormConfig,
  onMessageLength: (length: number) => void,
): void {
  useEffect(() => {
    function show(event: Event) {
      const element = formRef.current
      if (!element || !(event instanceof CustomEvent) || event.detail !== form.pageSource) return
      const { values } = drafts.load(form.pageSource)
      writeFields(element, values)
      onMessageLength(values.message?.length ?? 0)
    }
    addEventListener(draftFilledEvent, show)
    return () => removeEventListener(draftFilledEvent, show)
  }, [formRef, form, onMessageLength])
}
