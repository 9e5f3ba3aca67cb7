import type { HomeHero } from '#agency/schema/home.ts'
import { brand } from '../brand.ts'

/** The first words of the home page. */
export const homeHero: HomeHero = {
  title: 'Somebody is awake. It needn’t be you.',
  lead: `${brand.name} builds AI night porters for hotels, hostels and restaurants. They answer your guests, take reservations and let you sleep.`,
  consultation: 'Arrange Two Trial Nights',
  solutions: 'See What We Take Over',
}
