import type { Brand } from '#agency/schema/brand.ts'

const name = 'Northlamp'

/**
 * Who the site speaks for. `sample: true` marks what came with Frontdesk; `npm run doctor` lists it until you remove the mark.
 * The logo beside the name is `brand/logo.svg`, the icon of browser tabs and home screens `brand/icon.svg`.
 */
export const brand: Brand = {
  sample: true,
  name,
  language: 'en',
  tagline: 'AI automation for the front desk',
  description: `${name} builds AI chatbots, CRM integration and scheduling that answer customers, keep records complete and fill calendars, day and night.`,
  legalName: 'Northlamp Automation Ltd',
  foundingYear: 2023,
  showsName: true,
}
