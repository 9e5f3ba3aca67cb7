import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import ICAL from 'ical.js'
import PostalMime from 'postal-mime'
import { appointmentsFile } from '#agency/appointments.ts'
import { required } from '#agency/required.ts'
import { contact } from '#content/contact.ts'
import { formFields } from '#content/form-fields.ts'
import { forms } from '#content/forms.ts'
import { bookingKinds } from '#contract/appointments.ts'
import { formChoices } from '#contract/consultation-choices.ts'
import { hasAppointments } from '#contract/has-appointments.ts'
import { homePath } from '#contract/home-path.ts'
import { siteLanguage } from '#contract/language.ts'
import { type MailServer, startMailServer } from '#server/requests/delivery/testing/start-mail-server.ts'
import { startRelay } from '#server/requests/delivery/relay.ts'
import { listConsultations } from '#server/requests/receive/read-consultations.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { createLog } from '#server/runtime/log.ts'
import { openAppointments } from './open-appointments.ts'

const [first] = bookingKinds

const known: Record<string, string> = {
  name: 'Zoë Weiß',
  email: 'zoe@example.com',
  phone: '+49 30 23125 199',
  company: "O'Neill & Söhne",
  message: 'The bell rings at three.',
}
const details = Object.fromEntries(
  formFields.flatMap((field) =>
    'name' in field && field.name in known ? [[field.name, known[field.name] ?? '']] : [],
  ),
)

/** Sends a request as the form's script does. @returns the token in the answer */
async function sendByScript(app: TestApp, fields: Record<string, string>): Promise<unknown> {
  const answer = await app.request('/api/consultations', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...fields, service: formChoices[0], page_source: forms.home.pageSource }),
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { booking_token?: string }).booking_token
}

