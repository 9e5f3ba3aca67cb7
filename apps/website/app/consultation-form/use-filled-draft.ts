import { type RefObject, useEffect } from 'react'
import { drafts } from './draft.ts'
import { draftFilledEvent } from './fill-form.ts'
import type { ConsultationFormConfig } from './form-config.ts'
import { fieldNames } from './form-values.ts'

/** Shows what was written into the draft of a form that is open: by the assistant, at the visitor's word. */
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
      for (const name of fieldNames) {
        const field = element.elements.namedItem(name)
        const filled = values[name]
        if (filled === undefined || field === null || !('value' in field)) continue
        field.value = filled
      }
      onMessageLength(values.message?.length ?? 0)
    }
    addEventListener(draftFilledEvent, show)
    return () => removeEventListener(draftFilledEvent, show)
  }, [formRef, form, onMessageLength])
}
