import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { OwnSection } from '#agency/schema/own-sections.ts'
import { ownPage, people, prices, questions } from '#agency/testing/own-page.ts'
import { films, pictures } from '#app/media/made-media.ts'
import { Head, Sections } from './own-sections.tsx'
import { initialsOf } from './people.tsx'

const html = (...sections: OwnSection[]) =>
  renderToStaticMarkup(<Sections page={ownPage(sections)} from={0} to={sections.length} />)

/** What search engines read of a page with these sections. */
function dataOf(...sections: OwnSection[]): Record<string, unknown>[] {
  const head = renderToStaticMarkup(<Head page={ownPage(sections)} />)
  const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head)?.[1] ?? '{"@graph":[]}'
  expect(json).not.toContain('<')
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
}

describe('prices', () => {
  it('show both prices of a plan, and a switch between them', () => {
    const text = html(prices)
    expect(text).toContain('data-period="monthly"><strong class="text-heading">€89.50</strong>')
    expect(text).toContain('data-period="yearly"><strong class="text-heading">€890</strong>')
    expect(text.match(/type="radio" name="prices-0"/g)).toHaveLength(2)
  })

  it('need no switch where every plan has one price', () => {
    const [, second] = prices.kind === 'prices' ? prices.plans : []
    expect(html({ ...prices, plans: [second] } as OwnSection)).not.toContain('type="radio"')
  })

  it('are offers for search engines, but for those on request', () => {
    expect(dataOf(prices)).toEqual([
      {
        '@type': 'OfferCatalog',
        name: 'What it costs',
        itemListElement: [
          expect.objectContaining({ '@type': 'Offer', name: 'Small', price: 89.5, priceCurrency: 'EUR' }),
          expect.objectContaining({ '@type': 'Offer', name: 'Course', price: 400 }),
        ],
      },
    ])
  })
})

describe('questions', () => {
  it('are one page of questions for search engines, without the addresses of links', () => {
    expect(dataOf(questions, questions)).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: Array(2).fill({
          '@type': 'Question',
          name: 'Is it <safe>?',
          acceptedAnswer: { '@type': 'Answer', text: 'Yes. See the plans.' },
        }),
      },
    ])
  })

  it('link where the owner wrote a link, and escape everything', () => {
    expect(html(questions)).toContain('<a href="#plans" class="text-ink underline">the plans</a>')
    expect(html(questions)).toContain('Is it &lt;safe&gt;?')
  })
})

describe('pictures and films', () => {
  /* What the build makes of three files. */
  Object.assign(pictures, {
    'media/ada.jpg': {
      base: '/assets/media/ada',
      width: 600,
      height: 600,
      widths: [400, 600],
      format: 'jpg',
    },
    'media/inn.svg': {
      base: '/assets/media/inn',
      width: 40,
      height: 20,
      widths: [],
      format: 'svg',
      inherits: true,
    },
  })
  Object.assign(films, { 'media/day.mp4': '/assets/media/day.mp4' })

  it('show the way without asking anybody', () => {
    const map = { picture: 'media/inn.svg', alt: 'The way' }
    const directions = [{ label: 'By train', href: 'https://train.example/' }]
    const text = html({
      kind: 'map',
      title: 'Here',
      map,
      address: ['Dorfstraße 1', '+49 30 1234'],
      directions,
    })
    expect(text).toContain('alt="The way"')
    expect(text).toMatch(/<address>.*Dorfstraße 1/)
    expect(text).toContain('href="https://train.example/"')
    expect(text.match(/(?:src|srcSet)="[^"]*/g)).toEqual(['src="/assets/media/inn.svg'])
  })

  it('are a portrait in place of initials, and a mark in place of a name', () => {
    const portrait = { picture: 'media/ada.jpg', alt: 'Ada' }
    const ada = html({ kind: 'people', title: 'Who', items: [{ name: 'Ada Okoro', role: 'F', portrait }] })
    expect(ada).toContain('media-portrait')
    expect(ada).toContain('srcSet="/assets/media/ada-400.avif 400w')
    expect(ada).not.toContain('>AO<')
    const mark = { picture: 'media/inn.svg', alt: 'The Inn' }
    const inn = html({ kind: 'logos', title: 'For', items: [{ name: 'Inn Ltd', mark }] })
    expect(inn).toMatch(/<img src="\/assets\/media\/inn\.svg"[^>]* alt="The Inn"/)
    expect(inn).not.toContain('Inn Ltd')
    expect(inn).toContain('class="media-inherits"')
  })

  it('have a section, whose film plays on press', () => {
    const film = { film: 'media/day.mp4', poster: 'media/ada.jpg', alt: 'A day', caption: 'At the desk.' }
    const text = html({ kind: 'media', media: film })
    expect(text).toMatch(/<video preload="none"[^>]* controls=""[^>]* aria-label="A day"/)
    // Without one, Chromium draws grey over the picture below.
    expect(text).toMatch(/<video[^>]* poster="data:image/)
    expect(text).toContain('<figcaption class="media-caption">At the desk.</figcaption>')
    expect(text).not.toContain('<h2')
  })
})

describe('people', () => {
  it('without a picture have their initials', () => {
    expect(html(people)).toContain('aria-hidden="true">AO</span>')
    expect(initialsOf('Madonna')).toBe('M')
  })

  it('are persons for search engines', () => {
    expect(dataOf(people)).toEqual([
      expect.objectContaining({ '@type': 'Person', name: 'Dr. Ada Maria Okoro', jobTitle: 'Founder' }),
    ])
  })
})

it('a page without such sections says nothing to search engines', () => {
  expect(dataOf({ kind: 'text', blocks: ['Hello.'] })).toEqual([])
})

it('sections alternate between the page and a band', () => {
  expect(html(people, people, people).match(/<section class="[^"]*?(?:bg-band|page)/g)).toEqual([
    '<section class="page',
    expect.stringContaining('bg-band'),
    '<section class="page',
  ])
})