/** The name of a zone in the language of the site. */
const nameOf = (timeZone: string, timeZoneName: 'long' | 'longGeneric', at = new Date()) =>
  required(
    new Intl.DateTimeFormat(siteLanguage.dates, { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value,
    timeZone,
  )

const thanksPath = `${homePath}?sent=${forms.home.pageSource}`

describe.runIf(!hasAppointments)('a site without appointments', () => {
  it('has nothing of them', async () => {
    const app = await createTestApp()
    expect((await app.request('/book/first-call')).status).toBe(404)
    const posted = await app.request('/book/first-call', {
      method: 'POST',
      body: new URLSearchParams({ at: '' }),
    })
    expect(posted.status).toBeGreaterThanOrEqual(404)
    const home = await (await app.request('/')).text()
    expect(home).not.toContain('/book')
    expect(await (await app.request(thanksPath)).text()).not.toContain('/book')
    expect(await sendByScript(app, details)).toBeUndefined()
    await app.close()
  })
})

describe.runIf(hasAppointments)('booking a time without JavaScript', () => {
  let app: TestApp
  let mail: MailServer
  let stopRelay: () => Promise<void>
  /** The clock of the site: Tuesday morning. */
  let now = new Date('2026-12-01T08:00:00.000Z')
  const kind = first as NonNullable<typeof first>
  const publicUrl = 'https://book.example'
  /** Nobody has an account at the desk, so the agency itself holds it. */
  const holder = contact.email

  beforeAll(async () => {
    mail = await startMailServer()
    const environment = { SMTP_URL: mail.url, NOTIFY_EMAIL: 'desk@example.com', PUBLIC_URL: publicUrl }
    app = await createTestApp({ ...environment, RATE_LIMIT_PER_MINUTE: '1000' }, { now: () => now })
    const email = {
      smtpUrl: mail.url,
      from: { name: '', address: 'desk@example.com' },
      to: ['desk@example.com'],
    }
    const opened = await openAppointments(appointmentsFile?.appointments, {
      store: app,
      email,
      publicUrl,
      now: () => now,
    })
    const relay = startRelay({
      channels: opened?.channel ? [opened.channel] : [],
      store: app,
      isAlone: false,
      log: createLog(() => {}),
      poll: 50,
      now: () => now.getTime(),
    })
    stopRelay = () => relay.stop()
  })
  afterAll(async () => {
    await stopRelay()
    await app.close()
    await mail.close()
  })

  const get = async (path: string) => {
    const response = await app.request(path)
    return { status: response.status, html: await response.text() }
  }
  const post = async (path: string, fields: Record<string, string>, peer = '127.0.0.1') => {
    const response = await app.request(path, { method: 'POST', body: new URLSearchParams(fields), peer })
    return {
      status: response.status,
      location: response.headers.get('Location') ?? '',
      html: await response.text(),
    }
  }
  const timesIn = (html: string) =>
    Array.from(html.matchAll(/<button[^>]* value="([^"]+Z)"[^>]*>/g), ([, at = '']) => at)

  /** Holds a free time. @returns the address of its page */
  async function hold(which = 0): Promise<{ at: string; path: string }> {
    const { html } = await get(kind.path)
    const at = timesIn(html).at(which) ?? ''
    const { status, location } = await post(kind.path, { at, zone: 'America/New_York' })
    expect(status).toBe(303)
    return { at, path: location }
  }
  async function book(which = 0) {
    const held = await hold(which)
    expect((await post(held.path, details)).status).toBe(303)
    return held
  }

  /** The mails about an appointment, by the Message-ID, which names it: `to` the visitor by default. */
  const mailsAbout = (path: string, to = 'zoe@example.com') =>
    mail.mails.filter(
      (each) => each.header('Message-ID')?.includes(idIn(path)) === true && each.to.includes(to),
    )
  const idIn = (path: string) => path.split('/').at(-1)?.split('.')[0] ?? '?'
  const raws = (path: string) => mailsAbout(path).map(({ raw }) => raw)

  it('shows days with free times in a zone that can be changed, and says its name', async () => {
    const { status, html } = await get(kind.path)
    expect(status).toBe(200)
    expect(html).toContain(`${nameOf('Europe/Berlin', 'longGeneric')} (Europe/Berlin)`)
    const times = timesIn(html)
    expect(times.length).toBeGreaterThan(10)
    const inTokyo = await get(`${kind.path}?zone=Asia/Tokyo`)
    expect(inTokyo.html).toContain(`${nameOf('Asia/Tokyo', 'longGeneric')} (Asia/Tokyo)`)
    expect(timesIn(inTokyo.html)[0]).toBe(times[0])
    expect((await get('/book/nothing')).status).toBe(404)
    expect((await get(`${kind.path}?zone=Atlantis`)).html).toContain('(Europe/Berlin)')
  })

  it('is where a sent form leads on to', async () => {
    const { html } = await get(thanksPath)
    for (const { path } of bookingKinds) expect(html).toContain(`href="${path}"`)
    expect((await get('/')).html).not.toContain(`href="${kind.path}"`)
  })

  describe('after a form', () => {
    const email = 'vera@example.com'
    const requests = async () => {
      const rows = await app.run(listConsultations, { filter: {}, order: 'desc', after: null, limit: 100 })
      return rows.filter((row) => row.email === email)
    }
    /** Sends a form. @returns the address of the times that its thank-you view leads to */
    async function sendForm(message: string): Promise<string> {
      const { location, status } = await post('/?index', {
        ...details,
        email,
        ...('message' in details && { message }),
        service: formChoices[0] ?? '',
      })
      expect(status).toBe(303)
      const { html } = await get(location)
      const [, link = ''] = new RegExp(`href="(${kind.path}[^"]*)"`).exec(html) ?? []
      expect(link).toContain('?request=')
      return link
    }
    /** Holds a time of a page. @returns the address of the held one */
    async function holdOn(times: string): Promise<string> {
      const { html } = await get(times)
      const [, action = ''] = /<form(?=[^>]* method="post")[^>]* action="([^"]+)"/.exec(html) ?? []
      const at = timesIn(html)[0] ?? ''
      return (await post(action.replaceAll('&amp;', '&'), { at, zone: 'Europe/Berlin' })).location
    }
    const withoutDetails = (html: string) => {
      for (const text of [...Object.values(details), email]) expect(html).not.toContain(text)
      expect(html).not.toContain('name="email"')
    }

    it('asks nothing again: the appointment belongs to the request that was sent', async () => {
      const times = await sendForm('Once.')
      withoutDetails((await get(times)).html)
      const path = await holdOn(times)
      const held = await get(path)
      withoutDetails(held.html)
      expect(held.html).toContain(`>${appointmentsFile?.appointments.words.book}</button>`)
      expect(held.html).toContain(`href="${times}"`)
      const booked = await Promise.all([post(path, {}), post(path, {})])
      expect(booked.map(({ location }) => location)).toEqual([path, path])
      const page = await get(path)
      expect(page.html).toContain(appointmentsFile?.appointments.words.booked.title)
      expect(page.html).toContain(kind.name)
      withoutDetails(page.html)
      // The link of what is booked is forwarded: it books nothing else.
      expect(page.html).not.toContain('request=')
      expect(await requests()).toHaveLength(1)
      await expect.poll(() => mailsAbout(path, email).length).toBe(1)
      await post(path, { cancel: 'yes' })
    })

    it('gives the script of a form the same token', async () => {
      const token = await sendByScript(app, { ...details, email })
      const held = await get(await holdOn(`${kind.path}?request=${String(token)}`))
      withoutDetails(held.html)
    })

    it('keeps to it in two tabs, and when another visitor was faster', async () => {
      const times = await sendForm('Twice.')
      const before = (await requests()).length
      const [one, other] = [await holdOn(times), await holdOn(times)]
      expect((await post(one, {})).location).toBe(one)
      const [at = ''] = timesIn((await get(times)).html)
      const chosen = await post(other, { at, zone: 'Europe/Berlin' })
      expect(chosen.status).toBe(200)
      withoutDetails(chosen.html)
      const [, action = ''] = /<form[^>]* action="([^"#]+)#/.exec(chosen.html) ?? []
      expect((await post(action, {})).location).toBe(action)
      expect(await requests()).toHaveLength(before)
      for (const path of [one, action]) await post(path, { cancel: 'yes' })
    })

    it('asks for the details with a link that is guessed, changed or a day old', async () => {
      const times = await sendForm('Thrice.')
      const asks = async (link: string) => (await get(await holdOn(link))).html.includes('name="email"')
      expect(await asks(times)).toBe(false)
      expect(await asks(`${times}x`)).toBe(true)
      const appointment = (await hold()).path.split('/').at(-1) ?? ''
      expect(await asks(`${kind.path}?request=${appointment}`)).toBe(true)
      const earlier = now
      now = new Date(now.getTime() + 24 * 3_600_000)
      expect(await asks(times)).toBe(true)
      now = earlier
    })
  })

  it('holds a time, takes the details, and stores request and appointment', async () => {
    const { at, path } = await hold()
    expect(timesIn((await get(kind.path)).html)).not.toContain(at)
    const form = await get(path)
    expect(form.status).toBe(200)
    expect(form.html).toContain('name="email"')
    expect(form.html).toContain('noindex')

    const refused = await post(path, { ...details, email: 'nobody' })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('value="Zoë Weiß"')

    const [one, other] = await Promise.all([post(path, details), post(path, details)])
    expect([one?.status, other?.status]).toEqual([303, 303])
    expect(one?.location).toBe(path)
    const metrics = await (await app.request('/metrics')).text()
    expect(metrics).toMatch(/frontdesk_consultation_submissions_total\{outcome="accepted"\} [1-9]/)

    const page = await get(path)
    for (const text of Object.values(details)) expect(page.html).not.toContain(text)
    expect(page.html).toContain(nameOf('America/New_York', 'long', new Date(at)))
    const rows = await app.run(listConsultations, { filter: {}, order: 'desc', after: null, limit: 10 })
    expect(rows.filter(({ email }) => email === 'zoe@example.com')).toHaveLength(1)
    expect(rows[0]).toMatchObject({ page_source: kind.pageSource, state: 'accepted' })
    await post(path, { cancel: 'yes' })
  })

  it('sends invitations that a calendar understands, and takes them back', async () => {
    const { at, path } = await book(3)
    await expect.poll(() => mailsAbout(path).length).toBe(1)
    const invitation = await readInvitation(raws(path)[0] ?? '')
    expect(invitation).toMatchObject({
      type: expect.stringMatching(/^text\/calendar.*method=REQUEST/i),
      method: 'REQUEST',
    })
    expect(invitation.event).toMatchObject({ sequence: 0, start: at, attendee: 'mailto:zoe@example.com' })
    const [link = ''] = /https:\/\/book\.example(?:\/\w+)?\/book\/\S+?(?=["<\s])/.exec(invitation.text) ?? []
    expect(new URL(link).pathname).toBe(path)

    const moving = await get(`${path}?move=1`)
    const to = timesIn(moving.html).find((time) => time > at) ?? ''
    expect((await post(`${path}?move=1`, { at: to, zone: 'Europe/Berlin' })).location).toBe(`${path}?moved`)
    await expect.poll(() => mailsAbout(path).length).toBe(2)
    const moved = await readInvitation(raws(path)[1] ?? '')
    expect(moved.event).toMatchObject({ uid: invitation.event.uid, sequence: 1, start: to })
    expect(timesIn((await get(kind.path)).html)).toContain(at)

    expect((await post(path, { cancel: 'yes' })).status).toBe(303)
    await expect.poll(() => mailsAbout(path).length).toBe(3)
    const cancelled = await readInvitation(raws(path)[2] ?? '')
    expect(cancelled).toMatchObject({ method: 'CANCEL' })
    expect(cancelled.event).toMatchObject({ uid: invitation.event.uid, sequence: 2, status: 'CANCELLED' })
    // The colleague got the same three.
    await expect.poll(() => mailsAbout(path, holder).length).toBe(3)
    expect(timesIn((await get(kind.path)).html)).toContain(to)
    expect((await post(path, { cancel: 'yes' })).status).toBeLessThan(500)
  })

  it('gives a file for the calendar while it is booked, with the UID of the invitation and nobody’s data', async () => {
    const held = await hold(4)
    const fileOf = async (path: string) => app.request(`${path}/calendar.ics`)
    expect((await fileOf(held.path)).status).toBe(303)
    await post(held.path, details)
    const { html } = await get(held.path)
    expect(html).toContain(`href="${held.path}/calendar.ics"`)
    const response = await fileOf(held.path)
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('Content-Disposition')).toContain('attachment')
    expect(response.headers.get('Cache-Control')).toContain('no-store')
    const text = await response.text()
    const found = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
    const event = new ICAL.Event(found ?? undefined)
    expect(event.uid).toBe(idIn(held.path))
    expect(event.startDate.toJSDate().toISOString()).toBe(held.at)
    expect(event.description).toBe(`${publicUrl}${held.path}`)
    for (const typed of Object.values(details)) if (typed !== '') expect(text).not.toContain(typed)
    expect(text).not.toMatch(/ATTENDEE|ORGANIZER/)

    await post(held.path, { cancel: 'yes' })
    expect((await fileOf(held.path)).status).toBe(303)
    const guessed = held.path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await fileOf(guessed)).headers.get('Location')).toBe(guessed)
  })

  it('tells the second visitor at once, with the nearest times; what they typed is kept', async () => {
    const { at } = await hold()
    const second = await post(kind.path, { at, zone: 'Europe/Berlin' }, '192.0.2.7')
    expect(second.status).toBe(409)
    expect(second.html).toContain(appointmentsFile?.appointments.words.taken)
    expect(timesIn(second.html)[0]).not.toBe(at)

    const slow = await hold(1)
    const before = now
    now = new Date(now.getTime() + 6 * 60_000)
    const faster = await post(kind.path, { at: slow.at, zone: 'Europe/Berlin' }, '192.0.2.8')
    expect(faster.status).toBe(303)
    const late = await post(slow.path, details)
    expect(late.status).toBe(409)
    expect(late.html).toContain('value="Zoë Weiß"')
    const [other = ''] = timesIn(late.html)
    const again = await post(slow.path, { ...details, at: other, zone: 'Europe/Berlin' })
    expect(again.status).toBe(200)
    expect(again.html).toContain('value="Zoë Weiß"')
    const [, action = ''] = /<form[^>]* action="([^"#]+)#/.exec(again.html) ?? []
    expect((await post(action, details)).location).toBe(action)
    await post(action, { cancel: 'yes' })
    now = before
  })

  it('reminds the visitor, but not of what has moved away', async () => {
    // Two days ahead at least.
    const { path, at } = await book(-1)
    const other = await book(-2)
    await expect.poll(() => [path, other.path].map((each) => mailsAbout(each).length)).toEqual([1, 1])
    await post(other.path, { cancel: 'yes' })
    await expect.poll(() => mailsAbout(other.path).length).toBe(2)
    const before = now
    now = new Date(Date.parse(at) - 24 * 3_600_000)
    await expect.poll(() => mailsAbout(path).length).toBe(2)
    now = new Date(Date.parse(at) - 3_600_000)
    await expect.poll(() => mailsAbout(path).length).toBe(3)
    expect(mailsAbout(other.path)).toHaveLength(2)
    expect(mailsAbout(path, holder)).toHaveLength(1)
    now = before
  })

  it('shows a clear page and nothing else for a link that is guessed, changed or old', async () => {
    const { path, at } = await book(6)
    const token = path.split('/').at(-1) ?? ''
    const [id = '', signature = ''] = token.split('.')
    const changed = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
    for (const guess of [id, `${id}.`, `${id}.${changed}`, `${id}.${signature}x`, 'x.y', `${token}.z`]) {
      const page = await get(`${kind.path}/${guess}`)
      expect(page.status, guess).toBe(404)
      expect(page.html).toContain(appointmentsFile?.appointments.words.unknown.title)
      expect((await post(`${kind.path}/${guess}`, { cancel: 'yes' })).status).toBe(404)
    }
    const before = now
    now = new Date(Date.parse(at) + 60_000)
    const over = await get(path)
    expect(over.html).toContain(appointmentsFile?.appointments.words.over.title)
    expect(over.html).not.toContain('name="cancel"')
    await post(path, { cancel: 'yes' })
    now = before
    expect((await get(path)).html).toContain('name="cancel"')
  })
})

/** Reads the invitation of a mail with parsers that did not write it. */
async function readInvitation(raw: string) {
  const mail = await PostalMime.parse(raw)
  const [, type = ''] = /^Content-Type: (text\/calendar[^\r]*(?:\r\n\s[^\r]*)*)/im.exec(raw) ?? []
  const part = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const text = part ? new TextDecoder().decode(part.content as ArrayBuffer) : ''
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const vevent = calendar.getFirstSubcomponent('vevent')
  if (!vevent) throw new Error('The mail has no event')
  const event = new ICAL.Event(vevent)
  return {
    type: type.replaceAll(/\s+/g, ' '),
    method: calendar.getFirstPropertyValue('method'),
    text: mail.text ?? '',
    event: {
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      status: vevent.getFirstPropertyValue('status'),
      attendee: String(vevent.getFirstPropertyValue('attendee')).toLowerCase(),
    },
  }
}
