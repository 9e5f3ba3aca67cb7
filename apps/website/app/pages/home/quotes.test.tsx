import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pictures } from '#app/media/made-media.ts'
import { shell } from '#content/navigation.ts'
import { Quote, Quotes } from './quotes.tsx'

const own = {
  quote: 'It answers before we do.',
  author: 'Ada Okoro',
  position: 'Head of Sales',
  company: 'Okoro Ltd',
  image: '/portraits/ada.svg',
  metrics: { value: '40%', label: 'fewer calls' },
}

describe('a testimonial', () => {
  it('that is a sample says so', () => {
    expect(renderToStaticMarkup(<Quote testimonial={{ ...own, sample: true }} />)).toContain(shell.sample)
  })

  it('of a customer is not marked, and has its author, position, company, image and number', () => {
    const html = renderToStaticMarkup(<Quote testimonial={own} />)
    expect(html).not.toContain(shell.sample)
    for (const part of [own.quote, own.author, own.position, own.company, own.image, own.metrics.value]) {
      expect(html).toContain(part)
    }
  })

  it('without a picture and a number has its words and its author', () => {
    const { image, metrics, ...words } = own
    const html = renderToStaticMarkup(<Quote testimonial={words} />)
    for (const part of Object.values(words)) expect(html).toContain(part)
    for (const part of ['<img', image, metrics.label]) expect(html).not.toContain(part)
  })

  it('has a picture of the owner’s for a portrait', () => {
    const picture = 'media/ada.jpg'
    const base = '/assets/media/ada'
    Object.assign(pictures, { [picture]: { base, width: 800, height: 800, widths: [400], format: 'jpg' } })
    const html = renderToStaticMarkup(
      <Quote testimonial={{ ...own, image: { picture, alt: 'Ada at her desk' } }} />,
    )
    expect(html).toContain('media-portrait quote-portrait')
    expect(html).toContain('srcSet="/assets/media/ada-400.avif 400w"')
    expect(html).toContain('alt="Ada at her desk"')
  })
})

describe('testimonials', () => {
  /** How many of `columns` each figure spans at a width, in the order of the page. */
  function spans(count: number, width: 'md' | 'lg', columns: number) {
    const quotes = Array.from({ length: count }, (_, index) => ({ ...own, author: `Customer ${index}` }))
    const html = renderToStaticMarkup(<Quotes quotes={quotes} />)
    const figures = [...html.matchAll(/<figure class="([^"]*)"/g)]
    expect(figures).toHaveLength(count)
    const rows = [0]
    for (const [, classes = ''] of figures) {
      const span = Number(new RegExp(`${width}:col-span-(\\d)`).exec(classes)?.[1] ?? 1)
      const filled = rows.at(-1) ?? 0
      if (filled + span > columns) rows.push(span)
      else rows[rows.length - 1] = filled + span
    }
    return rows
  }

  it.for([1, 2, 3, 4, 5, 6, 7, 8, 9])('fill every row if there are %i', (count) => {
    expect(new Set(spans(count, 'lg', 6))).toEqual(new Set([6]))
    expect(new Set(spans(count, 'md', 2))).toEqual(new Set([2]))
  })
})
