import type { Forms } from '#agency/schema/forms.ts'
import { contact } from './contact.ts'

/** The forms: one on the home page and one for each of two services. The one for guest messaging asks for one thing only. */
export const forms: Forms = {
  home: {
    pageSource: 'hello',
    service: 'reservations',
    submitLabel: 'Klingeln',
    successText: `Ihre Nachricht liegt am Empfang. Wir antworten innerhalb von ${contact.responseTime}.`,
    againLabel: 'Noch eine Nachricht',
  },
  'customer-support': {
    pageSource: 'guest-messaging',
    service: 'guest-messaging',
    onlyChoice: 'Zwei Probenächte',
    submitLabel: 'Zwei Probenächte buchen',
    successText: `Innerhalb von ${contact.responseTime} rufen wir an und suchen mit Ihnen zwei Nächte aus.`,
    againLabel: 'Weitere Probenächte buchen',
  },
  scheduling: {
    pageSource: 'reservations',
    service: 'reservations',
    submitLabel: 'Meine leeren Tische zeigen',
    successText: `Ihre ersten Zahlen bekommen Sie innerhalb von ${contact.responseTime}.`,
    againLabel: 'Noch einmal fragen',
  },
}
