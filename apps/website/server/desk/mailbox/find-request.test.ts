import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { signedIn } from '#server/testing/sign-in-visitor.ts'
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
