import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sitePages } from '#contract/site-pages.ts'
import { consultationForms, type ConsultationFormConfig } from '#contract/consultation-forms.ts'
import { pages } from '#content/pages.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'

const forms = consultationForms.filter(({ path }) => sitePages.some((page) => page.path === path))
const [contactForm] = forms as [ConsultationFormConfig]

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Expects a page of its own in the site's look, with its two style sheets and without scripts. */
async function expectPlainPage(response: Response) {
  const text = await response.text()
  const stylesheets = Array.from(
    text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
    ([, href = '']) => href,
  )
  expect(stylesheets).toHaveLength(2)
  for (const stylesheet of stylesheets) {
    const css = await app.request(stylesheet)
    expect(css.status).toBe(200)
    expect(css.headers.get('Content-Type')).toContain('text/css')
  }
  expect(text.match(/<h1/g)).toHaveLength(1)
  expect(text).toContain('href="/"')
  expect(text).not.toMatch(/<style|<script|\sstyle="/)
}

describe('a form posted without JavaScript', () => {
  const answers = (form: ConsultationFormConfig, change: Record<string, string> = {}) =>
    new URLSearchParams({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '+44 20 7946 0000',
      company: `Company ${Math.random()}`,
      ...(form.hasServiceSelector ? { service: form.defaultService } : {}),
      message: 'One\r\nTwo <b>',
      ...change,
    })
  const post = (
    form: ConsultationFormConfig,
    body: string | FormData | URLSearchParams,
    headers: Record<string, string> = {},
  ) => app.request(form.path === '/' ? '/?index' : form.path, { method: 'POST', headers, body })

  it.each(forms)('on $path answers 303 to its thank-you view', async (form) => {
    const response = await post(form, answers(form))
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toMatch(
      new RegExp(`^${form.path.replace('/', '\\/')}\\?sent=${form.pageSource}#`),
    )
    const { pathname, search } = new URL(response.headers.get('Location') ?? '', 'http://localhost')
    expect((await app.request(pathname + search)).status).toBe(200)
  })

  it.each(forms)('on $path comes back with every answer if one is invalid', async (form) => {
    const response = await post(form, answers(form, { email: 'ada' }))
    expect(response.status).toBe(422)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const text = await response.text()
    expect(text).toContain('value="Ada Lovelace"')
    expect(text).toContain('value="ada"')
    expect(text).toContain('One\nTwo &lt;b&gt;')
    expect(text).toContain('Enter an e-mail address like name@example.com.')
  })

  it('may be multipart', async () => {
    const body = new FormData()
    for (const [name, value] of answers(contactForm)) body.set(name, value)
    expect((await post(contactForm, body)).status).toBe(303)
  })

  it('is accepted behind a proxy that ends TLS, whatever the server itself listens on', async () => {
    const behind = await createTestApp({ PUBLIC_URL: 'https://www.example.com' })
    const response = await behind.request('/?index', {
      method: 'POST',
      headers: { Origin: 'https://www.example.com', Host: '10.0.0.5:3000' },
      body: answers(contactForm),
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toMatch(/^(https:\/\/www\.example\.com)?\/\?sent=[\w-]+#/)
    expect(response.headers.get('Strict-Transport-Security')).toMatch(/^max-age=31536000/)
    await behind.close()
  })

  it.each([
    ['text', 'text/plain', 'name=Ada', 415],
    ['JSON', 'application/json', '{}', 415],
    ['nothing', '', 'name=Ada', 415],
    ['multipart without a boundary', 'multipart/form-data', 'name=Ada', 400],
    ['broken multipart', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data', 400],
    ['too much', 'application/x-www-form-urlencoded', `message=${'a'.repeat(70_000)}`, 413],
  ])('that is %s is answered with a page that says so', async (_, type, body, status) => {
    for (const form of forms) {
      const response = await post(form, body, { 'Content-Type': type })
      expect(response.status).toBe(status)
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
      await expectPlainPage(response)
    }
  })

  it('to a page without a form is refused', async () => {
    const response = await app.request(pages.services.path, {
      method: 'POST',
      body: new URLSearchParams({ name: 'x' }),
    })
    expect(response.status).toBe(405)
  })

  it('in an unusual encoding is refused with a page', async () => {
    const response = await app.request(pages.services.path, { method: 'PUT' })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST')
    await expectPlainPage(response)
  })

  it('from another site is refused with a page', async () => {
    const response = await post(contactForm, answers(contactForm), { Origin: 'https://evil.example' })
    expect(response.status).toBe(403)
    await expectPlainPage(response)
  })

  it('is limited like any other, with a sentence and every answer', async () => {
    const limited = await createTestApp({ RATE_LIMIT_PER_MINUTE: '1' })
    const send = () => limited.request('/?index', { method: 'POST', body: answers(contactForm) })
    expect((await send()).status).toBe(303)
    const response = await send()
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await response.text()).toContain('value="Ada Lovelace"')
    await limited.close()
  })

  it('keeps every answer when the store is away', async () => {
    const closed = await createTestApp()
    await closed.close()
    const response = await closed.request('/?index', { method: 'POST', body: answers(contactForm) })
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    const text = await response.text()
    expect(text).toContain('There was an error submitting your request. Please try again.')
    expect(text).toContain('value="Ada Lovelace"')
  })
})
