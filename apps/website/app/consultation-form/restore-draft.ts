import type { FieldElement } from './field.tsx'
import { fieldNames } from './form-values.ts'

function isField(element: unknown): element is FieldElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

/** True while nobody has changed the field since the server wrote it. */
function isUntouched(field: FieldElement): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected ?? true
  return field.value === field.defaultValue
}

/** Writes what was typed earlier into the fields that nobody has typed into since: those are newer. */
export function restoreDraft(form: HTMLFormElement, typed: Partial<Record<string, string>>): void {
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name)
    const value = typed[name]
    if (isField(field) && value !== undefined && isUntouched(field)) field.value = value
  }
}
