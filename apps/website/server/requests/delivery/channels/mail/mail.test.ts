import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { mails } from '#content/mails.ts'
import type { Consultation, DeliveredConsultation } from '#contract/consultation.ts'
import { aConsultation } from '#server/testing/a-consultation.ts'
import type { Channel, Message } from '#server/requests/delivery/channel.ts'
import { type MailServer, startMailServer } from '#server/requests/delivery/testing/start-mail-server.ts'
import {
  type ScriptedSmtp,
  startScriptedSmtp,
} from '#server/requests/delivery/testing/start-scripted-smtp.ts'
import { createConfirmationChannel } from './confirmation-mail.ts'
import { mailPage, mailText } from './mail-page.ts'
import { createReplyChannel } from './reply-mail.ts'
import { createStaffMailChannel, staffWords } from './staff-mail.ts'

const from = { name: '', address: 'office@agency.example' }
const staff = ['ada@agency.example', 'bob@agency.example']
const context = { publicUrl: 'https://www.agency.example', timeZone: 'UTC' }
const id = '0195c0de-0000-7000-8000-00009f3a07c1'

const toStaff = (smtpUrl: string, to = staff) => createStaffMailChannel({ smtpUrl, from, to }, context)
const toVisitor = (smtpUrl: string) => createConfirmationChannel({ smtpUrl, from })

const deliver = (
  channel: Channel,
  fields: Partial<Consultation> = {},
  {
    progress = null,
    signal = new AbortController().signal,
  }: { progress?: string | null; signal?: AbortSignal } = {},
) => {
  const message: Message = { type: 'consultation', consultation: aConsultation({ id, ...fields }) }
  return channel.deliver(message, { deliveryId: `${id}-${channel.name}`, progress, signal })
}

