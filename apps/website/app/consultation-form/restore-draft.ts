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

/** Writes values by name into those fields of a form that `mayWrite` leaves to it: all of them, unless it is given. */
export function writeFields(
  form: HTMLFormElement,
  values: Partial<Record<string, string>>,
  mayWrite: (field: FieldElement) => boolean = () => true,
): void {
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name)
    const value = values[name]
    if (isField(field) && value !== undefined && mayWrite(field)) field.value = value
  }
}

/** Writes what was typed earlier into the fields that nobody has typed into since: those are newer. */
export function restoreDraft(form: HTMLFormElement, typed: Partial<Record<string, string>>): void {
  writeFields(form, typed, isUntouched)
}
