import type { OtherCompanies } from '#agency/schema/other-companies.ts'

/**
 * Scripts and frames of other companies: a map, statistics, a chat. Nothing loads but what is listed here. A frame loads when a
 * visitor presses its button, a script that sets something after they allowed it.
 */
export const otherCompanies: OtherCompanies = {
  entries: [],
  words: {
    show: 'Fetch {name} from {origin}',
    ask: 'May we let these guests in?',
    allow: 'Let them in',
    decline: 'Keep the door shut',
    title: 'Guests from other houses',
    fact: 'Nobody but those on this list',
    sets: 'It leaves on your device: {sets}',
    setsNothing: 'It leaves nothing on your device.',
    whenPressed: 'It comes when you press its button.',
    whenAllowed: 'It comes only once you let it in. You can change your mind at the end of this page.',
    atOnce: 'It comes with the pages.',
  },
}
