import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import type { Role } from '#contract/desk/staff.ts'
import type { ListedAuditEntry } from '#contract/desk/audit.ts'
import { listAudit, recordAudit } from '#server/store/audit-transactions.ts'
import {
  type UseLinkInput,
  addStaffLink,
  acceptFromProvider,
  deleteStaffLink,
  listStaffLinks,
  findStaffLink,
  useStaffLink,
} from './link-transactions.ts'
import type { LinkRow, SessionRow } from '#server/store/tables/staff-rows.ts'
import {
  addStaffPasskey,
  deleteStaffPasskey,
  findStaffPasskey,
  listStaffPasskeys,
  recordPasskeyUse,
} from './passkey-transactions.ts'
import { addStaffSession, findStaffSession } from './session-transactions.ts'
import { addStaffTicket, claimStaffTicket } from './ticket-transactions.ts'
import { changeStaff, findStaff, listStaff } from './staff-transactions.ts'

type NewLink = Omit<LinkRow, 'made_by'>

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 2, 9, minutes)).toISOString()
const day = 24 * 60

describe.each(engines)('the staff in %s', (engine) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  const aLink = (more: Partial<NewLink> = {}): NewLink => ({
    id: randomUUID(),
    token_hash: randomUUID(),
    email: `${randomUUID()}@example.com`,
    role: 'member',
    staff_id: null,
    created_at: at(0),
    expires_at: at(60),
    ...more,
  })
  const aSession = (more: Partial<SessionRow> = {}): Omit<SessionRow, 'staff_id'> => ({
    id: randomUUID(),
    token_hash: randomUUID(),
    device: 'Firefox on Linux',
    created_at: at(0),
    seen_at: at(0),
    expires_at: at(30 * day),
    ...more,
  })
  const aUse = (link: NewLink, more: Partial<UseLinkInput> = {}): UseLinkInput => ({
    tokenHash: link.token_hash,
    staffId: randomUUID(),
    name: 'Ada',
    email: null,
    passwordHash: 'hash',
    passkey: null,
    session: aSession(),
    replaces: null,
    knownAs: [],
    now: at(1),
    ...more,
  })
  const add = (link: NewLink, by: string | null = null) =>
    database.run(addStaffLink, { link, by, now: link.created_at })
  const join = async (role: Role = 'member', email?: string) => {
    const link = aLink({ role, ...(email === undefined ? {} : { email }) })
    await add(link)
    const use = aUse(link)
    expect(await database.run(useStaffLink, use)).toEqual({ outcome: 'used', staffId: use.staffId })
    return { id: use.staffId, email: String(link.email), tokenHash: use.session.token_hash }
  }
  const find = (tokenHash: string, minutes = 2) =>
    database.run(findStaffSession, { tokenHash, now: at(minutes) })

  it('lets one of two create the first account, and nobody after', async () => {
    const links = [aLink({ email: null, role: 'admin' }), aLink({ email: null, role: 'admin' })]
    for (const link of links) expect(await add(link)).toBe('added')
    const outcomes = await Promise.all(
      links.map((link, n) => database.run(useStaffLink, aUse(link, { email: `first${n}@example.com` }))),
    )
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['gone', 'used'])
    expect(await add(aLink({ email: null }))).toBe('not-first')
  })

  it('lets a link be used once, even by two at once', async () => {
    const link = aLink()
    await add(link)
    const outcomes = await Promise.all([1, 2, 3].map(() => database.run(useStaffLink, aUse(link))))
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['gone', 'gone', 'used'])
  })

  it('refuses an expired, revoked or superseded link', async () => {
    const expired = aLink({ expires_at: at(1) })
    const revoked = aLink()
    const followed = aLink()
    for (const link of [expired, revoked, followed]) await add(link)
    expect(
      await database.run(deleteStaffLink, { which: 'id', value: revoked.id, by: null, now: at(0) }),
    ).toBe(true)
    await add(aLink({ email: followed.email }))
    for (const link of [expired, revoked, followed]) {
      expect(await database.run(findStaffLink, { tokenHash: link.token_hash, now: at(1) })).toBeNull()
      expect(await database.run(useStaffLink, aUse(link))).toEqual({ outcome: 'gone' })
    }
  })

  it('invites a removed person, but nobody with an account', async () => {
    const { id, email } = await join()
    expect(await add(aLink({ email }))).toBe('taken')
    await database.run(changeStaff, { id, change: { kind: 'remove' }, by: null, now: at(2) })
    const again = await join('member', email)
    expect(again.id).not.toBe(id)
  })

  it('finds a session until it was idle for four days, or a month old', async () => {
    const { tokenHash } = await join()
    expect(await find(tokenHash, 4 * day)).toBeNull()
    for (let days = 3; days < 30; days += 3) expect(await find(tokenHash, days * day)).not.toBeNull()
    expect(await find(tokenHash, 30 * day)).toBeNull()
  })

  it('ends the sessions of a person who is removed or uses a link', async () => {
    const removed = await join()
    await database.run(changeStaff, { id: removed.id, change: { kind: 'remove' }, by: null, now: at(1) })
    expect(await find(removed.tokenHash)).toBeNull()
    const back = await join()
    const link = aLink({ email: back.email, staff_id: back.id })
    await add(link)
    const use = aUse(link, { passwordHash: 'another' })
    expect(await database.run(useStaffLink, use)).toEqual({ outcome: 'used', staffId: back.id })
    expect(await find(back.tokenHash)).toBeNull()
    expect((await find(use.session.token_hash))?.staff.id).toBe(back.id)
    const found = await database.run(findStaff, { by: 'id', value: back.id })
    expect(found?.passwordHash).toBe('another')
  })

  it('begins no session for a person who was removed meanwhile', async () => {
    const { id } = await join()
    await database.run(changeStaff, { id, change: { kind: 'remove' }, by: null, now: at(1) })
    const row = { ...aSession(), staff_id: id }
    expect(
      await database.run(addStaffSession, { row, replaces: null, knownAs: [], method: 'password' }),
    ).toBe(false)
  })

  it('keeps the last admin, even if two are removed at once', async () => {
    const admins = (await database.run(listStaff, undefined)).filter(({ role }) => role === 'admin')
    const others = await Promise.all([join('admin'), join('admin')])
    const outcomes = await Promise.all(
      [...admins, ...others].map(({ id }, n) =>
        database.run(changeStaff, {
          id,
          change: n % 2 ? { kind: 'remove' } : { kind: 'role', role: 'member' },
          by: null,
          now: at(3),
        }),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'last-admin')).toHaveLength(1)
    const left = (await database.run(listStaff, undefined)).filter(({ role }) => role === 'admin')
    expect(left).toHaveLength(1)
  })

  it('returns the audit page by page', async () => {
    const kind = randomUUID()
    for (let n = 0; n < 5; n++) {
      const entry = { at: at(60 + n), staffId: null, action: 'x', subject: { kind, id: String(n) } }
      await database.run(recordAudit, { entry })
    }
    const ids: (string | null)[] = []
    let before: string | null = null
    for (;;) {
      const page: ListedAuditEntry[] = await database.run(listAudit, { before, limit: 2 })
      if (page.length === 0) break
      ids.push(...page.filter(({ subject }) => subject.kind === kind).map(({ subject }) => subject.id))
      before = page.at(-1)?.id ?? null
    }
    expect(ids).toEqual(['4', '3', '2', '1', '0'])
  })

  it('keeps passkeys of their person only, and never removes the last way to sign in', async () => {
    const link = aLink()
    await add(link)
    const passkey = (id: string) => ({
      id,
      public_key: 'key',
      counter: 0,
      transports: '[]',
      name: 'Phone',
      created_at: at(1),
      used_at: null,
    })
    const [first, second] = [randomUUID(), randomUUID()]
    const { staffId, ...use } = aUse(link, { passwordHash: null, passkey: passkey(first) })
    await database.run(useStaffLink, { ...use, staffId })
    const other = await join()
    const remove = (id: string, owner: string) =>
      database.run(deleteStaffPasskey, { id, staffId: owner, now: at(2) })

    expect(await remove(first, other.id)).toBe('unknown')
    expect(await remove(first, staffId)).toBe('last-way')
    const another = { ...passkey(second), staff_id: staffId }
    expect(await database.run(addStaffPasskey, { passkey: another })).toBe(true)
    expect(await database.run(addStaffPasskey, { passkey: { ...another, staff_id: other.id } })).toBe(false)
    await database.run(recordPasskeyUse, { id: second, counter: 7, now: at(3) })
    expect(await database.run(findStaffPasskey, { id: second })).toMatchObject({
      counter: 7,
      staff_id: staffId,
    })
    const outcomes = await Promise.all([remove(first, staffId), remove(second, staffId)])
    expect(outcomes.toSorted()).toEqual(['deleted', 'last-way'])
    expect(await database.run(listStaffPasskeys, { staffId })).toHaveLength(1)
  })

  it.each(['demoted', 'removed'] as const)('ends the links that an admin made who is %s', async (end) => {
    const admin = await join('admin')
    const other = await join('member')
    const invitation = aLink({ role: 'admin' })
    const wayBack = aLink({ email: other.email, staff_id: other.id })
    const kept = aLink()
    expect([await add(invitation, admin.id), await add(wayBack, admin.id), await add(kept)]).toEqual([
      'added',
      'added',
      'added',
    ])
    const listed = () => database.run(listStaffLinks, { now: at(1) })
    expect(await listed()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: invitation.id, isRecovery: false, madeBy: 'Ada' }),
        expect.objectContaining({ id: wayBack.id, isRecovery: true, madeBy: 'Ada' }),
        expect.objectContaining({ id: kept.id, isRecovery: false, madeBy: null }),
      ]),
    )
    const change =
      end === 'removed' ? ({ kind: 'remove' } as const) : ({ kind: 'role', role: 'member' } as const)
    const ended = { id: admin.id, change, by: null, now: at(1) }
    expect(await database.run(changeStaff, ended)).toBe('changed')
    for (const link of [invitation, wayBack]) {
      expect(await database.run(useStaffLink, aUse(link))).toEqual({ outcome: 'gone' })
    }
    const ids = (await listed()).map(({ id }) => id)
    expect(ids).toContain(kept.id)
    expect(ids).not.toEqual(expect.arrayContaining([expect.stringMatching(`${invitation.id}|${wayBack.id}`)]))
    expect(await add(aLink(), admin.id)).toBe('not-admin')
  })

  it('accepts a confirmed address that has an account or an invitation, once per invitation', async () => {
    const signIn = (email: string) =>
      database.run(acceptFromProvider, { email, name: 'Ada', staffId: randomUUID(), now: at(1) })
    const { id, email } = await join()
    expect(await signIn(email)).toBe(id)
    const invitation = aLink()
    await add(invitation)
    const ids = await Promise.all([1, 2].map(() => signIn(String(invitation.email))))
    expect(ids[0]).not.toBeNull()
    expect(ids[1]).toBe(ids[0])
    expect(await signIn('nobody@example.com')).toBeNull()
  })

  it('returns a ticket once, for its purpose, in its time', async () => {
    const ticket = { token_hash: randomUUID(), purpose: 'passkey', details: '{}', expires_at: at(5) }
    await database.run(addStaffTicket, { ticket, now: at(0) })
    const claim = (purpose: string, minutes: number) =>
      database.run(claimStaffTicket, { tokenHash: ticket.token_hash, purpose, now: at(minutes) })
    expect(await claim('provider', 1)).toBeNull()
    expect(await claim('passkey', 5)).toBeNull()
    const claims = await Promise.all([claim('passkey', 1), claim('passkey', 1)])
    expect(claims.filter((details) => details === '{}')).toHaveLength(1)
  })
})
