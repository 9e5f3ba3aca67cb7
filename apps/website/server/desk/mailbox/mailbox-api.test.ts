import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MailboxTrouble, MailKind } from '#contract/desk/mails.ts'
import type { RequestDetail, RequestPage } from '#contract/desk/requests.ts'
import { addRequestReply } from '#server/desk/requests/reply-transactions.ts'
import { erasePerson } from '#server/requests/privacy/erase-person.ts'
import { findPerson } from '#server/requests/privacy/find-person.ts'
import { claimDeliveries } from '#server/requests/delivery/outbox.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { openEvents } from '#server/testing/open-events.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import { holdReading } from '#server/store/reading-lease.ts'
import { recordMailboxHealth } from './mailbox-health.ts'
import { recordMail, type MailToRecord } from './mail-transactions.ts'
import { aRequest } from './testing/open-mailbox.ts'

describe.each(engines)('Mails at the desk, on %s', (engine) => {
  let store: TestDatabase
  let desk: TestDesk
  let ada: Visitor
  let now = new Date('2026-03-11T10:00:00.000Z')
  let uid = 0
  beforeAll(async () => {
    store = await openTestDatabase(engine)
    desk = createTestDesk(store, { mailbox: 'm', channels: ['email'], now: () => now })
    ada = await signedIn(desk, { email: 'ada@agency.example', name: 'Ada' })
    await store.run(holdReading, { name: 'm', holder: 'h', over: null })
  })
  afterAll(async () => {
    await desk.close()
    await store.close()
  })

  const record = (requestId: string, fields: Partial<MailToRecord> = {}, kind: MailKind = 'reply') =>
    store.run(recordMail, {
      holder: 'h',
      position: { mailbox: 'm', folder: 'inbox', uidValidity: '1', uid: ++uid },
      match: { requestId, kind, staffId: null, about: null },
      messageId: `<${crypto.randomUUID()}@example.com>`,
      from: { name: 'Ada', address: 'ada@example.com' },
      subject: 'Re: hello',
      parsed: { text: 'The zeppelin lands at noon.', attachments: [], problem: null },
      arrivedAt: now.toISOString(),
      isOld: false,
      channels: ['email'],
      now: now.toISOString(),
      ...fields,
    })
  const read = async <T>(path: string): Promise<T> => (await (await ada.get(`/api/desk${path}`)).json()) as T
  const file = (name: string, content: string | null, size = 5) => ({ name, size, content })

  it('shows mails with their files, which browsers store and never run', async () => {
    const { id } = await aRequest(store, { created_at: '2026-03-11T09:00:00.000Z' })
    const text = 'Fine.\n\nOn Monday, Agency wrote:\n> Would it suit you?'
    const html = Buffer.from('<script>alert(1)</script>').toString('base64')
    await record(id, {
      parsed: {
        text,
        problem: null,
        attachments: [file('évil".html', html, 25), file('film.mov', null, 9e6)],
      },
    })
    const { mails, history } = await read<RequestDetail>(`/requests/${id}`)
    expect(mails[0]).toMatchObject({
      kind: 'reply',
      from: { name: 'Ada', address: 'ada@example.com' },
      parts: [
        { text: 'Fine.', isQuote: false },
        { text: 'On Monday, Agency wrote:\n> Would it suit you?', isQuote: true },
      ],
      attachments: [
        { name: 'évil".html', size: 25, isStored: true },
        { name: 'film.mov', size: 9e6, isStored: false },
      ],
    })
    expect(history[0]).toMatchObject({ kind: 'mail', mail: 'reply', by: null })
    const [stored, left] = mails[0]?.attachments ?? []
    const download = await ada.get(`/api/desk/requests/${id}/attachments/${stored?.id}`)
    expect(await download.text()).toBe('<script>alert(1)</script>')
    expect(Object.fromEntries(download.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="_vil_.html"; filename*=UTF-8''%C3%A9vil%22.html`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    const other = await aRequest(store)
    expect((await ada.get(`/api/desk/requests/${id}/attachments/${left?.id}`)).status).toBe(404)
    expect((await ada.get(`/api/desk/requests/${other.id}/attachments/${stored?.id}`)).status).toBe(404)
    const found = await read<RequestPage>('/requests?q=suit')
    expect(found.items.map((row) => row.id)).toEqual([id])
  })

  it('stores 25 megabytes of a request, and each mail once', async () => {
    const { id } = await aRequest(store)
    const big = (name: string) => file(name, Buffer.from(name).toString('base64'), 9 * 1024 * 1024)
    const messageId = '<same@example.com>'
    const parsed = { text: '', problem: null, attachments: [big('1'), big('2'), big('3')] }
    expect(await record(id, { parsed, messageId })).toBe('recorded')
    expect(await record(id, { parsed, messageId })).toBe('known')
    expect(await record(id, { holder: 'another' })).toBe('lost')
    const { mails } = await read<RequestDetail>(`/requests/${id}`)
    expect(mails.map(({ attachments }) => attachments.map(({ isStored }) => isStored))).toEqual([
      [true, true, false],
    ])
  })

  it('takes a mail of the second in which its request was sent for a later one', async () => {
    // IMAP knows whole seconds.
    const { id } = await aRequest(store, { created_at: '2026-03-02T09:00:00.400Z' })
    await ada.send('PATCH', '/api/desk/requests', { ids: [id], change: { state: 'contacted' } })
    const readAt = '2026-03-02T09:00:00.900Z'
    await record(id, { arrivedAt: '2026-03-02T09:00:00.000Z', now: readAt })
    const { items } = await read<RequestPage>('/requests?state=new')
    expect(items.find((row) => row.id === id)?.waitsSince).toBe(readAt)
  })

  it('lets a visitor who writes again wait from then on, and answers in the same conversation', async () => {
    const { id } = await aRequest(store, { created_at: '2026-03-02T09:00:00.000Z' })
    const reply = (seen: string | null) => ({
      requestId: id,
      subject: 'Re: hello',
      text: 'Noon suits us.',
      seen,
      staffId: 'ada',
      now: now.toISOString(),
      dueAt: now.toISOString(),
      tokenHash: crypto.randomUUID(),
    })
    await store.run(addRequestReply, reply(null))
    now = new Date('2026-03-11T11:00:00.000Z')
    await record(id, { messageId: '<again@example.com>' })
    const { items } = await read<RequestPage>('/requests?state=new')
    expect(items.find((row) => row.id === id)).toMatchObject({
      excerpt: 'The zeppelin lands at noon.',
      waitsSince: now.toISOString(),
      overdue: false,
      waitingBusinessSeconds: 0,
    })
    await record(id, { arrivedAt: '2026-03-11T11:30:00.000Z' }, 'answer')
    const after = await read<RequestDetail>(`/requests/${id}`)
    expect(after.state).toBe('contacted')
    const [first] = after.replies
    expect(await store.run(addRequestReply, reply(first?.id ?? null))).toMatchObject({
      outcome: 'overtaken',
      newer: { byAddress: 'ada@example.com' },
    })
    const newest = after.mails.find(({ kind }) => kind === 'answer')
    const sent = await store.run(addRequestReply, reply(newest?.id ?? null))
    expect(sent.outcome).toBe('added')
    const claimed = await store.run(claimDeliveries, {
      channel: 'reply',
      target: '',
      claim: 'c',
      limit: 10,
      now: '2026-03-12T11:00:00.000Z',
      soonest: '2026-03-12T11:00:00.000Z',
    })
    const last = claimed.at(-1)?.message
    const follows = last?.type === 'consultation' ? last.reply?.follows : []
    expect(follows).toContain('<again@example.com>')
    expect(follows?.[0]).toBe(`${first?.id}-reply`)
  })

  it('bring a snoozed request back when a person wrote them, in every open desk, and tell its owner', async () => {
    const { id } = await aRequest(store)
    const snooze = { until: '2026-04-01T09:00:00.000Z', kind: 'no-answer' }
    const { staff } = await read<{ staff: { id: string } }>('/me')
    const change = { snooze, ownerId: staff.id }
    await ada.send('PATCH', '/api/desk/requests', { ids: [id], change })
    await record(id, {}, 'automatic')
    await record(id, {}, 'bounce')
    expect((await read<RequestDetail>(`/requests/${id}`)).snooze).toEqual(snooze)
    const events = await openEvents(ada)
    await events.next()
    await record(id)
    expect(await events.next()).toMatchObject({ kind: 'request', request: { id, snooze: null } })
    await events.close()
    const { history } = await read<RequestDetail>(`/requests/${id}`)
    expect(history.filter(({ kind }) => kind === 'unsnoozed')).toMatchObject([{ because: 'entry', by: null }])
    const claimed = await store.run(claimDeliveries, {
      channel: 'email',
      target: '',
      claim: crypto.randomUUID(),
      limit: 100,
      now: '2026-03-12T11:00:00.000Z',
      soonest: '2026-03-12T11:00:00.000Z',
    })
    const told = claimed.flatMap(({ message }) =>
      message.type === 'notice' && message.notice.request === id ? [message] : [],
    )
    expect(told).toMatchObject([{ to: { email: 'ada@agency.example' } }])
  })

  it('erases mails with the person, also those in the conversation of another', async () => {
    const { id, email } = await aRequest(store, { email: 'grace@example.com' })
    await record(id, { from: { name: 'Bob', address: 'bob@example.org' } }, 'other')
    await record(id, { parsed: { text: 'Erase me.', problem: null, attachments: [file('a', 'YQ==')] } })
    const until = now.toISOString()
    const erase = (address: string) =>
      store.run(erasePerson, {
        email: address,
        until,
        erasure: { hash: address, erased_at: until },
        isForced: false,
        staffId: null,
      })
    const bob = await store.run(findPerson, { email: 'BOB@example.org', until })
    expect(bob.mails).toHaveLength(1)
    await erase('bob@example.org')
    const left = await read<RequestDetail>(`/requests/${id}`)
    expect(left.mails.map(({ parts }) => parts[0]?.text)).toEqual(['Erase me.'])
    const attachment = left.mails[0]?.attachments[0]?.id
    await store.run(erasePerson, {
      email,
      until: '2027-01-01T00:00:00.000Z',
      erasure: { hash: email, erased_at: until },
      isForced: true,
      staffId: null,
    })
    const gone = await store.run(findPerson, { email, until: '2027-01-01T00:00:00.000Z' })
    expect([gone.mails, gone.attachments]).toEqual([[], []])
    expect((await ada.get(`/api/desk/requests/${id}/attachments/${attachment}`)).status).toBe(404)
    expect((await read<RequestPage>('/requests?q=erase')).items).toEqual([])
    expect(await record(id)).toBe('gone')
  })

  it('says that the mailbox cannot be read once it has failed for a minute', async () => {
    const failed = { name: 'm', answer: 'The server refuses the user or the password: no' }
    await store.run(recordMailboxHealth, { ...failed, now: '2026-03-11T12:00:00.000Z' })
    now = new Date('2026-03-11T12:00:30.000Z')
    expect(await read<MailboxTrouble>('/mailbox')).toBeNull()
    now = new Date('2026-03-11T12:01:00.000Z')
    await store.run(recordMailboxHealth, { ...failed, now: now.toISOString() })
    expect(await read<MailboxTrouble>('/mailbox')).toEqual({
      since: '2026-03-11T12:00:00.000Z',
      why: 'The last answer: The server refuses the user or the password: no.',
    })
    await store.run(recordMailboxHealth, { name: 'm', answer: null, now: now.toISOString() })
    expect(await read<MailboxTrouble>('/mailbox')).toBeNull()
  })
})
