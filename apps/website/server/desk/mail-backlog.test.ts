import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appointmentChannel } from '#server/requests/delivery/active-channels.ts'
import { claimDeliveries } from '#server/requests/delivery/outbox.ts'
import { recordOutcome } from '#server/requests/delivery/record-outcome.ts'
import { aConsultation, aLimit, addRequest, anIdentity } from '#server/testing/a-consultation.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import type { MailBacklog } from '#contract/desk/workspace.ts'

describe.each(engines)('Mail that does not go out, on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  let ada: Visitor
  let now = new Date('2026-03-11T22:30:00.000Z')
  beforeAll(async () => {
    database = await openTestDatabase(engine, { channels: ['email', 'chat'] })
    desk = createTestDesk(database, { channels: ['email', 'chat'], now: () => now })
    ada = await signedIn(desk, { email: 'ada@agency.example' })
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })
  const backlog = async () => (await (await ada.get('/api/desk/mail')).json()) as MailBacklog
  const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))

  it('is reported after a minute, with what the server said, until it has gone', async () => {
    const since = now.toISOString()
    for (const created_at of [since, since]) {
      await addRequest(database, aConsultation({ created_at }), anIdentity(), aLimit())
    }
    later(59)
    expect(await backlog()).toBeNull()
    later(1)
    expect(await backlog()).toEqual({ since, waiting: 2, why: 'No mail server has answered yet.' })

    const settle = async (row: { state: 'waiting' | 'sent'; answer: string }) => {
      const at = { channel: 'email', now: now.toISOString() }
      const claim = crypto.randomUUID()
      const wish = { ...at, claim, target: 'x', limit: 10, soonest: '2030-01-01T00:00:00.000Z' }
      for (const { id } of await desk.run(claimDeliveries, wish)) {
        await desk.run(recordOutcome, {
          ...at,
          id,
          claim,
          row: { ...row, progress: null, dueAt: at.now },
          health: null,
          disabledTarget: null,
          reportTo: [],
        })
      }
    }
    await settle({ state: 'waiting', answer: 'MAIL FROM: 421 4.3.2 Too busy' })
    const why = 'The last answer: 421 4.3.2 Too busy.'
    expect(await backlog()).toMatchObject({ since, waiting: 2, why })
    later(24 * 3600)
    await settle({ state: 'sent', answer: '250 OK' })
    expect(await backlog()).toBeNull()

    // Invitations are mail, too.
    const invited = { created_at: now.toISOString() }
    const appointments = { run: desk.run, channels: [appointmentChannel] }
    await addRequest(appointments, aConsultation(invited), anIdentity(), aLimit())
    later(60)
    expect(await backlog()).toMatchObject({ since: invited.created_at, waiting: 1 })
  })
})
