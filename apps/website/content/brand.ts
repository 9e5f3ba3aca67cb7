/**
 * Who the site speaks for. The name appears in titles, the wordmark, metadata and what the assistant says from here alone.
 * `sample: true` marks what came with Frontdesk; `npm run doctor` lists it until you remove the mark.
 */
export const brand = {
  sample: true,
  name: 'Northlamp',
  /** One line, under the wordmark in the footer and in preview pictures. */
  tagline: 'AI automation for the front desk',
  description:
    'Northlamp builds AI chatbots, CRM integration and scheduling that answer customers, keep records complete and fill calendars, day and night.',
  /** The company behind the name, in the footer and on the privacy page. */
  legalName: 'Northlamp Automation Ltd',
  foundingYear: 2023,
} as const
