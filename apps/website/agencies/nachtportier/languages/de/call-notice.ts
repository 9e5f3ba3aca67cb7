import type { CallNotice } from '#agency/schema/voice.ts'

/** What a visitor is told before the first call, on the privacy page, and by the assistant when asked. */
export const callNotice: CallNotice = {
  embedded: {
    ai: 'Der Nachtportier ist eine KI.',
    hearing: {
      own: 'Ihre Stimme wird auf unserem eigenen Server in Text umgewandelt. Aufgezeichnet wird nichts.',
      phrases:
        'Ihre Stimme wird auf unserem eigenen Server oder von Ihrem Browser in Text umgewandelt. Schickt der Browser den Ton dafür an seinen Hersteller, fragen wir Sie vorher. Aufgezeichnet wird nichts.',
      service:
        'Ein Sprachdienst wandelt Ihre Stimme in unserem Auftrag in Text um. Aufgezeichnet wird nichts.',
      nobody:
        'Sie tippen, und er antwortet laut. Ihr Browser kann auch Gesprochenes erkennen. Schickt er den Ton dafür an seinen Hersteller, fragen wir Sie vorher. Aufgezeichnet wird nichts.',
    },
    answering: 'Ein KI-Dienst liest Ihre Worte, um die Antwort zu finden.',
    speaking: 'Ein Sprachdienst spricht die Antworten.',
    kept: 'Den Wortlaut bewahren wir {days} Tage auf, um die Antworten zu verbessern.',
  },
  vapi: 'Der Nachtportier ist eine KI. Das Gespräch läuft über unseren Sprachanbieter, der Wortlaut und Ton speichern kann.',
}
