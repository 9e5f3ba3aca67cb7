import type { OtherCompanies } from '#agency/schema/other-companies.ts'

/**
 * Scripts and frames of other companies: a map, statistics, a chat. Nothing loads but what is listed here. A frame loads when a
 * visitor presses its button, a script that sets something after they allowed it.
 */
export const otherCompanies: OtherCompanies = {
  entries: [],
  words: {
    show: 'Show {name}, from {origin}',
    ask: 'May we load this?',
    allow: 'Allow',
    decline: 'No, thank you',
    title: 'What comes from other companies',
    fact: 'Only what is listed here',
    sets: 'It sets: {sets}',
    setsNothing: 'It sets nothing on your device.',
    whenPressed: 'It loads when you press its button.',
    whenAllowed: 'It loads only after you allowed it; change your choice at the end of this page.',
    atOnce: 'It loads with the pages.',
  },
}
