import type { OwnPage } from '#agency/schema/own-pages.ts'
import { brand } from '../brand.ts'
import { contact } from '../contact.ts'

/** The two free nights, and a form for them alone. */
export const page: OwnPage = {
  path: '/probenaechte',
  name: 'Probenächte',
  title: `Zwei Probenächte, kostenlos · ${brand.name}`,
  description:
    'Wie zwei Probenächte ablaufen, was Sie dafür brauchen, und ein Formular, in dem Sie sich Ihre aussuchen.',
  menu: 'none',
  heading: 'Zwei Nächte, und Sie wissen es.',
  lead: 'Bis Sie Ja sagen, ist alles kostenlos: die drei Nächte an Ihrer Rezeption, die Hausmappe und zwei Nächte, in denen er antwortet.',
  sections: [
    {
      kind: 'form',
      id: 'book',
      title: 'Suchen Sie Ihre zwei Nächte aus',
      lead: 'Eine ruhige und eine volle Nacht verraten am meisten.',
      points: [
        'Für den Anfang genügt eine Liste Ihrer Zimmer oder Tische',
        'Ihr Telefon bleibt an, und Sie können jederzeit übernehmen',
        'Am Morgen bekommen Sie einen Bericht und Ihren Tarif laut Preisliste',
      ],
      pageSource: 'trial-nights',
      service: 'guest-messaging',
      submitLabel: 'Zwei Probenächte buchen',
      successText: `Innerhalb von ${contact.responseTime} rufen wir an und suchen mit Ihnen zwei Nächte aus.`,
      againLabel: 'Weitere Probenächte buchen',
    },
  ],
}
