import { type Context, Hono } from 'hono'
import { bookingKinds } from '#contract/appointments.ts'
import { defaultChoices } from '#contract/consultation-choices.ts'
import {
  addAppointmentSchema,
  type AppointmentChange,
  type AppointmentChanged,
  type AppointmentConflict,
  appointmentQuerySchema,
  blockTimeSchema,
  changeAppointmentSchema,
  type DeskKinds,
  type FreeTimes,
  freeTimesQuerySchema,
  staffHoursSchema,
} from '#contract/desk/appointments.ts'
import { readStaffHours, setStaffHours } from '#server/appointments/holder-transactions.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { createToken, hashToken } from '#server/desk/staff/guard/tokens.ts'
import { createId } from '#server/store/create-id.ts'
import type { DeskContext } from '../desk-context.ts'
import { mailDelay } from '../requests/change-requests.ts'
import { conflict, notFound, readBodyOf, readInput } from '../problems.ts'
import { describeAppointment, describeAppointments, describeBlocked } from './describe-appointments.ts'
import {
  addDeskAppointment,
  blockTime,
  changeDeskAppointment,
  type DeskChange,
  type DeskChangeOutcome,
  listDeskAppointments,
  readDeskAppointment,
  unblockTime,
} from './desk-appointments.ts'
import { listStaff } from '../staff/transactions/staff-transactions.ts'

/** The service of a kind as requests store it. */
const serviceOf = (kind: string): string =>
  defaultChoices.get(bookingKinds.find(({ slug }) => slug === kind)?.pageSource ?? '') ?? ''

/** `/appointments`: what staff see and change of appointments. A site without them has no such address. */
export function createAppointmentsApi(context: DeskContext): Hono<AppEnvironment> {
  const { store, canSendMail, calendar } = context
  const api = new Hono<AppEnvironment>()
  if (!calendar) return api

  /** The actor and the time, with a token to undo the change. */
  function begin(c: Context<AppEnvironment>) {
    const at = context.now()
    const undoToken = createToken()
    return {
      undoToken,
      change: {
        staffId: c.var.staff.id,
        now: at.toISOString(),
        tokenHash: hashToken(undoToken),
        sendsMail: canSendMail,
        mailsDueAt: new Date(at.getTime() + mailDelay).toISOString(),
      },
    }
  }

  function answer(outcome: DeskChangeOutcome, undoToken: string, status: 200 | 201 = 200): Response {
    switch (outcome.outcome) {
      case 'changed':
        return outcome.row
          ? Response.json(
              { appointment: describeAppointment(outcome.row), undoToken } satisfies AppointmentChanged,
              { status },
            )
          : notFound('appointment')
      case 'overtaken':
        return conflict('Somebody has changed the appointment since you saw it.', {
          current: outcome.row && describeAppointment(outcome.row),
        } satisfies AppointmentConflict)
      case 'taken':
        return conflict('That time is no longer free. Choose another one.')
      case 'unchanged':
        return conflict('It is at this time already.')
      case 'early':
        return conflict('It has not begun yet.')
      case 'over':
        return conflict('It has begun, or was cancelled, and cannot be changed like this.')
      case 'gone':
        return notFound('appointment')
    }
  }

  api.get('/appointments', async (c) => {
    const query = readInput(appointmentQuerySchema, c.req.query())
    if (!query.read) return query.response
    return c.json(
      describeAppointments(
        await store.read(listDeskAppointments, { ...query.value, now: context.now().toISOString() }),
      ),
    )
  })

  api.get('/appointments/kinds', async (c) => {
    const staff = await store.read(listStaff, undefined)
    const answered: DeskKinds = {
      kinds: bookingKinds.map(({ slug, name, minutes, by, timeZone: zone }) => ({
        slug,
        name,
        minutes,
        by,
        zone,
      })),
      holders: staff.map(({ email, name }) => ({ email, name: name || email })),
    }
    return c.json(answered)
  })

  api.get('/appointments/times', async (c) => {
    const query = readInput(freeTimesQuerySchema, c.req.query())
    if (!query.read) return query.response
    const { kind, except } = query.value
    return c.json<FreeTimes>({ times: await calendar.freeTimes(kind, except) })
  })

  api.post('/appointments', async (c) => {
    const body = await readBodyOf(addAppointmentSchema, c.req.raw)
    if (!body.read) return body.response
    const { kind, startsAt } = body.value
    const wish = await calendar.offeredWish(kind, startsAt)
    const { change, undoToken } = begin(c)
    if (!wish) return answer({ outcome: 'taken' }, undoToken)
    const zone = calendar.find(kind)?.content.timeZone ?? 'UTC'
    const added = await store.run(addDeskAppointment, {
      id: createId(),
      ...('visitor' in body.value
        ? { requestId: createId(), visitor: { ...body.value.visitor, service: serviceOf(kind) } }
        : { requestId: body.value.requestId, visitor: null }),
      wish,
      zone,
      ...change,
    })
    if (added.outcome === 'gone') return notFound('request')
    return answer(added, undoToken, 201)
  })

  /** The change as the store needs it. `taken`: a time that the kind does not offer. */
  async function resolve(id: string, change: AppointmentChange): Promise<DeskChange | 'gone' | 'taken'> {
    if (change.to !== 'time') return change
    const row = await store.read(readDeskAppointment, { id })
    if (!row) return 'gone'
    const wish = await calendar?.offeredWish(row.kind, change.startsAt)
    return wish ? { to: 'time', wish } : 'taken'
  }

  api.patch('/appointments/:id', async (c) => {
    const body = await readBodyOf(changeAppointmentSchema, c.req.raw)
    if (!body.read) return body.response
    const id = c.req.param('id')
    const { change: actor, undoToken } = begin(c)
    const change = await resolve(id, body.value.change)
    if (typeof change === 'string') return answer({ outcome: change }, undoToken)
    const changed = await store.run(changeDeskAppointment, { id, seen: body.value.seen, change, ...actor })
    return answer(changed, undoToken)
  })

  api.post('/appointments/blocked', async (c) => {
    const body = await readBodyOf(blockTimeSchema, c.req.raw)
    if (!body.read) return body.response
    const row = await store.run(blockTime, {
      id: createId(),
      holder: c.var.staff.email.toLowerCase(),
      ...body.value,
      now: context.now().toISOString(),
    })
    return c.json(describeBlocked(row), 201)
  })

  api.delete('/appointments/blocked/:id', async (c) => {
    const isFree = await store.run(unblockTime, {
      id: c.req.param('id'),
      holder: c.var.staff.email.toLowerCase(),
      now: context.now().toISOString(),
    })
    return isFree ? c.body(null, 204) : notFound('blocked time')
  })

  api.get('/appointments/hours', async (c) =>
    c.json(await store.read(readStaffHours, { staffId: c.var.staff.id })),
  )

  api.put('/appointments/hours', async (c) => {
    const body = await readBodyOf(staffHoursSchema, c.req.raw)
    if (!body.read) return body.response
    await store.run(setStaffHours, {
      staffId: c.var.staff.id,
      hours: body.value,
      now: context.now().toISOString(),
    })
    return c.body(null, 204)
  })

  return api
}
