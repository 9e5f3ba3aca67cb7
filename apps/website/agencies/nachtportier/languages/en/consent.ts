import type { Consent } from '#agency/schema/consent.ts'

/** The privacy notice of the forms, in its third wording. */
export const consent: Consent = {
  version: 'autumn-3',
  formerVersions: ['autumn-1', 'autumn-2'],
  text: 'What you write stays in the house: we keep it to answer you.',
  link: 'What we keep',
}
