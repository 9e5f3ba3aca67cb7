import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { formScript } from './form-script.ts'

describe('the script of the form for other sites', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({
      PUBLIC_URL: 'https://agency.example',
      ALLOWED_ORIGINS: 'https://shop.example, https://blog.example',
    })
  })
  afterAll(() => app.close())

  const load = (origin?: string) =>
    app.request(formScript, { headers: origin === undefined ? {} : { Origin: origin } })
  const refusals = () => app.logged.filter((line) => line.includes('refused the form'))

  it.each(['https://shop.example', 'https://blog.example'])('is for pages of %s', async (origin) => {
    const response = await load(origin)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin)
    expect(response.headers.get('Content-Type')).toContain('text/javascript')
    expect(await response.text()).toContain('frontdesk-form')
    expect(refusals()).toEqual([])
  })

  it('is kept by no cache for pages of another site than the one that loaded it', async () => {
    for (const origin of [
      'https://shop.example',
      'https://agency.example',
      'https://evil.example',
      undefined,
    ])
      expect((await load(origin)).headers.get('Vary')).toContain('Origin')
  })

  it('says to the author of any other page why it shows no form, and to the operator once a minute', async () => {
    for (let time = 0; time < 3; time += 1) {
      const response = await load('https://evil.example')
      const script = await response.text()
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://evil.example')
      expect(script).toContain('https://agency.example does not allow its form on https://evil.example.')
      expect(script).toMatch(/^console\.error\("[^"]*"\)\n$/)
    }
    expect(refusals()).toHaveLength(1)
    expect(refusals()[0]).toContain('"origin":"https://evil.example"')
  })

  it('runs nothing that the name of an origin contains, and fills no log', async () => {
    const script = await (await load('https://evil.example"),alert("x')).text()
    expect(script).toMatch(/^console\.error\("[^"]*"\)\n$/)
    await load('https://evil.example/ada@example.com')
    expect(app.logged.join()).not.toMatch(/alert|ada@/)
    for (let at = 0; at < 30; at += 1) await load(`https://evil-${at}.example`)
    expect(refusals().length).toBeLessThan(15)
  })
})
