import type { ReplyTemplate, RequestDetail } from '#contract/desk/requests.ts'

/** Fills the placeholders of a template: {name}, {company}, {service}, {reference}, {brand}. Others stay unchanged. */
export function fillTemplate(
  template: Pick<ReplyTemplate, 'subject' | 'text'>,
  detail: Pick<RequestDetail, 'name' | 'company' | 'service' | 'reference'>,
  brand: string,
): { subject: string; text: string } {
  const values = new Map(
    Object.entries({
      name: detail.name,
      company: detail.company,
      service: detail.service,
      reference: detail.reference,
      brand,
    }),
  )
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (place, key: string) => values.get(key) ?? place)
  return { subject: fill(template.subject).replaceAll(/\s+/g, ' '), text: fill(template.text) }
}
