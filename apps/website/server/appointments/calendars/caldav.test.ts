import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openCaldav } from './caldav.ts'
import { anEvent } from './testing/an-event.ts'

const { signal } = new AbortController()
const range = { from: Date.parse('2027-01-01T00:00:00Z'), until: Date.parse('2027-02-01T00:00:00Z') }
const text = anEvent('a', ':20270110T100000Z', 'DURATION:PT1H')

const multistatus = (...responses: string[]) =>
  `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/">${responses.join('')}</d:multistatus>`
const found = (href: string, prop: string) =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${prop}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`
const missing = (href: string) =>
  `<d:response><d:href>${href}</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>`
const aCalendarAt = (href: string) =>
  found(
    href,
    '<d:resourcetype><d:collection/><c:calendar/></d:resourcetype><d:displayname>Work</d:displayname><cs:getctag>1</cs:getctag>',
  )
const theEventAt = (href: string) => found(href, `<c:calendar-data>${text}</c:calendar-data>`)

describe('a CalDAV server', () => {
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })

  /** @param answerTo an answer about resources, or a status */
  async function open(path: string, answerTo: (request: IncomingMessage) => string | number) {
    const server = createServer((request, response) => {
      const answer = answerTo(request)
      if (typeof answer === 'number') return response.writeHead(answer).end()
      return response.writeHead(207, { 'Content-Type': 'application/xml' }).end(answer)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    servers.push(server)
    const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const login = { user: 'ada', password: 'secret' }
    return {
      host,
      ...openCaldav({ holder: 'ada@example.com', url: `${host}${path}`, calendar: null, login }),
    }
  }

  it.each([400, 403, 409, 412])(
    'that answers %i has the event elsewhere, where it is written',
    async (status) => {
      const { host, entries } = await open('/work/', ({ method, url }) => {
        if (method === 'PUT') return url === '/work/by-mail.ics' ? 204 : status
        return multistatus(method === 'REPORT' ? theEventAt('/work/by-mail.ics') : aCalendarAt('/work/'))
      })
      const href = await entries.hrefOf('a', signal)
      expect(await entries.write({ id: 'a', href, text }, signal)).toBe(`${host}/work/by-mail.ics`)
    },
  )

  it('that has lost the calendar is no empty calendar', async () => {
    let isLost = false
    const calendar = await open('/work/', () =>
      multistatus(isLost ? missing('/work/') : aCalendarAt('/work/')),
    )
    await calendar.entries.hrefOf('a', signal)
    isLost = true
    await expect(calendar.read(range, null, signal)).rejects.toThrow('no calendar at this address')
  })

  it('may answer a query with 404 where the calendar has no events', async () => {
    const calendar = await open('/work/', ({ method }) =>
      multistatus(method === 'REPORT' ? missing('/work/') : aCalendarAt('/work/')),
    )
    expect(await calendar.read(range, null, signal)).toEqual({ texts: [], mark: '1' })
  })

  it('may give the calendar another address, and entries are read and written there', async () => {
    let place = '/ada/one/'
    const put: (string | undefined)[] = []
    const { host, read, entries } = await open('/ada/', ({ method, url = '' }) => {
      if (method === 'PUT') put.push(url)
      if (url.startsWith('/ada/') && url !== '/ada/' && !url.startsWith(place)) return 404
      if (method === 'PUT') return 201
      if (method === 'REPORT') return multistatus()
      if (url.startsWith(place)) return multistatus(aCalendarAt(place))
      return multistatus(
        found(
          '/ada/',
          '<d:resourcetype><d:collection/></d:resourcetype><d:current-user-principal><d:href>/ada/</d:href></d:current-user-principal><c:calendar-home-set><d:href>/ada/</d:href></c:calendar-home-set>',
        ),
        aCalendarAt(place),
      )
    })
    const href = await entries.hrefOf('a', signal)
    expect(href).toBe(`${host}/ada/one/a.ics`)
    expect(await read(range, null, signal)).toEqual({ texts: [], mark: '1' })
    place = '/ada/two/'
    await expect(entries.write({ id: 'a', href, text }, signal)).rejects.toThrow('404')
    expect(await entries.write({ id: 'a', href, text }, signal)).toBe(`${host}/ada/two/a.ics`)
    expect(put).toEqual(['/ada/one/a.ics', '/ada/one/a.ics', '/ada/two/a.ics'])
    place = '/ada/three/'
    await expect(read(range, null, signal)).rejects.toThrow('404')
    expect(await read(range, null, signal)).toEqual({ texts: [], mark: '1' })
  })
})
