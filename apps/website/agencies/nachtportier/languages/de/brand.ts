import type { Brand } from '#agency/schema/brand.ts'

const name = "Brückner's Nachtportier"

/** Who the site speaks for. */
export const brand: Brand = {
  name,
  language: 'de',
  tagline: 'KI-Nachtportiers für Hotels, Hostels und Restaurants',
  description: `${name} antwortet Gästen, nimmt Reservierungen an und hält Speisekarten in jeder Sprache aktuell, während Hotels, Hostels und Restaurants schlafen.`,
  legalName: 'Brückner & Söhne Nachtportier GmbH',
  foundingYear: 2019,
  showsName: true,
}