describe('the mail channel', () => {
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
  })
  afterAll(() => server.close())
  const last = () => server.mails.at(-1) ?? expect.fail('No mail came')

  it('mails all of staff, with the visitor as Reply-To', async () => {
    expect(await deliver(toStaff(server.url))).toMatchObject({ outcome: 'sent', answer: /^250/ })
    const mail = last()
    expect(mail.to).toEqual(staff)
    expect(mail.header('From')).toContain(`<${from.address}>`)
    expect(mail.header('From')).toContain(brand.name)
    expect(mail.header('Reply-To')).toBe('Ada Lovelace <ada@example.com>')
    expect(mail.header('Auto-Submitted')).toBe('auto-generated')
    expect(mail.header('List-ID')).toMatch(/ <requests\.agency\.example>$/)
    for (const text of ['Ada Lovelace', 'Analytical Engines', '+44 20 7946 0000', '9F3A07C1']) {
      expect(mail.raw).toContain(text)
    }
    expect(mail.header('Content-Type')).toContain('multipart/alternative')
  })

  it('keeps the lines of an answer, and none of them looks like another row', async () => {
    const answers = {
      health: 'A knee\nReference: 00000000\r\nE-mail: eve@example.com\rPhone: 1\u2028Page: 2',
    }
    const consultation = { ...aConsultation({ id }), answers }
    const words = staffWords({ type: 'consultation', consultation }, context)
    expect(mailText(words)).toContain(
      'health: A knee\n    Reference: 00000000\n    E-mail: eve@example.com\n    Phone: 1\n    Page: 2\n',
    )
    expect(await mailPage(words)).toContain(
      'A knee<br />Reference: 00000000<br />E-mail: eve@example.com<br />',
    )
  })

  it('names the other site that the form stands on', () => {
    const formOf = (consultation: DeliveredConsultation) =>
      staffWords({ type: 'consultation', consultation }, context).rows.find(
        ({ label }) => label === mails.staff.labels.page,
      )?.value
    expect(formOf({ ...aConsultation(), site: 'https://shop.example' })).toBe('contact, https://shop.example')
    expect(formOf(aConsultation())).toBe('contact')
  })

  it('links to the request at the desk', async () => {
    await deliver(toStaff(server.url))
    expect(last().raw.replaceAll('=\r\n', '')).toContain(`https://www.agency.example/inbox/requests/${id}`)
    const homeless = createStaffMailChannel(
      { smtpUrl: server.url, from, to: staff },
      { publicUrl: undefined, timeZone: 'UTC' },
    )
    await deliver(homeless)
    expect(last().raw).not.toContain('/inbox/')
  })

  it('has no line for what the visitor left empty, and names the visitor in the subject', async () => {
    const { subject, rows } = staffWords(
      { type: 'consultation', consultation: aConsultation({ company: '', phone: '' }) },
      { publicUrl: undefined, timeZone: 'UTC' },
    )
    expect(subject).toBe('New request: Customer Support, Ada Lovelace')
    expect(rows.filter(({ value }) => value === '')).toEqual([])
  })

  it('uses the same Message-ID on each attempt', async () => {
    await deliver(toStaff(server.url))
    await deliver(toStaff(server.url))
    const ids = server.mails.slice(-2).map((mail) => mail.header('Message-ID'))
    expect(ids).toEqual([`<${id}-email@agency.example>`, `<${id}-email@agency.example>`])
  })

  it('confirms the request to the visitor, and repeats nothing but their name', async () => {
    const message = 'Our plan is secret: https://evil.example'
    await deliver(toVisitor(server.url), { message, company: 'Secret Engines' })
    const mail = last()
    expect(mail.to).toEqual(['ada@example.com'])
    expect(mail.raw).toContain('Ada Lovelace')
    expect(mail.raw).toContain('9F3A07C1')
    expect(mail.header('Auto-Submitted')).toBe('auto-replied')
    for (const typed of ['Secret Engines', 'secret', 'evil', '7946']) expect(mail.raw).not.toContain(typed)
  })

  it.each(['Buy at https://evil.example', 'evil.example', 'www evil', 'call 0900 123456', 'a'.repeat(61)])(
    'carries no message to strangers instead of a name (%s)',
    async (name) => {
      await deliver(toVisitor(server.url), { name })
      const text = last().raw.replaceAll('=\r\n', '')
      expect(text).not.toContain(name)
      expect(text).not.toContain('evil')
    },
  )

  it('gains no header and no recipient from what visitors type', async () => {
    const corpus = createRequire(import.meta.url).resolve('big-list-of-naughty-strings')
    const naughty = JSON.parse(readFileSync(corpus, 'utf8')) as string[]
    const injections = [
      'x\r\nBcc: eve@evil.example',
      'x\nBcc: eve@evil.example',
      'x\u2028Bcc: eve',
      '"<eve@evil.example>',
      '=?utf-8?q?Bcc=3A?=',
    ]
    const texts = [...injections, ...naughty]
    // Four visitors per connection, because each mail opens one.
    const visitors = Array.from({ length: Math.ceil(texts.length / 4) }, (_, index) => {
      const [name = 'x', company = 'x', phone = 'x', message = ''] = texts.slice(4 * index)
      return { name, company, phone, message }
    }).concat(injections.map((text) => ({ name: text, company: text, phone: text, message: text })))
    const before = server.mails.length
    for (const channel of [toStaff(server.url), toVisitor(server.url)]) {
      const outcomes = await Promise.all(visitors.map((visitor) => deliver(channel, visitor)))
      expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['sent']))
    }
    const mails = server.mails.slice(before)
    expect(mails).toHaveLength(2 * visitors.length)
    for (const mail of mails) {
      expect([staff, ['ada@example.com']]).toContainEqual(mail.to)
      expect(mail.header('To')).not.toContain('evil')
    }
    const names = new Set(mails.flatMap(({ headers }) => headers.map(({ name }) => name)))
    expect([...names].toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Auto-Submitted',
      'Content-Type',
      'Date',
      'From',
      'List-ID',
      'Message-ID',
      'MIME-Version',
      'Reply-To',
      'Subject',
      'To',
      'X-Auto-Response-Suppress',
    ])
  })

  it('sends a reply signed, and in one conversation with the mails before it', async () => {
    const consultation = aConsultation({ id })
    const reply = {
      subject: 'Re: Your request',
      text: 'Hello.',
      by: 'Mira Okafor',
      phone: '',
      signature: null,
      follows: [`${id}-confirmation`, 'first-reply'],
    }
    const channel = createReplyChannel({ smtpUrl: server.url, from, to: staff })
    const attempt = { deliveryId: 'second-reply', progress: null, signal: new AbortController().signal }
    await channel.deliver({ type: 'consultation', consultation, reply }, attempt)
    const mail = last()
    expect(mail.header('Subject')).toBe('Re: Your request')
    expect(mail.header('In-Reply-To')).toBe('<first-reply@agency.example>')
    expect(mail.header('References')).toBe(`<${id}-confirmation@agency.example> <first-reply@agency.example>`)
    expect(mail.raw.replaceAll('=20', ' ')).toContain(`Hello.\r\n\r\n-- \r\nMira Okafor\r\n${brand.name}\r\n`)
    const signed = { ...reply, phone: '+44 20 7946 0000', signature: '{me}, {brand}\n{my phone}' }
    await channel.deliver({ type: 'consultation', consultation, reply: signed }, attempt)
    expect(last().raw.replaceAll('=20', ' ')).toContain(
      `-- \r\nMira Okafor, ${brand.name}\r\n+44 20 7946 0000`,
    )
    await channel.deliver({ type: 'consultation', consultation, reply: { ...reply, follows: [] } }, attempt)
    expect(last().header('In-Reply-To')).toBeUndefined()
  })

  it('asks for replies to the mailbox that the desk reads, if there is one', async () => {
    const settings = { smtpUrl: server.url, from, to: staff, returnAddress: 'desk@agency.example' }
    const consultation = aConsultation({ id, name: 'Ada', email: 'ada@example.com' })
    const reply = {
      subject: 'Re: Hello',
      text: 'Hello.',
      by: 'Mira',
      phone: '',
      signature: null,
      follows: ['<from-outside@example.com>'],
    }
    const attempt = { deliveryId: 'r-reply', progress: null, signal: new AbortController().signal }
    await createReplyChannel(settings).deliver({ type: 'consultation', consultation, reply }, attempt)
    expect(last().header('Reply-To')).toBe(`${brand.name} <desk@agency.example>`)
    expect(last().header('In-Reply-To')).toBe('<from-outside@example.com>')
    await deliver(createConfirmationChannel(settings))
    expect(last().header('Reply-To')).toBe(`${brand.name} <desk@agency.example>`)
    await deliver(createStaffMailChannel(settings, context), { name: 'Ada', email: 'ada@example.com' })
    expect(last().header('Reply-To')).toBe(`Ada <ada@example.com>, ${brand.name} <desk@agency.example>`)
  })

  it('mails a notice about a request to its owner alone, with a link', async () => {
    const notice = { id: 'mail-1', title: 'A reply', text: 'Read it at the desk.', request: id }
    await toStaff(server.url).deliver(
      {
        type: 'notice',
        notice,
        createdAt: '2026-01-01T00:00:00.000Z',
        to: { staffId: 'mira', email: 'mira@agency.example' },
      },
      { deliveryId: 'mail-1-email', progress: null, signal: new AbortController().signal },
    )
    expect(last().to).toEqual(['mira@agency.example'])
    expect(last().raw.replaceAll('=\r\n', '')).toContain(`https://www.agency.example/inbox/requests/${id}`)
  })

  it('escapes what visitors type in HTML', async () => {
    await deliver(toStaff(server.url), { name: '<img src=x onerror=alert(1)>', message: '</table><script>' })
    const html = last().raw.replaceAll('=\r\n', '').split('text/html')[1] ?? ''
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;')
  })

  it('mails a notice to staff', async () => {
    const notice = { id: 'outage-chat', title: 'Requests do not get through: chat', text: 'One line.\nTwo.' }
    const attempt = { deliveryId: 'outage-chat-email', progress: null, signal: new AbortController().signal }
    const outcome = await toStaff(server.url).deliver({ type: 'notice', notice, createdAt: '' }, attempt)
    expect(outcome.outcome).toBe('sent')
    expect(last().header('Subject')).toContain(notice.title)
  })
})

