import { formChoices, pageSources } from '#contract/consultation-choices.ts'

/** The body that a form of the site sends, with a unique message. */
export function requestBody(token: string): Record<string, string> {
  return {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '+44 20 7946 0000',
    company: 'Analytical Engines',
    service: formChoices[0] ?? '',
    message: token,
    page_source: pageSources[0] ?? '',
  }
}
