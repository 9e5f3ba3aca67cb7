import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { signedIn } from '#server/testing/sign-in-visitor.ts'
import { addRequestReply } from '../requests/reply-transactions.ts'
import { findRequestOfMail, type MailToMatch } from './find-request.ts'
import { aRequest } from './testing/open-mailbox.ts'

describe.each(engines)('The request of a mail, on %s', (engine) => {
  let store: TestDatabase
  let desk: TestDesk
  beforeAll(async () => {
    store = await openTestDatabase(engine)
    desk = createTestDesk(store)
    await signedIn(desk, { email: 'juno@agency.example', name: 'Juno' })
  })
  afterAll(async () => {
    await desk.close()
    await store.close()
  })

  const find = (fields: Partial<MailToMatch>) =>
    store.run(findRequestOfMail, {
      folder: 'inbox',
      messageId: `<${crypto.randomUUID()}@example.com>`,
      references: [],
      namedInSubject: [],
      from: 'somebody@example.org',
      recipients: ['office@agency.example'],
      isAutomatic: false,
      isBounce: false,
      own: ['Office@Agency.example'],
      ...fields,
    })

  it.each([
    ['zoe@example.com', 'Zoe@Example.COM'],
    ['Zoe@Example.COM', 'zoe@example.com'],
    // What a form was sent with is what the visitor writes from, also beyond ASCII.
    ['Émile.Ångström@Exämple.com', 'Émile.Ångström@Exämple.com'],
    ['émile.ångström@exämple.com', 'ÉMILE.Ångström@EXÄMPLE.com'],
    ['ÉMILE.Ångström@EXÄMPLE.com', 'émile.ångström@exämple.com'],
    ['Émile*[1]?@exämple.com', 'émile*[1]?@EXÄMPLE.com'],
  ])('is found for %s by the reference in the subject and the address %s', async (email, from) => {
    const { id: requestId } = await aRequest(store, { email })
    const namedInSubject = [requestId.slice(-8)]
    expect(await find({ from, namedInSubject })).toMatchObject({ requestId, kind: 'reply' })
    expect(await find({ from: `x${from}`, namedInSubject })).toBeNull()
    expect(await find({ folder: 'sent', recipients: [from], namedInSubject })).toMatchObject({
      requestId,
      kind: 'answer',
    })
  })

  it('is found for a bounce by the reply that came back', async () => {
    const { id: requestId } = await aRequest(store)
    const now = '2026-03-11T10:00:00.000Z'
    const added = await store.run(addRequestReply, {
      requestId,
      subject: 'Re: hello',
      text: 'Thursday?',
      seen: null,
      staffId: 'juno',
      now,
      dueAt: now,
      tokenHash: crypto.randomUUID(),
    })
    const deliveryId = added.outcome === 'added' ? added.deliveryId : null
    const references = [`<${deliveryId}@agency.example>`]
    expect(deliveryId).not.toBeNull()
    expect(await find({ from: 'mailer-daemon@example.com', isBounce: true, references })).toEqual({
      requestId,
      kind: 'bounce',
      staffId: null,
      about: deliveryId,
    })
  })

  it('knows the visitor, colleagues and the agency in any spelling', async () => {
    const { confirmation } = await aRequest(store, { email: 'Ada@Example.com' })
    const references = [`<${confirmation}>`]
    expect(await find({ references, from: 'ADA@example.com' })).toMatchObject({ kind: 'reply' })
    const recipients = ['ada@EXAMPLE.com']
    expect(await find({ references, from: 'Juno@Agency.Example', recipients })).toMatchObject({
      kind: 'answer',
      staffId: expect.any(String),
    })
    expect(await find({ references, from: 'OFFICE@agency.example', recipients })).toMatchObject({
      kind: 'answer',
      staffId: null,
    })
  })
})
