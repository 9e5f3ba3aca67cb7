import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { skiSchoolFields } from '#agency/testing/ski-school-fields.ts'
import { readConsultationRequest } from '#contract/consultation-request.ts'
import { ConsultationFields } from './consultation-fields.tsx'
import { contactForm } from './form-config.ts'
import { emptyValues, fieldId, readForm, readFormValues, toRequest } from './form-values.ts'
import { readTextAreas, writeFields } from './restore-draft.ts'

vi.mock(import('#content/form-fields.ts'), async (original) => {
  const { formFields, formWords } = await original()
  return { formFields: [...formFields, ...skiSchoolFields], formWords }
})

/** A control as far as this code reads it: the unit tests have no document. */
class Control {
  type = 'text'
  checked = false
  validity = { badInput: false }
  name: string
  value: string
  constructor(name: string, value: string, more: Partial<Control> = {}) {
    this.name = name
    this.value = value
    Object.assign(this, more)
  }
}
class TextArea extends Control {}

function formWith(...controls: Control[]): HTMLFormElement {
  const form = {
    controls,
    elements: { namedItem: (wanted: string) => controls.find(({ name }) => name === wanted) ?? null },
    querySelectorAll: () => controls,
  }
  return form as unknown as HTMLFormElement
}

beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', Control)
  vi.stubGlobal('HTMLTextAreaElement', TextArea)
  vi.stubGlobal('HTMLSelectElement', class {})
  vi.stubGlobal(
    'FormData',
    class extends FormData {
      constructor(form?: unknown) {
        super()
        const { controls = [] } = (form ?? {}) as { controls?: Control[] }
        for (const { name, value } of controls) this.set(name, value)
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function fieldsWith(answers: Record<`answers.${string}`, string>): string {
  const props = { form: contactForm, errors: {}, messageLength: 0, onInput() {}, onBlur() {} }
  return renderToStaticMarkup(
    <ConsultationFields {...props} values={{ ...emptyValues(contactForm), ...answers }} />,
  )
}

describe('a box', () => {
  const isTicked = (value: string) => {
    const html = fieldsWith({ 'answers.own-equipment': value })
    const [box = ''] = html.match(/<input[^>]*type="checkbox"[^>]*>/) ?? []
    return box.includes('checked=""')
  }
  const isWritten = (value: string) => {
    const box = new Control('answers.own-equipment', 'Own equipment', { type: 'checkbox' })
    writeFields(formWith(box), { 'answers.own-equipment': value })
    return box.checked
  }

  it('has a tick for its own answer only', () => {
    for (const hasTick of [isTicked, isWritten]) {
      expect(hasTick('Own equipment')).toBe(true)
      for (const other of ['', 'no', 'on']) expect(hasTick(other)).toBe(false)
    }
  })
})

it('an answer to a field that the owner removed meanwhile stays in the form that comes back', () => {
  const html = fieldsWith({ 'answers.season': 'Winter "26', 'answers.hotel': 'Post', 'answers.empty': '' })
  expect(html.match(/<input[^>]*type="hidden"[^>]*>/g)).toEqual([
    expect.stringMatching(/name="answers.season" value="Winter &quot;26"/),
  ])
})

it('what was typed into any text area before the scripts came is read', () => {
  const typed: Record<string, Control> = {
    message: new TextArea('message', 'Hello'),
    name: new Control('name', 'Ada'),
    'answers.health': new TextArea('answers.health', 'A knee'),
  }
  const byId = new Map(Object.values(typed).map((each) => [fieldId(contactForm, each.name as 'name'), each]))
  vi.stubGlobal('document', { getElementById: (id: string) => byId.get(id) ?? null })
  expect(readTextAreas(contactForm)).toEqual({ message: 'Hello', 'answers.health': 'A knee' })
})

it('an impossible date gets the error of its field, also where the field may be empty', () => {
  const dateErrors = (badInput: boolean) => {
    const form = formWith(new Control('answers.arrival', '', { validity: { badInput } }))
    const read = readConsultationRequest(toRequest(readFormValues(readForm(form), contactForm), contactForm))
    return read.valid ? undefined : read.errors['answers.arrival']
  }
  expect(dateErrors(true)).toBe('Enter a day of the season.')
  expect(dateErrors(false)).toBe('Enter the day of your arrival.')
})
