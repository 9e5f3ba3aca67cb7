import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Media } from '#agency/schema/media.ts'
import type { ArticleCard, ArticleView } from '#contract/articles.ts'
import { films, pictures } from '#app/media/made-media.ts'
import { Sections } from './article-sections.tsx'
import { Sections as ListSections } from './list-sections.tsx'

const card = (media: Media | null): ArticleCard => ({
  path: '/articles/first',
  title: 'First',
  description: 'The first one.',
  date: '2026-11-20',
  updated: null,
  author: { name: 'Ada', path: '/articles/by/ada' },
  tags: [],
  minutes: 3,
  media,
  isUnpublished: false,
})

const pageOf = (media: Media | null) => {
  const around = { newer: null, older: null, related: [], preview: null, translations: [] }
  const article: ArticleView = { ...card(media), ...around, contents: [], html: '<p>Text.</p>' }
  return renderToStaticMarkup(<Sections view={article} />)
}

const listOf = (media: Media | null) => {
  const alone = {
    tag: null,
    author: null,
    page: 1,
    pages: 1,
    newer: null,
    older: null,
    subjects: [],
    search: null,
  }
  return renderToStaticMarkup(
    <ListSections view={{ ...alone, path: '/articles', articles: [card(media)] }} />,
  )
}

describe('the picture of an article', () => {
  /* What the build makes of two files. */
  const made = { base: '/assets/media/lift', width: 1600, height: 900, widths: [400, 1600], format: 'jpg' }
  Object.assign(pictures, { 'media/lift.jpg': made })
  Object.assign(films, { 'media/ride.mp4': '/assets/media/ride.mp4' })

  it('stands above the text with its caption, and is loaded first', () => {
    const text = pageOf({ picture: 'media/lift.jpg', alt: 'The lift', caption: 'At dawn.' })
    expect(text).toMatch(/<img src="\/assets\/media\/lift-400\.jpg"[^>]* alt="The lift" loading="eager"/)
    expect(text.indexOf('At dawn.')).toBeLessThan(text.indexOf('<p>Text.</p>'))
  })

  it('stands in the list without words, that of a film too', () => {
    const film = { film: 'media/ride.mp4', poster: 'media/lift.jpg', alt: 'A ride', caption: 'Up.' }
    const text = listOf(film)
    expect(text).toMatch(/<img src="\/assets\/media\/lift-400\.jpg"[^>]* alt="" loading="lazy"/)
    expect(text).not.toMatch(/<video|Up\./)
    expect(pageOf(film)).toContain('aria-label="A ride"')
  })

  it('may be left out', () => {
    expect(pageOf(null) + listOf(null)).not.toContain('<img')
  })
})
