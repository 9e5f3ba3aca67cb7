import type { ServerWords } from '#agency/schema/server-words.ts'

/** What the server says where no page of the site can. */
export const serverWords: ServerWords = {
  pages: {
    unavailable: 'Diese Seite lässt sich gerade nicht anzeigen. Versuchen Sie es gleich noch einmal.',
    tooManyForms:
      'Aus Ihrem Netzwerk kamen zu viele Formulare. Senden Sie Ihres in einer Minute noch einmal.',
    wrongMethod: 'Diese Seite nimmt solche Anfragen nicht an.',
    noForm: 'Das war kein Formular, das wir lesen können.',
    tooLong: 'Ihre Nachricht ist zu lang. Gehen Sie zurück, kürzen Sie sie und senden Sie sie noch einmal.',
    incomplete: 'Das Formular ist unvollständig angekommen. Gehen Sie zurück und senden Sie es noch einmal.',
    otherSite:
      'Dieses Formular wurde von einer anderen Website gesendet. Wir haben es deshalb nicht angenommen.',
  },
  /** The labels in llms.txt, which language models read. */
  llms: {
    services: 'Leistungen',
    pages: 'Seiten',
    articles: 'Artikel',
    contact: 'Kontakt',
    phone: 'Telefon',
    email: 'E-Mail',
    answered: 'Anfragen werden innerhalb von {time} beantwortet.',
  },
}
