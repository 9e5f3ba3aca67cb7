import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildFolder } from '#agency/content-folder.ts'
import { sitePages } from '#contract/site-pages.ts'
import type { ConsultationFormConfig } from '#contract/consultation-forms.ts'
import { pages } from '#content/pages.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { loadAppBuild } from './create-page-renderer.ts'

const { entry } = await loadAppBuild(join(import.meta.dirname, '../../..', buildFolder, 'server/index.js'))
const forms = entry.module.consultationForms.filter(({ path }) =>
  sitePages.some((page) => page.path === path),
)
const [contactForm] = forms as [ConsultationFormConfig]
const paths = sitePages.map(({ path }) => path)
const thankYou = forms.map(({ path, pageSource }) => `${path}?sent=${pageSource}`)
const services = pages.services.path

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const html = async (path: string, headers: Record<string, string> = {}) =>
  (await app.request(path, { headers })).text()

describe.each([...paths, ...thankYou])('the page %s', (path) => {
  it('is served from memory, complete, and must be revalidated', async () => {
    const response = await app.request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    expect(response.headers.get('Vary')).toContain('Accept-Encoding')
    const text = await response.text()
    expect(text).toContain('<main')
    expect(text).toMatch(/<\/html>\s*$/)
    expect(text).not.toContain('nonce=')
  })

  it('allows exactly its own inline scripts and its style sheets', async () => {
    const response = await app.request(path)
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    const text = await response.text()
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
    const scripts = Array.from(
      text.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g),
      ([, code = '']) => code,
    )
    expect(scripts.length).toBeGreaterThan(0)
    for (const code of scripts) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    }
    const styles = Array.from(text.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, css = '']) => css)
    const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
    expect(hashes.length).toBeGreaterThan(0)
    expect(policy).toContain(`; style-src 'self' ${hashes.join(' ')};`)
    expect(text).not.toMatch(/\sstyle="/)
  })

  it('is compressed as requested, is not sent twice, and answers HEAD', async () => {
    const plain = await app.request(path)
    const length = Number(plain.headers.get('Content-Length'))
    const lengths = []
    for (const encoding of ['br', 'gzip']) {
      const response = await app.request(path, { headers: { 'Accept-Encoding': encoding } })
      expect(response.headers.get('Content-Encoding')).toBe(encoding)
      lengths.push((await response.arrayBuffer()).byteLength)
      const etag = response.headers.get('ETag') ?? ''
      expect(etag).not.toBe(plain.headers.get('ETag'))
      const again = await app.request(path, {
        headers: { 'Accept-Encoding': encoding, 'If-None-Match': `"other", W/${etag}` },
      })
      expect(again.status).toBe(304)
      expect(again.headers.get('Content-Security-Policy')).toContain('sha256-')
    }
    expect(lengths[0]).toBeLessThan(lengths[1] ?? 0)
    expect(lengths[1]).toBeLessThan(length)
    const head = await app.request(path, { method: 'HEAD' })
    expect(Number(head.headers.get('Content-Length'))).toBe(length)
    expect(await head.text()).toBe('')
  })
})

