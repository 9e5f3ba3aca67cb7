import type { FieldElement } from './field.tsx'
import { shownFields } from '#contract/form-fields.ts'

function isField(element: unknown): element is FieldElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

const isBox = (field: FieldElement): field is HTMLInputElement => field.type === 'checkbox'

/** True while the field still has the server's value. */
function isUntouched(field: FieldElement): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected ?? true
  if (isBox(field)) return field.checked === field.defaultChecked
  return field.value === field.defaultValue
}

/** Writes values by name into the fields of a form. `mayWrite` selects the fields; all by default. */
export function writeFields(
  form: HTMLFormElement,
  values: Partial<Record<string, string>>,
  mayWrite: (field: FieldElement) => boolean = () => true,
): void {
  for (const { name } of shownFields) {
    const field = form.elements.namedItem(name)
    const value = values[name]
    if (!isField(field) || value === undefined || !mayWrite(field)) continue
    if (isBox(field)) field.checked = value !== ''
    else field.value = value
  }
}

/** Restores typed values into fields that have not changed since, because other input is newer. */
export function restoreDraft(form: HTMLFormElement, typed: Partial<Record<string, string>>): void {
  writeFields(form, typed, isUntouched)
}
