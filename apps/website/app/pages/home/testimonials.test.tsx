import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { shell } from '#content/navigation.ts'
import { Quote } from './testimonials.tsx'

describe('a testimonial', () => {
  const own = {
    quote: 'It answers before we do.',
    author: 'Ada Okoro',
    position: 'Head of Sales',
    company: 'Okoro Ltd',
    image: '/portraits/ada.svg',
    metrics: { value: '40%', label: 'fewer calls' },
  }

  it('that came with the site says that nobody said it', () => {
    expect(renderToStaticMarkup(<Quote testimonial={{ ...own, sample: true }} />)).toContain(shell.sample)
  })

  it('of a customer stands for itself, with its author, position, company, image and number', () => {
    const html = renderToStaticMarkup(<Quote testimonial={own} />)
    expect(html).not.toContain(shell.sample)
    for (const part of [own.quote, own.author, own.position, own.company, own.image, own.metrics.value]) {
      expect(html).toContain(part)
    }
  })
})