describe('the scripts of a page from memory', () => {
  const waitingScript = /<script>[^<]*script\[data-modules\]/
  const codeOf = (text: string, start: string) => text.split(start)[1]?.split('</script>')[0]

  it.each(paths)('on %s wait as data, named and unchanged', async (path) => {
    const text = await html(path)
    expect(text).not.toContain('rel="modulepreload"')
    expect(text).not.toContain('type="module"')
    const modules =
      /<script type="text\/waiting-module" data-modules="([^"]+)">/.exec(text)?.[1]?.split(' ') ?? []
    expect(modules.length).toBeGreaterThan(3)
    for (const address of modules) expect((await app.request(address)).status, address).toBe(200)
    expect(text).toMatch(waitingScript)
  })

  it.each(forms)('do not wait on the thank-you view of $path', async ({ path, pageSource }) => {
    const sent = await html(`${path}?sent=${pageSource}`)
    expect(sent).toContain('rel="modulepreload"')
    expect(sent).not.toContain('waiting-module')
    expect(sent).not.toMatch(waitingScript)
    const code = codeOf(sent, '<script type="module" async="">')
    expect(code).toContain('import "/assets/manifest-')
    expect(await html(path)).toContain(`">${code}</script>`)
  })

  it('measure the visit and name the solver if the operator wants it', async () => {
    const other = await createTestApp({ VISITOR_METRICS: 'on', PROOF_OF_WORK: 'on' })
    for (const path of [...paths, ...thankYou]) {
      const text = await (await other.request(path)).text()
      expect(text).toContain('<script>(function reportVisit')
      expect(text).toContain('<meta name="proof-of-work" content="/api/proof-of-work/solver.js"/>')
      expect(await html(path)).not.toMatch(/reportVisit|proof-of-work/)
    }
    await other.close()
  })
})

