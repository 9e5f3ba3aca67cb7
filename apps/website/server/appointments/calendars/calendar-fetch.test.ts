import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { makeCertificate } from '#server/testing/make-certificate.ts'
import { describeCalendarFailure } from './calendar-failure.ts'
import { findCalendars } from './caldav.ts'
import { openAddress } from './open-calendar.ts'
import { anEvent } from './testing/an-event.ts'

const range = { from: Date.parse('2027-01-01T00:00:00Z'), until: Date.parse('2027-02-01T00:00:00Z') }
const text = anEvent('a', ':20270110T100000Z', 'DURATION:PT1H')

describe('a calendar from a server', () => {
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })
  async function serve(listener: RequestListener) {
    const server = createServer(listener).listen(0, '127.0.0.1')
    await once(server, 'listening')
    servers.push(server)
    return `127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const rules = { allowPrivate: true }
  const login = { user: 'ada', password: 'secret' }
  async function read(
    url: string,
    { mark = null, ...more }: { mark?: string | null; login?: typeof login; allowPrivate?: boolean } = {},
  ) {
    const address = { url, login: more.login ?? null, label: '' }
    const { allowPrivate = true } = more
    try {
      return await openAddress(address, { allowPrivate }).read(range, mark, AbortSignal.timeout(60_000))
    } catch (error) {
      return describeCalendarFailure(error)
    }
  }

  it('is asked again only for what has changed', async () => {
    const host = await serve((request, response) => {
      response.setHeader('ETag', '"1"')
      response.statusCode = request.headers['if-none-match'] === '"1"' ? 304 : 200
      response.end(response.statusCode === 304 ? undefined : text)
    })
    const address = `http://${host}/secret.ics`
    expect(await read(address)).toEqual({ texts: [text], mark: '"1"' })
    expect(await read(address, { mark: '"1"' })).toBeNull()
  })

  it('is followed on its own server only, and the password goes nowhere else', async () => {
    const seen: (string | undefined)[] = []
    const other = await serve((request, response) => {
      seen.push(request.headers.authorization)
      response.end(text)
    })
    const host = await serve((request, response) => {
      if (request.url === '/moved.ics') return response.end(text)
      const to = request.url === '/here.ics' ? '/moved.ics' : `http://${other}/moved.ics`
      response.writeHead(302, { Location: to }).end()
    })
    expect(await read(`http://${host}/here.ics`)).toMatchObject({ texts: [text] })
    const refused = 'The server names another one, which is not asked'
    expect(await read(`http://${host}/there.ics`)).toBe(refused)
    expect(await read(`http://${host}/there/`, { login })).toContain('The server')
    expect(seen).toEqual([])
  })

  it('does not hand the password to a server that an answer names', async () => {
    const asked: unknown[] = []
    const other = await serve((request, response) => {
      asked.push(request.headers.authorization)
      response.end()
    })
    const host = await serve((_, response) => {
      const href = `<href>http://${other}/x/</href>`
      response
        .writeHead(207, { 'Content-Type': 'application/xml' })
        .end(
          `<multistatus xmlns="DAV:"><response><href>/</href><propstat><prop><current-user-principal>${href}</current-user-principal></prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>`,
        )
    })
    const finding = findCalendars({ url: `http://${host}/`, login }, rules, AbortSignal.timeout(60_000))
    await expect(finding).rejects.toThrow('The server')
    expect(asked).toEqual([])
  })

  it.each([
    ['a web page', 200, '<!doctype html>', 'The address has no calendar, but something else'],
    ['a refusal', 401, '', 'The server refuses the user or the password (HTTP 401)'],
    ['nothing', 404, '', 'The server has no calendar at this address (HTTP 404)'],
    ['a fault', 500, 'secret words', 'The server answered with HTTP 500'],
  ])('is not read from %s', async (_, status, body, answer) => {
    const host = await serve((_request, response) => response.writeHead(status).end(body))
    expect(await read(`http://${host}/secret.ics`)).toBe(answer)
  })

  it.each([
    ['nothing', ''],
    ['what is no XML', 'BEGIN:VCALENDAR'],
    ['half of the XML', '<multistatus xmlns="DAV:"><response><href>/work/a.ics</href>'],
    ['no calendar', '<multistatus xmlns="DAV:"><response><href>/work/a.ics</href></response></multistatus>'],
  ])('fails when its events are %s, and never looks empty', async (_, body) => {
    const found =
      '<multistatus xmlns="DAV:"><response><href>/work/</href><propstat><prop><resourcetype><calendar xmlns="urn:ietf:params:xml:ns:caldav"/></resourcetype></prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>'
    const host = await serve((request, response) => {
      response.writeHead(207, { 'Content-Type': 'application/xml' })
      response.end(request.method === 'REPORT' ? body : found)
    })
    expect(await read(`http://${host}/work/`, { login })).toEqual(expect.any(String))
  })

  it('of 50 MB is not read to its end', async () => {
    let sent = 0
    const host = await serve((_, response) => {
      const piece = Buffer.alloc(1024 * 1024, ' ')
      const more = () => {
        while (sent < 50 && !response.destroyed) {
          sent += 1
          if (!response.write(piece)) return response.once('drain', more)
        }
        return response.end()
      }
      response.write('BEGIN:VCALENDAR')
      more()
    })
    expect(await read(`http://${host}/secret.ics`)).toBe('The calendar is larger than 16 MB')
    expect(sent).toBeLessThan(50)
  })

  it.each([
    ['http://127.0.0.1:1/secret.ics', 'The address must begin with https://'],
    ['http://calendar.example.com/secret.ics', 'The address must begin with https://'],
    ['https://127.0.0.1:1/secret.ics', 'The address is in a private network, which this site does not ask'],
    ['https://[::1]:1/secret.ics', 'The address is in a private network, which this site does not ask'],
    ['https://169.254.169.254/', 'The address is in a private network, which this site does not ask'],
    ['https://10.1.2.3/', 'The address is in a private network, which this site does not ask'],
    // A name is looked up, and what it leads to is checked.
    ['https://localhost:1/secret.ics', 'The address is in a private network, which this site does not ask'],
  ])('is not asked at %s', async (address, why) => {
    expect(await read(address, { allowPrivate: false })).toBe(why)
    expect(await read(address, { login, allowPrivate: false })).toBe(why)
  })

  it('is not asked without TLS in a private network, even where those are allowed', async () => {
    expect(await read('http://10.1.2.3/secret.ics')).toBe('The address must begin with https://')
  })

  it('is not followed from a public address into a private network', async () => {
    const host = await serve((_, response) => {
      response.writeHead(302, { Location: 'https://localhost:1/secret.ics' }).end()
    })
    expect(await read(`http://${host}/`)).toBe('The server names another one, which is not asked')
  })

  it('whose server ends in the middle of an answer is not half a calendar', async () => {
    const host = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': '1000' })
      response.write('BEGIN:VCALENDAR', () => response.destroy())
    })
    expect(await read(`http://${host}/secret.ics`)).toMatch(/^There was no answer \(/)
  })

  it('with a certificate that nobody vouches for is said to have one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'frontdesk-certificate-'))
    const [certFile, keyFile] = [join(folder, 'cert'), join(folder, 'key')]
    await makeCertificate(certFile, keyFile)
    const [cert, key] = await Promise.all([readFile(certFile), readFile(keyFile)])
    await rm(folder, { recursive: true })
    const server = createSecureServer({ cert, key }, (_, response) => response.end(text)).listen(
      0,
      '127.0.0.1',
    )
    await once(server, 'listening')
    servers.push(server)
    const { port } = server.address() as AddressInfo
    expect(await read(`https://127.0.0.1:${port}/secret.ics`)).toMatch(
      /^The certificate of the server is not valid/,
    )
  })
})
