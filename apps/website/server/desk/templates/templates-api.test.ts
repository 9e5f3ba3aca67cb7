import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { desk as content } from '#content/desk.ts'
import { languageTag } from '#contract/language.ts'
import type { Workspace } from '#contract/desk/workspace.ts'
import type { ReplyTemplate, Signature, TemplateConflict, Templates } from '#contract/desk/templates.ts'
import { changeStaff } from '#server/desk/staff/transactions/staff-transactions.ts'
import { claimDeliveries } from '#server/requests/delivery/outbox.ts'
import { aConsultation, aLimit, addRequest, anIdentity } from '#server/testing/a-consultation.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { openEvents } from '#server/testing/open-events.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import { readTemplates } from './template-transactions.ts'

describe.each(engines)('Templates on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  let ada: Visitor
  let grace: Visitor
  let now = new Date('2026-03-11T12:00:00.000Z')

  beforeAll(async () => {
    database = await openTestDatabase(engine, { channels: ['email'] })
    desk = createTestDesk(database, { channels: ['email'], now: () => now })
    ada = await signedIn(desk, { email: 'ada@agency.example', name: 'Ada' })
    grace = await signedIn(desk, { email: 'grace@agency.example', name: 'Grace' })
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })

  const send = async (method: string, path: string, body: unknown, by = ada) => {
    const response = await by.send(method, `/api/desk/templates${path}`, body)
    return { status: response.status, body: response.status === 204 ? null : await response.json() }
  }
  const list = async (by = ada) => (await (await by.get('/api/desk/templates')).json()) as Templates
  const named = async (name: string, by = ada) =>
    (await list(by)).templates.find((each) => each.name === name)
  const words = { name: 'Thanks', subject: '{reference}', text: 'Hello {first name}', isShared: true }

  it('begin with those of the content, which the workspace has, too', async () => {
    const { templates } = await list()
    expect(templates).toHaveLength(content.replyTemplates.length)
    for (const first of content.replyTemplates)
      expect(templates).toContainEqual({ ...first, language: null, isShared: true, version: 0, by: null })
    const workspace = (await (await ada.get('/api/desk/workspace')).json()) as Workspace
    expect(workspace.replyTemplates).toEqual({
      [languageTag]: templates.map(({ id }) => expect.objectContaining({ id })),
    })
  })

  it('of the content are changed for everybody; the second of two writers is shown the first one’s text', async () => {
    const [first] = (await list()).templates
    const { id = '', ...template } = first ?? {}
    const changed = await send('PUT', `/${id}`, { ...template, text: 'By Ada' })
    expect(changed).toMatchObject({
      status: 200,
      body: { id, text: 'By Ada', version: 1, by: { name: 'Ada' } },
    })
    const refused = await send('PUT', `/${id}`, { ...template, text: 'By Grace' }, grace)
    expect(refused.status).toBe(409)
    expect((refused.body as TemplateConflict).current).toMatchObject({ text: 'By Ada', by: { name: 'Ada' } })
    const again = await send('PUT', `/${id}`, { ...template, text: 'By Grace', version: 1 }, grace)
    expect(again).toMatchObject({ status: 200, body: { version: 2 } })
    expect((await named(first?.name ?? ''))?.text).toBe('By Grace')
    expect((await list()).templates).toHaveLength(content.replyTemplates.length)
  })

  it('reach an open desk as they change', async () => {
    const events = await openEvents(grace)
    await events.next()
    const isAnnounced = async () => {
      expect(await events.next()).toEqual({ kind: 'workspace' })
      expect(await events.next()).toMatchObject({ kind: 'counts' })
    }
    const { body } = await send('POST', '', { ...words, name: 'Live' })
    await isAnnounced()
    const { id } = body as ReplyTemplate
    await send('PUT', `/${id}`, { ...words, name: 'Live', text: 'Changed', version: 1 })
    await isAnnounced()
    expect((await named('Live', grace))?.text).toBe('Changed')
    await send('DELETE', `/${id}?version=2`, null)
    await isAnnounced()
    await events.close()
  })

  it('are saved once if two save at the same time', async () => {
    const { body } = await send('POST', '', words)
    const { id } = body as ReplyTemplate
    const both = await Promise.all(
      [ada, grace].map((by) => send('PUT', `/${id}`, { ...words, version: 1 }, by)),
    )
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    await send('DELETE', `/${id}?version=2`, null)
  })

  it('belong to everybody or to one person', async () => {
    const { status, body } = await send('POST', '', { ...words, name: 'Mine', isShared: false })
    expect(status).toBe(201)
    const { id } = body as ReplyTemplate
    expect(await named('Mine')).toMatchObject({ isShared: false })
    expect(await named('Mine', grace)).toBeUndefined()
    expect((await send('PUT', `/${id}`, { ...words, version: 1 }, grace)).status).toBe(404)
    expect((await send('DELETE', `/${id}?version=1`, null, grace)).status).toBe(404)
    expect((await send('PUT', `/${id}`, { ...words, name: 'Mine', version: 1 })).status).toBe(200)
    expect(await named('Mine', grace)).toMatchObject({ isShared: true, version: 2 })
    const back = await send('PUT', `/${id}`, { ...words, name: 'Mine', isShared: false, version: 2 }, grace)
    expect(back.status).toBe(409)
  })

  it('are deleted, also those of the content, and come back by an undo', async () => {
    const [first] = (await list()).templates
    const { id = '', version = 0, ...template } = first ?? {}
    const deleted = await send('DELETE', `/${id}?version=${version}`, null)
    expect(deleted.status).toBe(200)
    expect(await named(first?.name ?? '')).toBeUndefined()
    const late = await send('PUT', `/${id}`, { ...template, version }, grace)
    expect(late).toMatchObject({ status: 409, body: { current: null } })
    expect((await send('DELETE', `/${id}?version=${version}`, null)).status).toBe(404)
    const { version: last } = deleted.body as ReplyTemplate
    expect((await send('PUT', `/${id}`, { ...template, version: last })).status).toBe(200)
    expect((await named(first?.name ?? ''))?.text).toBe(first?.text)
  })

  it.each([
    [{ text: 'Hello {nobody}' }, 'text'],
    [{ text: '' }, 'text'],
    [{ subject: 'a\nb' }, 'subject'],
    [{ name: ' ' }, 'name'],
  ])('refuses %j with a sentence', async (wrong, field) => {
    const { status, body } = await send('POST', '', { ...words, ...wrong })
    expect(status).toBe(422)
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field])
  })

  it('end with the signature of everybody, or of the person', async () => {
    const request = aConsultation({ created_at: now.toISOString() })
    await addRequest(database, request, anIdentity(), aLimit())
    const signedBy = async (by: Visitor) => {
      const path = `/api/desk/requests/${request.id}`
      const { replies } = (await (await by.get(path)).json()) as { replies: { id: string }[] }
      const sent = await by.send('POST', `${path}/reply`, {
        subject: 'Hello',
        text: 'Hello',
        seen: replies[0]?.id ?? null,
      })
      expect(sent.status).toBe(201)
      now = new Date(now.getTime() + 60_000)
      const claimed = await database.run(claimDeliveries, {
        channel: 'reply',
        target: '',
        soonest: '',
        claim: crypto.randomUUID(),
        now: now.toISOString(),
        limit: 9,
      })
      const { message } = claimed.at(-1) ?? {}
      return message?.type === 'consultation' ? message.reply : undefined
    }
    expect(await signedBy(ada)).toMatchObject({ by: 'Ada', phone: '', signature: null })

    expect((await send('PUT', '/phone', { phone: '+44 20 7946 0000' })).status).toBe(204)
    expect((await send('PUT', '/signature/shared', { text: '{me} for all', version: 0 }, grace)).status).toBe(
      200,
    )
    expect(await signedBy(ada)).toMatchObject({ phone: '+44 20 7946 0000', signature: '{me} for all' })
    const own = await send('PUT', '/signature/own', { text: 'Ada herself', version: 0 })
    expect(own.status).toBe(200)
    expect(await signedBy(ada)).toMatchObject({ signature: 'Ada herself' })
    expect(await signedBy(grace)).toMatchObject({ signature: '{me} for all' })
    expect((await list(grace)).signatures.own).toMatchObject({ text: '', version: 0 })
    const { version } = own.body as Signature
    await send('PUT', '/signature/own', { text: '', version })
    expect(await signedBy(ada)).toMatchObject({ signature: '{me} for all' })

    const late = await send('PUT', '/signature/shared', { text: 'Late', version: 0 })
    expect(late).toMatchObject({ status: 409, body: { current: { text: '{me} for all' } } })
    expect((await send('PUT', '/signature/own', { text: '{company}', version: 0 })).status).toBe(422)
    expect((await send('DELETE', '/signature:shared?version=1', null)).status).toBe(404)
  })

  it('of a person go with the person', async () => {
    const tom = await signedIn(desk, { email: 'tom@agency.example', name: 'Tom' })
    await send('POST', '', { ...words, name: 'Of Tom', isShared: false }, tom)
    await send('PUT', '/phone', { phone: '030 123' }, tom)
    const { staff } = (await (await tom.get('/api/desk/me')).json()) as { staff: { id: string } }
    await database.run(changeStaff, {
      id: staff.id,
      change: { kind: 'remove' },
      by: null,
      now: now.toISOString(),
    })
    const left = await database.run(readTemplates, { staffId: staff.id })
    expect(left.phone).toBe('')
    expect(left.rows.filter(({ staff_id }) => staff_id === staff.id)).toEqual([])
  })
})
