import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { caseStudies } from '#content/case-studies.ts'
import { shell } from '#content/navigation.ts'
import { Story } from './story.tsx'

describe('a success story', () => {
  const [first] = caseStudies
  if (!first) throw new Error('There are no stories')

  it('that came with the site says that it is none', () => {
    const html = renderToStaticMarkup(<Story story={{ ...first, sample: true }} />)
    expect(html).toContain(shell.sample)
  })

  it('of a customer stands for itself', () => {
    const { sample: _, ...own } = first
    const html = renderToStaticMarkup(<Story story={own} />)
    expect(html).not.toContain(shell.sample)
    for (const part of [own.challenge, own.solution, own.title]) expect(html).toContain(part)
  })
})
