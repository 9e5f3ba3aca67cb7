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
      ...openCaldav({ url: `${host}${path}`, login }, { allowPrivate: true }),
    }
  }

  it.each([400, 403, 409, 412])(
    'that answers %i has the event elsewhere, where it is written',
    async (status) => {
      const { host, entries } = await open('/work/', ({ method, url }) => {
        if (method === 'PUT') return url === '/work/by-mail.ics' ? 204 : status
        return multistatus(method === 'REPORT' ? theEventAt('/work/by-mail.ics') : aCalendarAt('/work/'))
      })
      const href = `${host}/work/a.ics`
      expect(await entries.write({ id: 'a', href, text }, signal)).toBe(`${host}/work/by-mail.ics`)
    },
  )

  it('that has lost the calendar is no empty calendar', async () => {
    let isLost = false
    const calendar = await open('/work/', () =>
      multistatus(isLost ? missing('/work/') : aCalendarAt('/work/')),
    )
    expect(await calendar.read(range, '1', signal)).toBeNull()
    isLost = true
    await expect(calendar.read(range, null, signal)).rejects.toThrow('no calendar at this address')
  })

  it('may answer a query with 404 where the calendar has no events', async () => {
    const calendar = await open('/work/', ({ method }) =>
      multistatus(method === 'REPORT' ? missing('/work/') : aCalendarAt('/work/')),
    )
    expect(await calendar.read(range, null, signal)).toEqual({ texts: [], mark: '1' })
  })
})
