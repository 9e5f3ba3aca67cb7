import type { Consent } from '#agency/schema/consent.ts'

/** The privacy notice of the forms, in its third wording. */
export const consent: Consent = {
  version: 'autumn-3',
  formerVersions: ['autumn-1', 'autumn-2'],
  text: 'Was Sie schreiben, bleibt im Haus: Wir speichern es, um Ihnen zu antworten.',
  link: 'Was wir aufbewahren',
}
