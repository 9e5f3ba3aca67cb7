import type { HomeHero } from '#agency/schema/home.ts'
import { brand } from '../brand.ts'

/** The first words of the home page. */
export const homeHero: HomeHero = {
  title: 'Jemand ist wach. Sie müssen es nicht sein.',
  lead: `${brand.name} baut KI-Nachtportiers für Hotels, Hostels und Restaurants. Sie antworten Ihren Gästen, nehmen Reservierungen an und lassen Sie schlafen.`,
  consultation: 'Zwei Probenächte buchen',
  solutions: 'Was wir übernehmen',
}
