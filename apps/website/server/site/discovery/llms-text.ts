import { textOf } from '#agency/lines.ts'
import { addressOf } from '#agency/office-address.ts'
import { sitePages } from '#agency/site-pages.ts'
import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { services } from '#content/services.ts'

/** Renders the site in a format for language models (llmstxt.org). */
export function llmsText(origin: string): string {
  const pages = sitePages.map(
    ({ path, name, description }) => `- [${name}](${origin}${path}): ${description}`,
  )
  const offers = services.map(
    (service) =>
      `- ${service.name}: ${service.kind === 'additional' ? textOf(service.description) : service.summary}`,
  )
  return `# ${brand.name}

> ${brand.description}

## Services

${offers.join('\n')}

## Pages

${pages.join('\n')}

## Contact

- Phone: ${contact.phone}
- E-mail: ${contact.email}
- ${contact.hours}
${contact.offices.map((office) => `- ${addressOf(office)}\n`).join('')}- Requests are answered within ${contact.responseTime}.
`
}