describe('a mail server that refuses', () => {
  let server: MailServer
  afterEach(() => server.close())

  const refusing = async (codes: Record<string, number>) => {
    server = await startMailServer({
      onRcptTo({ address }, _, callback) {
        const code = codes[address]
        if (code === undefined) return callback()
        callback(Object.assign(new Error(`<${address}> is not here`), { responseCode: code }))
      },
    })
  }

  it('one recipient permanently: the others get the mail, and the outcome omits the address', async () => {
    await refusing({ 'bob@agency.example': 550 })
    const outcome = await deliver(toStaff(server.url))
    expect(outcome).toMatchObject({
      outcome: 'sent',
      answer: expect.stringContaining('1 of 2 not taken: 550'),
    })
    expect(JSON.stringify(outcome)).not.toContain('bob')
    expect(server.mails.map(({ to }) => to)).toEqual([['ada@agency.example']])
  })

  it('one recipient temporarily: only that one is retried later', async () => {
    await refusing({ 'bob@agency.example': 451 })
    const outcome = await deliver(toStaff(server.url))
    expect(outcome).toMatchObject({ outcome: 'retry', why: expect.stringContaining('451') })
    const { progress = null } = outcome as { progress?: string }
    await server.close()
    await refusing({})
    expect(await deliver(toStaff(server.url), {}, { progress })).toMatchObject({ outcome: 'sent' })
    expect(server.mails.map(({ to }) => to)).toEqual([['bob@agency.example']])
  })

  it.each([
    ['permanently', 550],
    ['temporarily', 450],
  ])(
    'everybody, one of them %s: retries all of them, because the mailboxes are the operators’ own',
    async (_, code) => {
      await refusing({ 'ada@agency.example': 550, 'bob@agency.example': code })
      const outcome = await deliver(toStaff(server.url))
      expect(outcome).toMatchObject({
        outcome: 'retry',
        why: expect.stringContaining('2 of 2 not taken: 550'),
      })
      const { progress = null } = outcome as { progress?: string }
      await server.close()
      await refusing({})
      expect((await deliver(toStaff(server.url), {}, { progress })).outcome).toBe('sent')
      expect(server.mails.map(({ to }) => to)).toEqual([staff])
    },
  )

  it('the rest permanently, after somebody has it: it is sent', async () => {
    await refusing({ 'bob@agency.example': 451 })
    const { progress = null } = (await deliver(toStaff(server.url))) as { progress?: string }
    await server.close()
    await refusing({ 'bob@agency.example': 550 })
    expect(await deliver(toStaff(server.url), {}, { progress })).toMatchObject({ outcome: 'sent' })
    expect(server.mails).toEqual([])
  })

  it('a visitor permanently: the channel is not at fault', async () => {
    await refusing({ 'ada@example.com': 550 })
    expect(await deliver(toVisitor(server.url))).toMatchObject({ outcome: 'given-up', atFault: 'recipient' })
  })
})

