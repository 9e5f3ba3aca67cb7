import type { Brand } from '#agency/schema/brand.ts'

// A straight apostrophe, an umlaut and an ampersand: whatever shows these names has to escape them.
const name = "Brückner's Nachtportier"

/** Who the site speaks for. */
export const brand: Brand = {
  name,
  language: 'en',
  tagline: 'AI night porters for hotels, hostels and restaurants',
  description: `${name} answers guests, takes reservations and keeps menus up to date in every language while hotels, hostels and restaurants sleep.`,
  legalName: 'Brückner & Söhne Nachtportier GmbH',
  foundingYear: 2019,
  showsName: true,
}
