import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallRecord } from '@frontdesk/voice-platform'
import { aCall } from '#server/testing/a-call.ts'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import type { CallDetail, CallPage } from '#contract/desk/calls.ts'
import { listAudit } from '#server/store/audit-transactions.ts'
import { createVoiceCallStore } from '#server/voice/calls/voice-call-store.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 10, 9) + seconds * 1000).toISOString()

const aMinute = (id: string, changes: Partial<CallRecord> = {}) =>
  aCall(id, at(0), { page: '/services', startedAt: at(5), endedAt: at(65), ...changes })

describe.each(engines)('The calls at the desk on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  let ada: Visitor

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    desk = createTestDesk(database)
    ada = await signedIn(desk, { email: 'ada@agency.example', name: 'Ada' })
    await createVoiceCallStore(database).createCall(
      aMinute('talk', {
        createdAt: at(1),
        transcript: [
          { role: 'assistant', text: 'Hello, I am the AI assistant.', at: at(6) },
          { role: 'user', text: 'Do you sell boats?', notUnderstood: true, at: at(9) },
          { role: 'tool', text: 'open_page', at: at(9) },
          { role: 'assistant', text: 'All is free.', saidFor: 'visitor', at: at(12) },
          { role: 'assistant', text: 'We sell ships.', at: at(13) },
          { role: 'tool', text: 'fill_consultation_form', at: at(20) },
          { role: 'tool', text: 'open_page', at: at(21) },
        ],
      }),
    )
    await createVoiceCallStore(database).createCall(
      aMinute('ghost', { startedAt: null, endedAt: at(60), endedReason: 'customer-did-not-connect' }),
    )
    await addRequest(database, aConsultation({ id: 'request' }), anIdentity(), aLimit(), {
      call_id: 'talk',
    })
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })

  const list = async (query = '') => (await (await ada.get(`/api/desk/calls${query}`)).json()) as CallPage

  it('lists the newest first, with their requests', async () => {
    const { items, nextCursor } = await list()
    expect(nextCursor).toBeNull()
    expect(items.map(({ id }) => id)).toEqual(['talk', 'ghost'])
    expect(items[0]).toEqual({
      id: 'talk',
      platform: 'embedded',
      createdAt: at(1),
      startedAt: at(5),
      seconds: 60,
      status: 'ended',
      endedReason: 'customer-ended-call',
      page: '/services',
      firstWords: 'Do you sell boats?',
      turns: 1,
      notUnderstood: 1,
      requestId: 'request',
    })
    expect(items[1]).toMatchObject({ seconds: null, firstWords: '', turns: 0, requestId: null })
  })

  it('returns the transcript of a call, with its times and tools', async () => {
    const call = (await (await ada.get('/api/desk/calls/talk')).json()) as CallDetail
    expect(call.tools).toEqual(['open_page', 'fill_consultation_form'])
    expect(call.transcript.slice(0, 4)).toEqual([
      {
        speaker: 'assistant',
        text: 'Hello, I am the AI assistant.',
        at: at(6),
        notUnderstood: false,
        saidForVisitor: false,
        asked: null,
      },
      {
        speaker: 'visitor',
        text: 'Do you sell boats?',
        at: at(9),
        notUnderstood: true,
        saidForVisitor: false,
        asked: null,
      },
      {
        speaker: 'tool',
        text: 'open_page',
        at: at(9),
        notUnderstood: false,
        saidForVisitor: false,
        asked: null,
      },
      {
        speaker: 'assistant',
        text: 'All is free.',
        at: at(12),
        notUnderstood: false,
        saidForVisitor: true,
        asked: null,
      },
    ])
    expect(call.transcript[4]).toMatchObject({ text: 'We sell ships.', asked: 'Do you sell boats?' })
    expect((await ada.get('/api/desk/calls/nowhere')).status).toBe(404)
    const request = await (await ada.get('/api/desk/requests/request')).json()
    expect(request).toMatchObject({ call: { id: 'talk', isKept: true } })
  })

  it('records who read a transcript', async () => {
    await ada.get('/api/desk/calls/ghost')
    await ada.get('/api/desk/calls/nowhere')
    const entries = await desk.run(listAudit, { before: null, limit: 50 })
    const views = entries.filter(({ action }) => action === 'call.viewed')
    expect(views[0]).toMatchObject({ staff: { name: 'Ada' }, subject: { kind: 'call', id: 'ghost' } })
    expect(views.map(({ subject }) => subject.id)).not.toContain('nowhere')
  })

  it('returns them page by page, each once, even those of the same moment', async () => {
    const same = ['c', 'a', 'b']
    for (const id of same) {
      await createVoiceCallStore(database).createCall(aMinute(id, { createdAt: at(-60) }))
    }
    const seen: string[] = []
    let cursor = ''
    for (let pages = 0; pages < 5; pages += 1) {
      const page = await list(`?limit=1${cursor && `&cursor=${cursor}`}`)
      expect(page.items).toHaveLength(1)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? ''
    }
    expect(cursor).toBe('')
    expect(seen).toEqual(['talk', 'ghost', 'c', 'b', 'a'])
  })

  it.each(['?limit=51', '?limit=0', '?limit=x'])('refuses %s', async (query) => {
    expect((await ada.get(`/api/desk/calls${query}`)).status).toBe(422)
  })

  it('refuses a cursor that it did not return', async () => {
    expect((await ada.get('/api/desk/calls?cursor=bm9uc2Vuc2U')).status).toBe(404)
  })
})
