import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { View, Workspace } from '#contract/desk/workspace.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { openEvents } from '#server/testing/open-events.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import { changeStaff } from './staff/transactions/staff-transactions.ts'
import { listViews } from './view-transactions.ts'

describe.each(engines)('Views on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  let admin: Visitor
  let ada: Visitor
  let grace: Visitor

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    desk = createTestDesk(database)
    admin = await signedIn(desk, { email: 'admin@agency.example', role: 'admin' })
    ada = await signedIn(desk, { email: 'ada@agency.example' })
    grace = await signedIn(desk, { email: 'grace@agency.example' })
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })

  const save = (by: Visitor, view: object) =>
    by.send('POST', '/api/desk/views', { query: 'state=won', isShared: false, ...view })
  const saved = async (by: Visitor, view: object) => (await (await save(by, view)).json()) as View
  const drop = async (by: Visitor, { id }: View) =>
    (await by.send('DELETE', `/api/desk/views/${id}`, null)).status
  const namesOf = async (by: Visitor) =>
    ((await (await by.get('/api/desk/workspace')).json()) as Workspace).views.map(({ name }) => name)

  it('are seen by who saved them, and by everybody if they are shared', async () => {
    const own = await saved(ada, { name: 'Mine' })
    const shared = await saved(ada, { name: 'Ours', isShared: true })
    expect(shared).toMatchObject({ name: 'Ours', query: 'state=won', isShared: true })
    expect(await namesOf(ada)).toEqual(['Mine', 'Ours'])
    expect(await namesOf(grace)).toEqual(['Ours'])
    expect([await drop(ada, own), await drop(ada, shared)]).toEqual([204, 204])
  })

  it('appear at an open desk, and leave it again', async () => {
    const events = await openEvents(grace)
    await events.next()
    const shared = await saved(ada, { name: 'Live', isShared: true })
    expect(await events.next()).toEqual({ kind: 'workspace' })
    expect(await namesOf(grace)).toContain('Live')
    expect(await events.next()).toMatchObject({ kind: 'counts' })
    expect((await save(ada, { name: 'live', isShared: true })).status).toBe(409)
    await drop(ada, shared)
    expect(await events.next()).toEqual({ kind: 'workspace' })
    expect(await namesOf(grace)).not.toContain('Live')
    await events.close()
  })

  it('are deleted by who saved them, and shared ones by an admin', async () => {
    const own = await saved(ada, { name: 'Mine' })
    const shared = await saved(ada, { name: 'Ours', isShared: true })
    expect([await drop(grace, own), await drop(grace, shared), await drop(admin, own)]).toEqual([
      404, 404, 404,
    ])
    expect([await drop(admin, shared), await drop(ada, own)]).toEqual([204, 204])
  })

  it('have a name of their own, also when two people save one at once', async () => {
    const both = await Promise.all([
      save(ada, { name: 'Won in May', isShared: true }),
      save(grace, { name: 'won in may', isShared: true }),
    ])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(await namesOf(admin)).toHaveLength(1)
    expect((await save(ada, { name: ' ' })).status).toBe(422)
    expect((await save(ada, { name: 'x', query: 'x'.repeat(1001) })).status).toBe(422)
  })

  it('end at fifty', async () => {
    for (let count = 0; count < 50; count++) await save(grace, { name: `View ${count}` })
    expect((await save(grace, { name: 'One more' })).status).toBe(409)
  })

  it('of somebody who leaves are deleted, but for the shared ones', async () => {
    const tom = await signedIn(desk, { email: 'tom@agency.example' })
    const own = await saved(tom, { name: 'Only Tom’s' })
    await saved(tom, { name: 'Of all', isShared: true })
    const now = new Date().toISOString()
    await database.run(changeStaff, { id: own.staffId, change: { kind: 'remove' }, by: null, now })
    const left = await database.read(listViews, { staffId: own.staffId })
    expect(left.map(({ name }) => name)).toEqual(await namesOf(ada))
    expect(left.map(({ name }) => name)).toContain('Of all')
  })
})
