import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVisitor, signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'

let app: TestApp
let visitor: Visitor
let script: string
beforeAll(async () => {
  app = await createTestApp()
  visitor = await signedIn(app, { email: 'desk@example.com' })
  const html = await (await visitor.get('/inbox')).text()
  script = /src="(?<script>\/inbox\/assets\/[^"]+[.]js)"/.exec(html)?.groups?.script ?? ''
})
afterAll(() => app.close())

it.each(['/inbox', '/inbox/requests/some-id', '/inbox/settings/team'])(
  'answers %s with the one document, which nothing keeps',
  async (path) => {
    const response = await visitor.get(path)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(await response.text()).toContain('<div id="desk">')
  },
)

it('lets the browser of signed-in staff cache the files, but no shared cache', async () => {
  const response = await visitor.get(script)
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([
    200,
    'private, max-age=31536000, immutable',
  ])
})

it('serves nothing of it to a signed-out visitor', async () => {
  for (const path of [script, '/inbox/service-worker.js', '/inbox/manifest.webmanifest']) {
    const response = await aVisitor(app).get(path)
    expect([path, response.status]).toEqual([path, 303])
  }
})

it('runs under a policy that allows nothing inline', async () => {
  const response = await visitor.get('/inbox')
  expect(response.headers.get('Content-Security-Policy')).not.toMatch(/unsafe|nonce|sha\d/)
  expect(await response.text()).not.toMatch(/<script(?![^>]*src=)|<style|style=/)
})

it('reports that a file of an earlier build is gone', async () => {
  expect((await visitor.get('/inbox/assets/index-gone.js')).status).toBe(404)
})

it('says in their language what stands there while no script has loaded', async () => {
  const someone = await signedIn(app, { email: 'waiting@example.com' })
  expect(await (await someone.get('/inbox')).text()).toContain('The desk has not loaded')
  await someone.send('PUT', '/api/desk/account/language', { language: 'de' })
  const html = await (await someone.get('/inbox')).text()
  expect(html).toContain('Der Teambereich wurde nicht geladen')
  expect(html).toContain('Erneut versuchen')
})

it('answers in the language that a person chose, beside whose words the browser loads no others', async () => {
  const someone = await signedIn(app, { email: 'german@example.com' })
  await someone.send('PUT', '/api/desk/account/language', { language: 'de' })
  const languages = async (person: Visitor) => {
    const html = await (await person.get('/inbox')).text()
    const preloaded = [...html.matchAll(/modulepreload"[^>]+assets\/(?<language>en|de)-/g)]
    return [
      /<html lang="(?<lang>\w+)"/.exec(html)?.groups?.lang,
      ...preloaded.map(({ groups }) => groups?.language),
    ]
  }
  expect(await languages(someone)).toEqual(['de', 'de'])
  expect(await languages(visitor)).toEqual(['en', 'en'])
})
