import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import type { MailWords } from './mail-page.ts'

/** Renders the same mail as plain text, for people and programs that read no HTML. */
export function mailText({ heading, paragraphs, rows, quote, footer }: MailWords): string {
  const parts = [
    heading,
    ...paragraphs,
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    quote ? `${quote.label}:\n${quote.text}` : '',
    `-- \n${brand.name}\n${footer}\n${brand.legalName} · ${contact.email} · ${contact.phone}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
