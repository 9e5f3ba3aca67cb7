import { type Context, Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { eraseFound, sentTo } from '#server/requests/privacy/erase-person.ts'
import { exportOf } from '#server/requests/privacy/find-person.ts'
import { type PersonRecords, findPerson } from '#server/requests/privacy/find-person.ts'
import { requireAdmin } from '#server/desk/staff/guard/require-staff.ts'
import { conflict, readBodyOf, readInput } from './problems.ts'
import {
  type Erased,
  eraseSchema,
  type PersonFound,
  type PersonName,
  personQuerySchema,
} from '#contract/desk/privacy.ts'
import type { DeskContext } from './desk-context.ts'
import { recordAudit } from '#server/store/audit-transactions.ts'

/** `/privacy`: finds, exports and erases one person, for admins; the same as `npm run privacy`. */
export function createPrivacyApi(context: DeskContext): Hono<AppEnvironment> {
  const { store, erasures } = context
  const api = new Hono<AppEnvironment>()
  api.use(requireAdmin)

  /** Reads a person's records, and records the view in the audit. */
  async function look(c: Context<AppEnvironment>, action: 'person.viewed' | 'person.exported') {
    const query = readInput(personQuerySchema, c.req.query())
    if (!query.read) return query
    const { person } = query.value
    const at = context.now().toISOString()
    const entry = { at, staffId: c.var.staff.id, action, subject: { kind: 'person', id: null } }
    await store.run(recordAudit, { entry })
    const records = await store.read(findPerson, { ...person, until: at })
    return { read: true as const, person, at, records }
  }

  api.get('/', async (c) => {
    const found = await look(c, 'person.viewed')
    return found.read ? c.json(describeFound(found.person, found.records)) : found.response
  })

  api.get('/export', async (c) => {
    const found = await look(c, 'person.exported')
    if (!found.read) return found.response
    const { person, at, records } = found
    return c.body(`${JSON.stringify(exportOf(records, { ...person, exportedAt: at }), null, 2)}\n`, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      // File names end up in lists of downloads, so this one contains no person's name.
      'Content-Disposition': `attachment; filename="person-${at.slice(0, 10)}.json"`,
    })
  })

  api.post('/erase', async (c) => {
    const body = await readBodyOf(eraseSchema, c.req.raw)
    if (!body.read) return body.response
    const { person } = body.value
    const now = context.now()
    const records = await store.read(findPerson, { ...person, until: now.toISOString() })
    const outcome = await eraseFound(store, records, { person, erasures, now, staffId: c.var.staff.id })
    if (outcome.outcome === 'busy') {
      return conflict('Nothing was erased: a delivery is being sent. Try again in a minute.')
    }
    const { requests, deliveries, calls, remains } = outcome
    const erased: Erased = { requests, deliveries, calls, sentTo: sentTo(records), remains }
    return c.json(erased)
  })

  return api
}

function describeFound(person: PersonName, records: PersonRecords): PersonFound {
  const { requests, notes, replies, mails, deliveries, appointments, calls, callsElsewhere } = records
  return {
    person: 'email' in person ? person.email : person.phone,
    requests: requests.map(({ id, created_at, service, page_source, state }) => ({
      id,
      createdAt: created_at,
      service,
      page: page_source,
      state,
    })),
    notes: notes.length,
    replies: replies.length,
    mails: mails.length,
    deliveries: deliveries.length,
    appointments: appointments.length,
    calls: calls.map(({ id, created_at }) => ({ id, createdAt: created_at })),
    callsElsewhere,
    sentTo: sentTo(records),
  }
}
