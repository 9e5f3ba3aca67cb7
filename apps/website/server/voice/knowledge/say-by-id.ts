import { textOf } from '#agency/lines.ts'
import { assistant } from '#content/assistant.ts'
import { crmIntegration } from '#content/pages/crm-integration.ts'
import { customerSupport } from '#content/pages/customer-support.ts'
import { privacy } from '#content/pages/privacy.ts'
import { scheduling } from '#content/pages/scheduling.ts'
import { servicesPage } from '#content/pages/services.ts'
import { services } from '#content/services.ts'

type Point = { id?: string | undefined; title: string; text: string }

const pointsById = (points: readonly Point[] = []): [string, string][] =>
  points.flatMap(({ id, title, text }) => (id === undefined ? [] : [[id, `${title}. ${text}`]]))

const sayings: ReadonlyMap<string, string> = new Map([
  ...services.map(({ id, description }): [string, string] => [id, textOf(description)]),
  ...servicesPage.process.steps.map(({ id, text }): [string, string] => [id, text]),
  ...pointsById(customerSupport?.benefits.items),
  ...pointsById(scheduling?.features.items),
  ...pointsById(scheduling?.steps.items),
  ...pointsById(crmIntegration?.steps.items),
  ...privacy.sections.flatMap(({ id, paragraphs: [first] }): [string, string][] =>
    first === undefined ? [] : [[id, textOf(first)]],
  ),
  ...assistant.facts.map(({ id, text }): [string, string] => [id, text]),
])

/** What the pages say under these ids, in one text; nothing for ids that the content does not have (any more). */
export function sayByIds(ids: readonly string[]): string | undefined {
  const texts = ids.flatMap((id) => sayings.get(id) ?? [])
  return texts.length === 0 ? undefined : texts.join(' ')
}
