import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { joinCall } from '@frontdesk/voice-platform/testing/test-visitor.ts'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forms } from '../agencies/nachtportier/forms.ts'
import { formFields as german } from '../agencies/nachtportier/form-fields.ts'
import { mails as germanMails } from '../agencies/nachtportier/mails.ts'
import { pages as germanPages } from '../agencies/nachtportier/pages.ts'
import { services as germanServices } from '../agencies/nachtportier/services.ts'
import { formFields as english } from '../agencies/nachtportier/languages/en/form-fields.ts'
import { mails as englishMails } from '../agencies/nachtportier/languages/en/mails.ts'
import { pages as englishPages } from '../agencies/nachtportier/languages/en/pages.ts'
import { services as englishServices } from '../agencies/nachtportier/languages/en/services.ts'
import { type MailServer, startMailServer } from './requests/delivery/testing/start-mail-server.ts'
import { type ServerProcess, startServerProcess } from './testing/start-server-process.ts'

/** The second agency speaks German, and English below `/en`. */
describe('a site in two languages', () => {
  let folder: string
  let mail: MailServer
  let server: ServerProcess
  let url: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frontdesk-languages-'))
    mail = await startMailServer()
    server = startServerProcess(
      {
        AGENCY: 'nachtportier',
        DATA_DIR: folder,
        PUBLIC_URL: 'https://night.example',
        SMTP_URL: mail.url,
        NOTIFY_EMAIL: 'staff@agency.example',
        CONFIRM_TO_VISITOR: 'on',
        VOICE_PROVIDER: 'embedded',
        // With a model, each language has an assistant of its own. No test speaks to it.
        VOICE_LLM_URL: 'http://127.0.0.1:9/v1',
        VOICE_DAILY_MINUTES: '100000',
      },
      join(folder, 'log'),
    )
    url = await server.listening
  })
  afterAll(async () => {
    await server.stop()
    await mail.close()
    await rm(folder, { recursive: true })
  })

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, { headers, redirect: 'manual' })
    return { response, text: await response.text() }
  }
  const visitor = { 'X-Forwarded-For': '203.0.113.7' }

  it('answers every page in its language, and names it in all others', async () => {
    for (const [id, page] of Object.entries(englishPages)) {
      const other = germanPages[id]
      const { response, text } = await get(page.path, { Referer: 'https://night.example/' })
      if (response.status === 404) {
        expect((await get(other?.path ?? '')).response.status, id).toBe(404)
        continue
      }
      const translated = await get(other?.path ?? '')
      expect(translated.text, id).toMatch(/^<!DOCTYPE html><html lang="de"/i)
      expect(text, id).toMatch(/^<!DOCTYPE html><html lang="en"/i)
      for (const html of [text, translated.text]) {
        expect(html).toContain(`hrefLang="de" href="https://night.example${other?.path}"`)
        expect(html).toContain(`hrefLang="en" href="https://night.example${page.path}"`)
        expect(html).toContain(`hrefLang="x-default" href="https://night.example${other?.path}"`)
      }
      // The switch stays on the page.
      expect(translated.text).toContain(`<a href="${page.path}" hrefLang="en" lang="en"`)
    }
    const unknown = await get('/nirgends')
    expect(unknown.response.status).toBe(404)
    expect(unknown.text).toContain('<html lang="de"')
  })

  it('lists the addresses of all languages for crawlers, and articles in feeds of their own', async () => {
    const { text } = await get('/sitemap.xml')
    expect(text).toContain(`<loc>https://night.example${englishPages.home.path}</loc>`)
    expect(text).toContain(`<loc>https://night.example${germanPages.home.path}</loc>`)
    expect(new Set(text.match(/<loc>[^<]+/g)).size).toBe(text.match(/<loc>/g)?.length)
    expect((await get('/artikel/feed.xml')).text).toContain('<language>de</language>')
    expect((await get('/en/llms.txt')).response.status).toBe(200)
  })

  it('leads a first visitor to the language of the browser, and a second one to another', async () => {
    const first = await get('/', { 'Accept-Language': 'en' })
    expect([first.response.status, first.response.headers.get('Location')]).toEqual([302, '/en'])
    const second = await get('/', { 'Accept-Language': 'fr' })
    expect(second.response.status).toBe(200)
    expect(second.text).toContain('<html lang="de"')
  })

  it.each([
    ['de', german],
    ['en', english],
  ])('says in %s what is wrong with a form, by the API and without JavaScript', async (language, fields) => {
    const missing = fields.find((field) => 'name' in field && field.name === 'name')
    const said = missing && 'missing' in missing ? String(missing.missing) : 'a sentence'
    const response = await fetch(`${url}/api/consultations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: '{}',
    })
    expect(response.status).toBe(422)
    expect(((await response.json()) as { errors: object }).errors).toHaveProperty('name', said)
    const posted = await fetch(`${url}${language === 'en' ? '/en' : '/?index'}`, {
      method: 'POST',
      headers: { Origin: 'https://night.example' },
      body: new URLSearchParams({ page_source: forms.home.pageSource }),
    })
    expect(posted.status).toBe(422)
    expect(await posted.text()).toContain(said.replaceAll("'", '&#x27;'))
  })

  it('writes to each visitor in the language of the form, and to the staff in its own', async () => {
    const send = (language: string, email: string, services: typeof englishServices) =>
      fetch(`${url}/api/consultations`, {
        method: 'POST',
        headers: { ...visitor, 'Content-Type': 'application/json', 'Accept-Language': language },
        body: JSON.stringify({
          name: 'Ada Lovelace',
          email,
          phone: '020 7946 0000',
          company: 'Engines',
          service: services.find(({ formChoice }) => formChoice)?.formChoice,
          message: '',
          page_source: forms.home.pageSource,
        }),
      })
    expect((await send('de-DE,de;q=0.9', 'gast@example.com', germanServices)).status).toBe(201)
    expect((await send('en', 'guest@example.com', englishServices)).status).toBe(201)
    const mailsTo = (address: string) => mail.mails.filter(({ to }) => to.includes(address))
    await expect.poll(() => mailsTo('gast@example.com').length).toBe(1)
    await expect.poll(() => mailsTo('guest@example.com').length).toBe(1)
    await expect.poll(() => mailsTo('staff@agency.example').length).toBe(2)
    const textOf = async (address: string, index = 0) =>
      (await PostalMime.parse(mailsTo(address)[index]?.raw ?? '')).text ?? ''
    expect(await textOf('gast@example.com')).toContain(germanMails.confirmation.heading)
    expect(await textOf('guest@example.com')).toContain(englishMails.confirmation.heading)
    for (const index of [0, 1]) {
      expect(await textOf('staff@agency.example', index)).toContain(germanMails.staff.heading)
    }
  })

  it('tells the owner what each language lacks before it goes live', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, 'operate/commands/doctor.ts')],
      { env: { PATH: process.env['PATH'], AGENCY: 'nachtportier', DATA_DIR: folder } },
    )
    for (const path of ['nachtportier/own-pages/', 'nachtportier/languages/en/own-pages/']) {
      expect(stdout).toContain(`apps/website/agencies/${path}`)
    }
    expect(stdout).toContain('The assistant understands and speaks English only')
  })

  it('lists for the owner what the assistant knows in each language', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, 'operate/commands/questions.ts'), 'facts'],
      { env: { PATH: process.env['PATH'], AGENCY: 'nachtportier' } },
    )
    const [, german = '', english = ''] = stdout.split(/^# apps.website.agencies.nachtportier.*\n/m)
    const hours = /^service-hours\n {2}(.+)\n {2}(.+)$/m
    expect(german).toMatch(hours)
    expect(english).toMatch(hours)
    expect(hours.exec(german)?.slice(1)).not.toEqual(hours.exec(english)?.slice(1))
  })

  const requestCall = (path: string) =>
    fetch(`${url}${path}/call/web`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://night.example' },
      body: '{}',
    })

  it('carries calls below the address of each language', async () => {
    for (const path of ['/voice', '/en/voice']) expect((await requestCall(path)).status, path).toBe(201)
  })

  it('counts the calls of all languages together', async () => {
    const call = async (path: string) => {
      const { webCallUrl } = (await (await requestCall(path)).json()) as { webCallUrl: string }
      const room = new URL(new URL(webCallUrl).pathname, url.replace('http', 'ws'))
      return joinCall(room.href, { origin: 'https://night.example' })
    }
    const german = await Promise.all(Array.from({ length: 10 }, () => call('/voice')))
    expect((await requestCall('/en/voice')).status).toBe(503)
    german.pop()?.hangUp()
    await expect.poll(async () => (await requestCall('/en/voice')).status).toBe(201)
    for (const visitor of german) visitor.hangUp()
  })

  it('counts the refused forms of all languages together', async () => {
    const post = async (path: string) => {
      const sent = { method: 'POST', headers: { Origin: 'https://night.example' }, body: 'no form' }
      return (await fetch(url + path, sent)).status
    }
    // Half of the limit of a minute in each language, which earlier tests may have begun.
    for (let half = 0; half < 60; half++) await Promise.all([post('/'), post('/en')])
    expect([await post('/'), await post('/en')]).toEqual([429, 429])
  })
})
