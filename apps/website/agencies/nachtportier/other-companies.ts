import type { OtherCompanies } from '#agency/schema/other-companies.ts'

/**
 * Scripts and frames of other companies: a map, statistics, a chat. Nothing loads but what is listed here. A frame loads when a
 * visitor presses its button, a script that sets something after they allowed it.
 */
export const otherCompanies: OtherCompanies = {
  entries: [],
  words: {
    show: 'Jetzt holen: {name} von {origin}',
    ask: 'Dürfen wir diese Gäste hereinlassen?',
    allow: 'Hereinlassen',
    decline: 'Tür zulassen',
    title: 'Gäste aus anderen Häusern',
    fact: 'Niemand außer denen auf dieser Liste',
    sets: 'Auf Ihrem Gerät bleibt zurück: {sets}',
    setsNothing: 'Auf Ihrem Gerät bleibt nichts zurück.',
    whenPressed: 'Geladen wird erst, wenn Sie auf den Knopf drücken.',
    whenAllowed:
      'Geladen wird erst, wenn Sie es hereinlassen. Am Ende dieser Seite können Sie es sich anders überlegen.',
    atOnce: 'Geladen wird zusammen mit den Seiten.',
  },
}
