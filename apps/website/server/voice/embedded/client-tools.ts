import type { DialogueTool } from '@frontdesk/voice-platform'
import { bookingKinds } from '#contract/appointments.ts'
import { formChoices } from '#contract/consultation-choices.ts'
import { type ShownField, shownFields } from '#contract/form-fields.ts'

const text = (description: string) => ({ type: 'string', description })

const formProperties = {
  name: text('The name of the visitor.'),
  email: text('The e-mail address, read back.'),
  phone: text('The phone number, read back.'),
  company: text('The company.'),
  service: { type: 'string', enum: formChoices, description: 'The service that it is about.' },
  message: text('What the visitor would like to add.'),
}

/** What the tool takes for a field. An own field is described by its label. */
function propertyOf(field: ShownField): object {
  if (!field.isOwn) return formProperties[field.name]
  const { label, hint, options, input } = field
  const description = [label, hint, input?.type === 'date' && 'As YYYY-MM-DD.'].filter(Boolean).join('. ')
  const choices = input?.value === undefined ? options : [input.value]
  return choices ? { type: 'string', enum: choices, description } : text(description)
}

const formFields = Object.fromEntries(shownFields.map((field) => [field.name, propertyOf(field)]))

/** Only on a site with appointments. */
const chooseTime: DialogueTool = {
  name: 'choose_time',
  description: 'Opens the page of an appointment with a free time, which the visitor books there.',
  parameters: {
    type: 'object',
    properties: {
      kind: { type: 'string', enum: bookingKinds.map(({ slug }) => slug) },
      at: text('The time, ISO 8601 in UTC.'),
      zone: text('The time zone in which it was read back, such as Europe/Berlin.'),
      ...formFields,
    },
    required: ['kind', 'at', 'zone'],
  },
}

/**
 * The actions on the visitor's page that the assistant may request. None of them sends anything: the visitor checks the
 * form and presses the button.
 */
export const clientTools: readonly DialogueTool[] = [
  {
    name: 'scroll_to_section',
    description: 'Takes the visitor to a section of a page of this site.',
    parameters: {
      type: 'object',
      properties: {
        section: text('The id of the section, such as contact or testimonials.'),
        path: text('The path of the page that holds it.'),
      },
      required: ['section', 'path'],
    },
  },
  {
    name: 'open_page',
    description: 'Opens another page of this site.',
    parameters: {
      type: 'object',
      properties: { path: text('The path, such as /case-studies.') },
      required: ['path'],
    },
  },
  {
    name: 'fill_consultation_form',
    description:
      'Fills in the consultation form for the visitor to check and send. Leave out what the visitor did not tell.',
    parameters: {
      type: 'object',
      properties: formFields,
    },
  },
  ...(bookingKinds.length > 0 ? [chooseTime] : []),
]
