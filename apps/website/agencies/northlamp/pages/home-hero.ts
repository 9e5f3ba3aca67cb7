import type { HomeHero } from '#agency/schema/home.ts'
import { brand } from '../brand.ts'

/** The first words of the home page. In a file of their own because a browser loads them as code (see home.ts for the rest). */
export const homeHero: HomeHero = {
  title: 'The front desk that never goes home.',
  lead: `${brand.name} builds AI that answers your customers, fills in your CRM and keeps your calendar full. It works by chat, phone and e-mail, in the tools you already use.`,
  consultation: 'Get Your Free AI Consultation',
  solutions: 'Explore Our Solutions',
}
