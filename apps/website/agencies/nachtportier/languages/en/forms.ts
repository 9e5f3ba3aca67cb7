import type { Forms } from '#agency/schema/forms.ts'
import { contact } from './contact.ts'

/** The forms: one on the home page and one for each of two services. The one for guest messaging asks for one thing only. */
export const forms: Forms = {
  home: {
    pageSource: 'hello',
    service: 'reservations',
    submitLabel: 'Ring the bell',
    successText: `Thank you, your message is at the desk. We'll answer within ${contact.responseTime}.`,
    againLabel: 'Write Another Message',
  },
  'customer-support': {
    pageSource: 'guest-messaging',
    service: 'guest-messaging',
    onlyChoice: 'Two Trial Nights',
    submitLabel: 'Book two trial nights',
    successText: `Thank you. We'll call within ${contact.responseTime} to pick your two trial nights.`,
    againLabel: 'Book Another Trial',
  },
  scheduling: {
    pageSource: 'reservations',
    service: 'reservations',
    submitLabel: 'Show me my empty tables',
    successText: `Thank you. We'll send your first numbers within ${contact.responseTime}.`,
    againLabel: 'Ask Again',
  },
}
