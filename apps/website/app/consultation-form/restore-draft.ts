import type { FieldElement } from './field.tsx'
import { shownFields } from '#contract/form-fields.ts'
import type { ConsultationFormConfig } from '#contract/consultation-forms.ts'
import { fieldId } from './form-values.ts'

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
    if (isBox(field)) field.checked = value === field.value
    else field.value = value
  }
}

/** Restores typed values into fields that have not changed since, because other input is newer. */
export function restoreDraft(form: HTMLFormElement, typed: Partial<Record<string, string>>): void {
  writeFields(form, typed, isUntouched)
}

/**
 * During hydration, React writes the initial values of text areas again (but not of inputs). So read the typed ones in the
 * first render, and restore them afterwards. None on the server.
 */
export function readTextAreas(form: ConsultationFormConfig): Partial<Record<string, string>> {
  if (typeof document === 'undefined') return {}
  const areas = shownFields.flatMap(({ name }) => {
    const field = document.getElementById(fieldId(form, name))
    return field instanceof HTMLTextAreaElement ? [[name, field.value]] : []
  })
  return Object.fromEntries(areas)
}
