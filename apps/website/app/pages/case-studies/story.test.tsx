import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { shell } from '#content/navigation.ts'
import { caseStudiesPage } from '#content/pages/case-studies.ts'
import { Story } from './story.tsx'
import { StoryLink } from './story-link.tsx'

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

  it('without numbers has its words, and leaves no space for a drawing or for results', () => {
    const { figure, trend, ...words } = own
    const html = renderToStaticMarkup(<Story story={{ ...words, results: [] }} />)
    for (const part of [own.challenge, own.solution, own.title, own.quote.text]) expect(html).toContain(part)
    for (const part of [figure.label, trend.label, caseStudiesPage.headings.results, '<svg', 'story-sky']) {
      expect(html).not.toContain(part)
    }
  })

  it('with a number and no history shows the number', () => {
    const { trend, ...rest } = own
    const html = renderToStaticMarkup(<Story story={rest} />)
    expect(html).toContain(own.figure.value)
    expect(html).not.toContain(trend.label)
  })

  it('shows its history in the contents of the page, and a line where it has none', () => {
    expect(renderToStaticMarkup(<StoryLink story={own} />)).toContain('<svg')
    const html = renderToStaticMarkup(<StoryLink story={{ ...own, trend: undefined }} />)
    expect(html).not.toContain('<svg')
    for (const part of ['border-t', own.company, own.figure.value]) expect(html).toContain(part)
  })
})
