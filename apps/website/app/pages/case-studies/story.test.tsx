import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { shell } from '#content/navigation.ts'
import { Story } from './story.tsx'

describe('a success story', () => {
  const own = {
    id: 'bakery',
    industry: 'Food',
    company: 'Okoro Bread',
    title: 'A bakery that knows its orders',
    figure: { value: '40%', label: 'fewer calls' },
    trend: { label: 'Calls, by week', weeks: [9, 8, 4, 3], launch: 1 },
    challenge: 'The phone rang while the ovens did.',
    solution: 'An assistant takes the orders.',
    results: [{ value: '2 h', label: 'saved a day' }],
    quote: { text: 'Quiet mornings.', author: 'Ada Okoro' },
    parts: ['Phone'],
    duration: 'Live in 2 weeks',
  }

  it('that is a sample says so', () => {
    const html = renderToStaticMarkup(<Story story={{ ...own, sample: true }} />)
    expect(html).toContain(shell.sample)
  })

  it('of a customer is not marked', () => {
    const html = renderToStaticMarkup(<Story story={own} />)
    expect(html).not.toContain(shell.sample)
    for (const part of [own.challenge, own.solution, own.title]) expect(html).toContain(part)
  })
})
