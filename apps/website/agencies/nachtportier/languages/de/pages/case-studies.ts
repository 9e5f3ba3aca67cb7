import type { CaseStudiesPage } from '#agency/schema/other-pages.ts'

/** The words around the one story. */
export const caseStudiesPage: CaseStudiesPage = {
  title: 'Ein Hotel, und wie es schläft.',
  lead: 'Was die Inhaberin wach hielt, was wir an die Rezeption gesetzt haben und wie die Nächte seitdem sind.',
  headings: {
    challenge: 'Die Nächte davor',
    solution: 'Was wir getan haben',
    results: 'Seitdem',
    contents: 'Geschichten',
  },
  before: 'pro Woche davor',
  after: 'pro Woche jetzt',
  close: {
    title: 'Die nächste Seite im Gästebuch ist noch leer.',
    action: 'Erzählen Sie von Ihren Nächten',
  },
}
