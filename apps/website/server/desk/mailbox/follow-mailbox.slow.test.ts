import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeRequests } from '#server/desk/requests/change-requests.ts'
import { listRequests } from '#server/desk/requests/list-requests.ts'
import { claimDeliveries } from '#server/requests/delivery/outbox.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { startDovecot, type Dovecot } from '#server/testing/start-dovecot.ts'
import { readMailboxHealth } from './mailbox-health.ts'
import { aMail, fixtureMail } from './testing/a-mail.ts'
import { aMailUser, aRequest, follow, mailsOf, readStored, settingsOf } from './testing/open-mailbox.ts'

let dovecot: Dovecot
beforeAll(async () => {
  dovecot = await startDovecot()
})
afterAll(() => dovecot.close())

const actor = { staffId: null, now: '2026-03-10T10:00:00.000Z', tokenHash: '' }

describe.each(engines)('The mailbox, on %s', (engine) => {
  let store: TestDatabase
  beforeAll(async () => {
    store = await openTestDatabase(engine)
  })
  afterAll(() => store.close())

  it('shows a reply at its request, opens it again, and leaves the mailbox as it is', async () => {
    const user = aMailUser()
    const follower = follow(store, settingsOf(dovecot, user), { channels: ['email'] })
    const request = await aRequest(store)
    await store.run(changeRequests, { ids: [request.id], change: { state: 'won' }, ...actor })
    await dovecot.append(user, 'INBOX', aMail({ From: 'somebody@example.org' }, 'Nothing to do with it.'))
    await expect
      .poll(() => store.run(readMailboxHealth, { name: settingsOf(dovecot, user).name }))
      .toMatchObject({ failures: 0 })
    await dovecot.append(user, 'INBOX', fixtureMail('gmail', request.confirmation))
    await expect.poll(() => mailsOf(store, request.id)).toEqual(['reply: Hello,'])
    const { request: row, history } = await readStored(store, request.id)
    expect(row.desk_state).toBe('new')
    expect(row.waits_since).not.toBeNull()
    expect(row.answered_at).toBe(actor.now)
    expect(history.map(({ kind, staff_id }) => [kind, staff_id])).toEqual([
      ['state', null],
      ['mail', null],
      ['state', null],
    ])
    const flags = (await dovecot.list(user)).flatMap(({ flags: all }) => all)
    expect(flags).toEqual(expect.not.arrayContaining(['\\Seen', '\\Deleted']))
    expect(await dovecot.list(user)).toHaveLength(2)
    const found = await store.run(listRequests, {
      filter: { q: 'parking' },
      cursor: { phase: 'rest', after: null, overdueBefore: null },
      limit: 10,
    })
    expect(found.rows.map(({ id }) => id)).toEqual([request.id])
    const [notice] = await store.run(claimDeliveries, {
      channel: 'email',
      target: '',
      claim: 'c',
      limit: 1,
      now: new Date().toISOString(),
      soonest: new Date().toISOString(),
    })
    expect(notice?.message).toMatchObject({ type: 'notice', notice: { request: request.id } })
    await follower.close()
  })

  it('keeps a conversation of many mails in one request, also those that were written outside', async () => {
    const user = aMailUser()
    const request = await aRequest(store)
    const follower = follow(store, settingsOf(dovecot, user))
    const first = `<first-${request.id}@example.com>`
    const answer = `<answer-${request.id}@agency.example>`
    await dovecot.append(
      user,
      'INBOX',
      aMail({ 'Message-ID': first, 'In-Reply-To': `<${request.confirmation}>` }, 'One.'),
    )
    await expect.poll(() => mailsOf(store, request.id)).toEqual(['reply: One.'])
    // Some programs name only the mail before.
    await dovecot.append(
      user,
      'Sent',
      aMail(
        {
          From: 'office@agency.example',
          To: 'Ada <ada@example.com>',
          'Message-ID': answer,
          'In-Reply-To': first,
        },
        'Two.',
      ),
    )
    await dovecot.append(
      user,
      'INBOX',
      aMail({ 'In-Reply-To': answer, Subject: 'Fwd: quite another subject' }, 'Three.'),
    )
    await expect
      .poll(() => mailsOf(store, request.id))
      .toEqual(['reply: One.', 'answer: Two.', 'reply: Three.'])
    const { request: row } = await readStored(store, request.id)
    expect(row).toMatchObject({ desk_state: 'new', answered_at: expect.any(String) })
    await follower.close()
  })

  it('counts an answer from a mail program, and no mail of staff to each other', async () => {
    const user = aMailUser()
    const day = 86_400_000
    // In whole seconds, as mail servers write it.
    const sentAt = new Date(Math.floor(Date.now() / 1000) * 1000 - day)
    const request = await aRequest(store, { created_at: new Date(sentAt.getTime() - day).toISOString() })
    const follower = follow(store, settingsOf(dovecot, user))
    const to = (address: string, text: string) =>
      dovecot.append(
        user,
        'Sent',
        aMail(
          { From: 'office@agency.example', To: address, References: `<${request.id}-email@agency.example>` },
          text,
        ),
        sentAt,
      )
    await to('juno@agency.example', 'Could you answer this?')
    await to('ada@example.com', 'Thursday at ten?')
    await expect.poll(() => mailsOf(store, request.id)).toEqual(['answer: Thursday at ten?'])
    expect((await readStored(store, request.id)).request).toMatchObject({
      desk_state: 'contacted',
      answered_at: sentAt.toISOString(),
    })
    await follower.close()
  })

  it('matches a subject only with the address of the visitor, and a forged sender is shown as another', async () => {
    const user = aMailUser()
    const request = await aRequest(store)
    const follower = follow(store, settingsOf(dovecot, user))
    const reference = request.id.slice(-8).toUpperCase()
    const Subject = `Question (${reference})`
    await dovecot.append(user, 'INBOX', aMail({ From: 'mallory@example.org', Subject }, 'By the subject.'))
    await dovecot.append(
      user,
      'INBOX',
      aMail({ From: 'mallory@example.org', References: `<${request.confirmation}>` }, 'From elsewhere.'),
    )
    await dovecot.append(user, 'INBOX', aMail({ From: 'ADA@example.com', Subject }, 'By both.'))
    await expect.poll(() => mailsOf(store, request.id)).toEqual(['other: From elsewhere.', 'reply: By both.'])
    await follower.close()
  })

  it('wakes nobody for automatic replies and bounces, and knows the reply that came back', async () => {
    const user = aMailUser()
    const request = await aRequest(store)
    await store.run(changeRequests, { ids: [request.id], change: { state: 'contacted' }, ...actor })
    const follower = follow(store, settingsOf(dovecot, user))
    await dovecot.append(user, 'INBOX', fixtureMail('out-of-office', request.confirmation))
    await dovecot.append(user, 'INBOX', fixtureMail('bounce-exim', request.confirmation))
    await expect
      .poll(() => mailsOf(store, request.id))
      .toEqual(['automatic: I am away until Monday.', expect.stringMatching(/^bounce: /)])
    const { request: row, mails } = await readStored(store, request.id)
    expect(row.desk_state).toBe('contacted')
    expect(mails[0]?.about).toBe(`${request.id}-confirmation`)
    await follower.close()
  })

  it('stores each mail once when the folder counts anew, and a copy of it in the other folder', async () => {
    const user = aMailUser()
    const request = await aRequest(store)
    const mail = fixtureMail('apple-mail', request.confirmation)
    await dovecot.append(user, 'INBOX', mail)
    const before = follow(store, settingsOf(dovecot, user))
    await expect.poll(async () => (await mailsOf(store, request.id)).length).toBe(1)
    await before.close()
    await dovecot.renumber(user)
    await dovecot.append(user, 'INBOX', mail)
    await dovecot.append(user, 'INBOX', aMail({ References: `<${request.confirmation}>` }, 'New.'))
    const after = follow(store, settingsOf(dovecot, user))
    await expect.poll(async () => (await mailsOf(store, request.id)).length).toBe(2)
    expect((await mailsOf(store, request.id))[1]).toBe('reply: New.')
    await after.close()
  })

  it('shows old mails of a new mailbox, and opens nothing because of them', async () => {
    const user = aMailUser()
    const request = await aRequest(store)
    await store.run(changeRequests, { ids: [request.id], change: { state: 'lost' }, ...actor })
    await dovecot.append(user, 'INBOX', aMail({ References: `<${request.confirmation}>` }, 'Old.'))
    const follower = follow(store, settingsOf(dovecot, user))
    await expect.poll(() => mailsOf(store, request.id)).toEqual(['reply: Old.'])
    expect((await readStored(store, request.id)).request.desk_state).toBe('lost')
    await follower.close()
  })

  it('lets one of two servers read, and the other one when that ends', async () => {
    const user = aMailUser()
    const requests = await Promise.all(Array.from({ length: 3 }, () => aRequest(store)))
    const settings = settingsOf(dovecot, user)
    const one = follow(store, settings, { isAlone: false })
    const other = follow(store, settings, { isAlone: false })
    const send = (index: number, text: string) =>
      dovecot.append(user, 'INBOX', aMail({ References: `<${requests[index]?.confirmation}>` }, text))
    await send(0, 'First.')
    const lastId = (index: number) => requests[index]?.id ?? ''
    await expect.poll(() => mailsOf(store, lastId(0))).toEqual(['reply: First.'])
    await one.close()
    await send(1, 'Second.')
    await expect.poll(() => mailsOf(store, lastId(1))).toEqual(['reply: Second.'])
    await other.close()
  })

  it('reports a mailbox that is down or refuses the password, and reads it when it is back', async () => {
    const user = aMailUser()
    const request = await aRequest(store)
    const wrong = settingsOf(dovecot, user, 'wrong')
    const logged: string[] = []
    const refused = follow(store, wrong, { log: (line) => logged.push(line) })
    const health = () => store.run(readMailboxHealth, { name: wrong.name })
    await expect.poll(health).toMatchObject({
      failingSince: expect.any(String),
      answer: expect.stringMatching(/^The server refuses the user or the password/),
    })
    await refused.close()
    expect(logged.join()).not.toContain(user)
    await dovecot.stop()
    const follower = follow(store, settingsOf(dovecot, user))
    await expect.poll(health).toMatchObject({ answer: expect.stringContaining('ECONNREFUSED') })
    await dovecot.start()
    await dovecot.append(user, 'INBOX', aMail({ References: `<${request.confirmation}>` }, 'Back.'))
    await expect.poll(() => mailsOf(store, request.id)).toEqual(['reply: Back.'])
    await expect.poll(health).toMatchObject({ failingSince: null, failures: 0, answer: null })
    await follower.close()
  })
})
