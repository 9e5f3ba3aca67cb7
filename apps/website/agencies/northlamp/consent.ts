import type { Consent } from '#agency/schema/consent.ts'

/**
 * The privacy notice beside the button of every form. It is a notice, not a question: whoever asks you for an answer need not
 * tick a box for it. With each request the site stores which version was shown, and when the visitor pressed the button.
 *
 * When you change the words, change the version and keep the former one in `formerVersions`: a page that was opened before
 * the change still sends it.
 */
export const consent: Consent = {
  version: '2026-11',
  formerVersions: [],
  text: 'We use your details to answer you, and for nothing else.',
  link: 'Privacy',
}