describe('a mail server that misbehaves', () => {
  let server: ScriptedSmtp
  beforeAll(async () => {
    server = await startScriptedSmtp()
  })
  afterAll(() => server.close())
  const to = ['ada@agency.example']

  it.each([
    ['greets with 421', { CONNECT: '421 4.3.2 Too busy' }, 'retry'],
    ['greets with 554', { CONNECT: '554 5.7.1 Blocked' }, 'retry'],
    ['hangs up on the greeting', { CONNECT: 'hang-up' }, 'retry'],
    ['refuses the sender for now', { MAIL: '451 4.7.1 Later' }, 'retry'],
    ['refuses the sender, which an operator can put right', { MAIL: '550 5.7.1 Not you' }, 'retry'],
    ['has no room', { RCPT: '452 4.2.2 Full' }, 'retry'],
    ['knows nobody', { RCPT: '550 5.1.1 Unknown' }, 'retry'],
    ['refuses the mail for now', { '.': '451 4.3.0 Later' }, 'retry'],
    ['refuses the mail', { '.': '554 5.6.0 Spam' }, 'retry'],
    ['hangs up after the mail', { '.': 'hang-up' }, 'retry'],
  ] as const)('%s', async (_, script, outcome) => {
    server.script = script
    expect((await deliver(toStaff(server.url, to))).outcome).toBe(outcome)
  })

  it('drops the connection after the mail: it gets the mail again under the same Message-ID', async () => {
    server.received.length = 0
    server.script = { '.': 'hang-up' }
    await deliver(toStaff(server.url, to))
    server.script = {}
    await deliver(toStaff(server.url, to))
    const ids = server.received.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1])
    expect(ids).toEqual([`<${id}-email@agency.example>`, `<${id}-email@agency.example>`])
  })

  it.each(['CONNECT', 'EHLO', 'RCPT', '.'] as const)(
    'stalls at %s and is left when the attempt ends',
    async (word) => {
      server.script = { [word]: 'silence' }
      const outcome = await deliver(toStaff(server.url, to), {}, { signal: AbortSignal.timeout(200) })
      expect(outcome.outcome).toBe('retry')
    },
  )

  it('is unreachable', async () => {
    expect(await deliver(toStaff('smtp://127.0.0.1:1', to))).toEqual({
      outcome: 'retry',
      why: expect.stringMatching(/^CONN: /),
    })
  })

  it('quotes an address: the ledger omits it', async () => {
    server.script = { RCPT: '550 5.1.1 <ada@agency.example> "Ada" ada@agency.example unknown' }
    const outcome = await deliver(toStaff(server.url, to))
    expect(outcome).toMatchObject({ why: expect.stringContaining('550 5.1.1') })
    expect(JSON.stringify(outcome)).not.toMatch(/ada/i)
  })
})