describe('the script of calls', () => {
  it('is fetched with the other scripts if calls are on', async () => {
    const withCalls = await createTestApp({ VOICE_PROVIDER: 'embedded' })
    for (const path of ['/', services, '/nowhere']) {
      expect(await (await withCalls.request(path)).text()).toMatch(/assets\/calls-[^" ]+\.js/)
      expect(await html(path)).not.toContain('assets/calls-')
    }
    await withCalls.close()
  })
})

describe('a query', () => {
  it('of a campaign changes nothing', async () => {
    expect(await html('/?utm_source=x&gclid=y')).toBe(await html('/'))
    expect(await html(`${services}?sent=${contactForm.pageSource}`)).toBe(await html(services))
    expect(await html('/?sent=nonsense')).toBe(await html('/'))
    expect(await html('/?index')).toBe(await html('/'))
  })

  it('leads to the thank-you view of its own form, also with a campaign', async () => {
    for (const { path, pageSource } of forms) {
      const sent = await html(`${path}?sent=${pageSource}`)
      expect(sent).not.toBe(await html(path))
      expect(await html(`${path}?utm_source=x&sent=${pageSource}`)).toBe(sent)
    }
  })

  it('of a data request is never answered from memory', async () => {
    const response = await app.request(`/_root.data?sent=${contactForm.pageSource}`)
    expect(response.headers.get('ETag')).toBeNull()
    expect(response.headers.get('Content-Type')).not.toContain('text/html')
  })
})

describe('an unknown path', () => {
  it('answers 404 with a page, rendered for the request with its own nonce', async () => {
    const nonces = []
    for (const path of [
      '/nowhere',
      '/nowhere',
      '/%',
      '/assets/none.js',
      '/../../package.json',
      '/..%2f..%2fpackage.json',
    ]) {
      const response = await app.request(path)
      expect(response.status, path).toBe(404)
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1]
      const text = await response.text()
      expect(text).toContain(`nonce="${nonce}"`)
      expect(text).toContain('href="/"')
      expect(text).not.toContain('"workspaces"')
      nonces.push(nonce)
    }
    expect(new Set(nonces).size).toBe(nonces.length)
  })
})

/** A page in the site's look: its style sheet, one heading, a link home, and nothing that its policy blocks. */
describe('a file of the build', () => {
  it('is immutable if its name carries a hash, compressed, typed, and not sent twice', async () => {
    const assets = new Set((await html('/')).match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))
    expect(assets.size).toBeGreaterThan(3)
    for (const path of assets) {
      const response = await app.request(path, { headers: { 'Accept-Encoding': 'gzip, br' } })
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
      // A font is compressed already, and a module of a few bytes would only grow.
      const plain = await app.request(path)
      const gains = !path.endsWith('.woff2') && Number(plain.headers.get('Content-Length')) > 500
      if (gains) expect(response.headers.get('Content-Encoding')).toBe('br')
      expect(response.headers.get('Content-Type')).toMatch(/javascript|css|font\/woff2/)
      const etag = response.headers.get('ETag') ?? ''
      const again = await app.request(path, {
        headers: { 'Accept-Encoding': 'gzip, br', 'If-None-Match': etag },
      })
      expect(again.status).toBe(304)
      const head = await app.request(path, { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip, br' } })
      expect(head.headers.get('Content-Length')).toBe(response.headers.get('Content-Length'))
    }
  })
})

describe('every answer', () => {
  it.each(['/', '/nowhere', '/api/consultations', '/healthz', '/readyz', '/metrics'])(
    'from %s carries the headers that protect a visitor',
    async (path) => {
      const { headers } = await app.request(path)
      const policy = headers.get('Content-Security-Policy') ?? ''
      expect(policy).toContain("frame-ancestors 'none'")
      const isPage = headers.get('Content-Type')?.startsWith('text/html')
      expect(policy).toContain(isPage ? "object-src 'none'" : "default-src 'none'")
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
      expect(policy).not.toMatch(/unsafe-/)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Permissions-Policy')).toContain('microphone=(self)')
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/)
      expect(headers.has('Strict-Transport-Security')).toBe(false)
    },
  )
})

describe('what a stranger sends', () => {
  const formOf = (body: string): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'http://localhost' },
    body,
  })

  it.each([
    ['GET', '/%0a', 404],
    ['GET', '/%ff', 404],
    ['POST', '/', 405],
    ['POST', services, 405],
    ['PROPFIND', '/', 405],
  ])('%s %s is answered, and is no fault of the site', async (method, path, status) => {
    const before = app.logged.length
    const response = await app.request(path, method === 'POST' ? formOf('a=b') : { method })
    expect(response.status).toBe(status)
    const lines = app.logged.slice(before)
    expect(lines).toHaveLength(1)
    expect(lines.join()).toMatch(/"level":"info","message":"request"/)
  })

  it('does not put its address into the log', async () => {
    const before = app.logged.length
    await app.request('/unsubscribe/ada@example.com')
    await app.request(`/voice/call/web/room/${'token-'.repeat(7)}`)
    expect(app.logged.slice(before).join()).not.toMatch(/ada|token/)
  })

  it.each([
    ['fields without end', 'a=&'.repeat(20_000)],
    ['text without end', `message=${'<'.repeat(60_000)}`],
  ])('is refused before it is worked on: %s', async (_, body) => {
    const response = await app.request('/?index', formOf(body))
    expect(response.status).toBe(413)
    expect((await response.text()).length).toBeLessThan(10_000)
  })

  it('counts each refused form', async () => {
    const strict = await createTestApp({ RATE_LIMIT_PER_MINUTE: '2' })
    const post = async (peer: string) =>
      (await strict.request('/?index', { ...formOf('name='), peer })).status
    expect([await post('192.0.2.1'), await post('192.0.2.1'), await post('192.0.2.1')]).toEqual([
      422, 422, 429,
    ])
    expect(await post('192.0.2.2')).toBe(422)
    await strict.close()
  })

  it.each(['x;script-src', 'a b', 'a,b', 'a/b', 'user@a', '"a"', "a'"])(
    'is not taken for a host: %s',
    async (host) => {
      const response = await app.request('/', { headers: { Host: host } })
      expect(response.status).toBe(400)
      expect(response.headers.get('Content-Security-Policy')).not.toContain(host)
    },
  )

  it('is not cached if the answer repeats it', async () => {
    const own = await createTestApp({ PUBLIC_URL: 'https://agency.example' })
    for (const path of ['/robots.txt', '/sitemap.xml', '/llms.txt']) {
      const response = await app.request(path, { headers: { Host: 'evil.example' } })
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
      expect((await own.request(path)).headers.get('Cache-Control')).toBe('public, max-age=3600')
    }
    await own.close()
  })
})
