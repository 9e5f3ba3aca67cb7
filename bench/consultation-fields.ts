import { formChoices, onlyChoices, pageSources } from '../apps/website/agency/consultation-choices.ts'

/** A consultation request that the agency's own forms could send, for any agency. */
export const consultationFields = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  company: 'Analytical Engines',
  service: formChoices[0] ?? '',
  message: 'We answer two hundred questions a day, and most of them are the same ten. '.repeat(3),
  page_source: pageSources.find((source) => !onlyChoices.has(source)) ?? '',
}
