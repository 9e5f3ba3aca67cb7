import type { DeskContent } from '#agency/schema/desk.ts'

/** What staff have at hand at the desk. */
export const desk: DeskContent = {
  replyTemplates: [
    {
      id: 'first-answer',
      name: 'Erste Antwort',
      subject: '{brand}: {service}',
      text: 'Guten Tag {name},\n\ndanke für Ihre Nachricht. Um welche Nächte sollen wir uns bei {company} kümmern?\n\nHerzliche Grüße aus Berlin',
    },
  ],
  signature: '{me}\n{my phone}\n{brand}\n{our e-mail} · {our phone}',
  lostReasons: [
    'Stellt selbst jemanden ein',
    'Zu teuer',
    'Das Haus schließt',
    'Hat sich nie wieder gemeldet',
  ],
  currency: 'EUR',
}
