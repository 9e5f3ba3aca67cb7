import type { DialogueTool } from '#platform/providers/dialogue-provider.ts'

const text = { type: 'string' }

/** The tools of the site's pages for the assistant. It fills in the form; the visitor checks and sends it. */
export const pageTools: readonly DialogueTool[] = [
  {
    name: 'scroll_to_section',
    description: 'Scrolls the visitor’s page to a section, opening its page first where needed.',
    parameters: {
      type: 'object',
      properties: { path: text, section: text },
      required: ['path', 'section'],
    },
  },
  {
    name: 'open_page',
    description: 'Opens a page of the site, such as /services.',
    parameters: { type: 'object', properties: { path: text }, required: ['path'] },
  },
  {
    name: 'fill_consultation_form',
    description:
      'Fills in the consultation form with what the visitor has said. It does not send it: ask the visitor to check it and to send it.',
    parameters: {
      type: 'object',
      properties: { name: text, email: text, phone: text, company: text, service: text, message: text },
    },
  },
]
