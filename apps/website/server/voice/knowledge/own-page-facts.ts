import type { KnownFact } from '@frontdesk/voice-platform'
import { textOf } from '#agency/lines.ts'
import { money } from '#contract/money.ts'
import { ownPageFiles } from '#agency/own-pages.ts'
import type { OwnPage } from '#agency/schema/own-pages.ts'
import type { OwnSection, OwnSectionOf } from '#agency/schema/own-sections.ts'
import { factWords } from './fact-words/fact-words.ts'
import { ended, headed, inSentences, listed, stepInWords } from './sentences.ts'

const { page: words } = factWords

/** A text as it is said: without the addresses of its links. */
const spoken = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^\s)]+\)/g, '$1')

/**
 * The facts on a page of the agency's own: what it is about, its prices, people, questions and points. Each has the id that the
 * content gives it, for `asked/` and the answers of `assistant.ts`.
 * @param id the id of the page
 */
export function factsOfPage(id: string, page: OwnPage): KnownFact[] {
  return [
    {
      id: `page-${id}`,
      about: `${page.name}, ${page.heading}`,
      say: ended(page.description),
      offers: { names: [page.name], path: page.path },
    },
    ...page.sections.flatMap((section, at) => factsOfSection(`${id}-${at + 1}`, section)),
  ]
}

function factsOfSection(name: string, section: OwnSection): KnownFact[] {
  switch (section.kind) {
    case 'prices':
      return priceFacts(name, section)
    case 'people':
      return [
        {
          id: section.id ?? name,
          about: 'who works there, the names of the people of the team',
          say: words.people(section.items.length, listed(section.items.map((person) => person.name))),
          asked: [
            'who is behind this',
            'who are you people',
            'how many people are you',
            'how big is your team',
            'are there real people in your company',
          ],
        },
        ...section.items.map(({ id, name: person, role, text = '' }, at): KnownFact => ({
          id: id ?? `${name}-${at + 1}`,
          about: `${person}, ${role}`,
          say: `${person}: ${ended(role)} ${text === '' ? '' : ended(spoken(text))}`.trim(),
          asked: [`who is ${person}`, `what does ${person} do`],
        })),
      ]
    case 'questions':
      return section.items.map(({ id, question, answer }, at) => ({
        id: id ?? `${name}-${at + 1}`,
        about: question,
        say: inSentences([answer].flat().map(spoken)),
        asked: [question],
      }))
    case 'points': {
      const { id = name, title: heading, items } = section
      const points = items.map((item, at) => ({
        id: item.id ?? `${name}-${at + 1}`,
        about: item.title,
        say: `${ended(item.title)} ${ended(spoken(item.text))}`,
      }))
      if (heading === undefined) return points
      const say = headed(heading, inSentences(items.map(({ title }) => title)))
      return [{ id, about: heading, say, asked: [heading] }, ...points]
    }
    case 'map':
      return [
        {
          id: section.id ?? name,
          about: `${section.title}, the address and how to get there`,
          say: `${ended(section.title)} ${ended(section.address.map(spoken).join(', '))}`,
        },
      ]
    case 'steps':
      return section.items.map(({ id, text, result, ...step }, at) => ({
        id: id ?? `${name}-${at + 1}`,
        about: `${section.title}, ${step.name}`,
        say: stepInWords({ ...step, text: spoken(text), result: result && spoken(result) }),
      }))
    case 'text':
      return textFacts(name, section)
    case 'comparison': {
      const { columns, rows, yes, no } = section
      const cell = (value: string | boolean) => (typeof value === 'string' ? value : value ? yes : no)
      return rows.map((row, at) => ({
        id: `${name}-${at + 1}`,
        about: `${row.name}, ${columns.join(', ')}`,
        say: inSentences([
          row.name,
          ...row.values.map((value, column) => `${columns[column] ?? ''}: ${cell(value)}`),
        ]),
      }))
    }
    case 'quotes':
    case 'logos':
    case 'media':
    case 'action':
    case 'form':
    case 'call':
    case 'embed':
      return []
  }
}

/** What a text says under each of its headings. */
function textFacts(name: string, { id, title = '', blocks }: OwnSectionOf<'text'>): KnownFact[] {
  const parts: { about: string; says: string[] }[] = [{ about: title, says: [] }]
  for (const block of blocks) {
    if (typeof block === 'string') parts.at(-1)?.says.push(ended(spoken(block)))
    else if ('heading' in block) parts.push({ about: block.heading, says: [] })
    else if ('list' in block) parts.at(-1)?.says.push(inSentences(block.list.map(spoken)))
    else if ('numbered' in block) parts.at(-1)?.says.push(inSentences(block.numbered.map(spoken)))
  }
  return parts.flatMap(({ about, says }, at) =>
    says.length === 0 ? [] : [{ id: `${id ?? name}-text-${at + 1}`, about, say: says.join(' ') }],
  )
}

function priceFacts(name: string, section: OwnSectionOf<'prices'>): KnownFact[] {
  const { id, title, lead, plans, note } = section
  const amounts = plans.map((plan) => `${plan.name}: ${amountOf(plan, section)}`)
  return [
    {
      id: id ?? name,
      about: 'the prices of all plans, what it costs',
      say: `${words.prices} ${inSentences(amounts)}`,
    },
    ...plans.map((plan, at): KnownFact => ({
      id: plan.id ?? `${name}-${at + 1}`,
      about: `${plan.name}, price and what it includes`,
      say: `${plan.name}: ${ended(amountOf(plan, section))} ${ended(plan.text)} ${words.includes(inSentences(plan.includes.map(textOf)))}`,
      asked: [`what does ${plan.name} cost`, `what is in ${plan.name}`],
    })),
    ...(lead === undefined
      ? []
      : [
          {
            id: `${id ?? name}-lead`,
            about: title,
            say: ended(spoken(lead)),
            ...(words.isContract.test(lead) ? { topic: 'contract' } : {}),
          },
        ]),
    ...(note === undefined
      ? []
      : [{ id: `${id ?? name}-note`, about: 'what the prices contain', say: ended(spoken(note)) }]),
  ]
}

function amountOf(
  { price, per }: OwnSectionOf<'prices'>['plans'][number],
  section: OwnSectionOf<'prices'>,
): string {
  const { currency, periods } = section
  if (typeof price === 'string') return price
  if (typeof price === 'number') return [money(price, currency), per].filter(Boolean).join(' ')
  const of = (period: 'monthly' | 'yearly') =>
    [money(price[period], currency), periods?.[period].per].filter(Boolean).join(' ')
  return words.monthlyOrYearly(of('monthly'), of('yearly'))
}

/** The facts on all own pages that the site shows. */
export const ownPageFacts: readonly KnownFact[] = [...ownPageFiles].flatMap(([id, { page }]) =>
  page.off === true ? [] : factsOfPage(id, page),
)
