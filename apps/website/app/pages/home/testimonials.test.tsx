import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { shell } from '#content/navigation.ts'
import { testimonials } from '#content/testimonials.ts'
import { Quote } from './testimonials.tsx'

describe('a testimonial', () => {
  const [first] = testimonials
  if (!first) throw new Error('There are no testimonials')

  it('that came with the site says that nobody said it', () => {
    expect(renderToStaticMarkup(<Quote testimonial={{ ...first, sample: true }} />)).toContain(shell.sample)
  })

  it('of a customer stands for itself, with its author, position, company, image and number', () => {
    const { sample: _, ...own } = first
    const html = renderToStaticMarkup(<Quote testimonial={own} />)
    expect(html).not.toContain(shell.sample)
    for (const part of [own.quote, own.author, own.position, own.company, own.image, own.metrics.value]) {
      expect(html).toContain(part)
    }
  })
})
