import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { publicPages } from '#content/public-pages.ts'
import { services } from '#content/services.ts'

/** The site in a form that language models read without guessing (llmstxt.org). */
export function llmsText(origin: string): string {
  const pages = publicPages.map(
    ({ path, name, description }) => `- [${name}](${origin}${path}): ${description}`,
  )
  const offers = services.map(({ name, summary }) => `- ${name}: ${summary}`)
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
- Requests sent from the home, CRM and scheduling pages are answered within ${contact.responseTime}.
`
}
