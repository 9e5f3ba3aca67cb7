import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { chooseLanguage, languageChoice } from './language-choice.ts'

const languages = [
  { tag: 'en', homePath: '/' },
  { tag: 'de', homePath: '/de' },
  { tag: 'pt-BR', homePath: '/pt-br' },
] satisfies [object, ...object[]]

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['fr', 'en'],
  ['de', 'de'],
  ['DE-at', 'de'],
  ['fr, de;q=0.5, en;q=0.4', 'de'],
  ['en;q=0.4, de;q=0.5', 'de'],
  ['de;q=0, en', 'en'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['fr, *;q=0.1', 'en'],
  [';;,=q', 'en'],
])('Accept-Language: %s is %s', (asked, tag) => {
  expect(chooseLanguage(asked, languages).tag).toBe(tag)
})

describe('a visit', () => {
  const app = new Hono<AppEnvironment>()
    .use(async (c, next) => {
      c.set('visitor', { client: '', origin: 'https://site.example', host: 'site.example' })
      await next()
    })
    .use(languageChoice(languages))
    .get('*', (c) => c.html('<p>A page</p>'))
  const visit = (path: string, headers: Record<string, string> = {}) =>
    app.request(`https://site.example${path}`, { headers: { Accept: 'text/html,*/*;q=0.8', ...headers } })

  it('to / begins in the language that the browser asks for, for this visitor only', async () => {
    const first = await visit('/?utm_source=letter', { 'Accept-Language': 'de-AT, en;q=0.5' })
    expect(first.status).toBe(302)
    expect(first.headers.get('Location')).toBe('/de?utm_source=letter')
    expect(first.headers.get('Cache-Control')).toBe('private, no-store')
    const other = await visit('/', { 'Accept-Language': 'en' })
    expect(other.status).toBe(200)
    expect(other.headers.get('Vary')).toContain('Accept-Language, Cookie')
    expect(other.headers.has('Set-Cookie')).toBe(false)
  })

  it('to any other page is never led elsewhere', async () => {
    for (const path of ['/services', '/de', '/de/leistungen']) {
      const response = await visit(path, { 'Accept-Language': 'pt-BR' })
      expect(response.status, path).toBe(200)
      expect(response.headers.get('Vary'), path).toBeNull()
    }
  })

  it('remembers the language to which somebody changed, whatever their browser asks for', async () => {
    const changed = await visit('/services', { Referer: 'https://site.example/de/leistungen' })
    expect(changed.headers.get('Set-Cookie')).toBe(
      'language=en; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
    expect(changed.headers.get('Cache-Control')).toBe('private, no-cache')
    const again = await visit('/', { 'Accept-Language': 'de', Cookie: 'language=en' })
    expect(again.status).toBe(200)
    const german = await visit('/', { 'Accept-Language': 'en', Cookie: 'language=de' })
    expect(german.headers.get('Location')).toBe('/de')
    // A second visitor of the same machine's browser profile has no part in it.
    expect((await visit('/', { 'Accept-Language': 'en' })).status).toBe(200)
  })

  it('sets no cookie within a language, from another site, and for an unknown choice', async () => {
    for (const headers of [
      { Referer: 'https://site.example/services' },
      { Referer: 'https://other.example/de' },
      { Referer: 'no address' },
      { Referer: 'https://site.example/de', Accept: '*/*' },
      { Cookie: 'language=xx' },
    ]) {
      const response = await visit('/about', headers)
      expect(response.headers.has('Set-Cookie'), JSON.stringify(headers)).toBe(false)
    }
    expect((await visit('/', { Cookie: 'language=xx', 'Accept-Language': 'de' })).status).toBe(302)
  })

  it('from a page of the site to / stays in the language of /', async () => {
    const home = await visit('/', { 'Accept-Language': 'de', Referer: 'https://site.example/de' })
    expect(home.status).toBe(200)
    expect(home.headers.get('Set-Cookie')).toContain('language=en')
  })
})
