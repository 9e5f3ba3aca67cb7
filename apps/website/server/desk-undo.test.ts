import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readChanges, readLatestCursor } from '#server/desk/requests/request-changes.ts'
import { aConsultation, aLimit, addRequest, anIdentity } from '#server/testing/a-consultation.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import type { RequestDetail, RequestPage } from '#contract/desk/requests.ts'
import { desk as content } from '#content/desk.ts'
import { readFilters } from '../desk/model/address.ts'
import { createApi, createConnection } from '../desk/model/api.ts'
import { undoAtServer } from '../desk/model/create-desk.ts'
import { createRequestStore } from '../desk/model/request-store.ts'
import { createChanges, createToasts } from '../desk/model/undoable-changes.ts'
import { changeSnooze } from '../desk/requests/snooze.tsx'
import { changeOutcome, changeOwner, changeStage } from '../desk/requests/change-requests.tsx'
import '../desk/words/testing/in-english.ts'

let database: TestDatabase
let server: TestDesk
let ada: Visitor
let grace: Visitor
let owner = { id: '', name: 'Ada' }

beforeAll(async () => {
  database = await openTestDatabase('sqlite')
  server = createTestDesk(database)
  ada = await signedIn(server, { email: 'ada@agency.example', name: 'Ada' })
  grace = await signedIn(server, { email: 'grace@agency.example', name: 'Grace' })
  const { staff } = (await (await ada.get('/api/desk/me')).json()) as { staff: { id: string } }
  owner = { ...owner, id: staff.id }
})
afterAll(async () => {
  await server.close()
  await database.close()
})

type Network = (reach: () => Promise<Response>) => Promise<Response>

/** The model of one browser, on the real server; the test decides when a request, an answer or an event arrives. */
async function openDesk(visitor: Visitor, query: string, network: Network = (reach) => reach()) {
  const api = createApi({
    connection: createConnection(),
    fetch: (path, init) =>
      network(async () => {
        const headers = new Headers(init?.headers)
        headers.set('cookie', [...visitor.cookies].map((pair) => pair.join('=')).join('; '))
        headers.set('origin', 'http://localhost')
        return server.request(path as string, { ...init, headers })
      }),
  })
  const toasts = createToasts()
  const requests = createRequestStore({ api, me: owner.id, services: () => [] })
  const changes = createChanges({ toasts, undo: (token) => undoAtServer({ api, requests }, token) })
  let cursor = await database.read(readLatestCursor, undefined)
  await requests.load(readFilters(query))
  return {
    api,
    toasts,
    requests,
    changes,
    said: () => toasts.shown.get().at(-1)?.words,
    /** Receives what has happened since, as the stream of events brings it. */
    async catchUp() {
      const news = await database.read(readChanges, { cursor, limit: 100 })
      if (news === null) throw new Error('The cursor is too old.')
      ;({ cursor } = news)
      const page = (await (await visitor.get('/api/desk/requests?limit=100')).json()) as RequestPage
      for (const { id } of news.requests) {
        const request = page.items.find((item) => item.id === id)
        if (request) requests.onEvent({ kind: 'request', isNew: false, request, writers: [] })
      }
    },
  }
}

const add = async () => {
  const request = aConsultation({ created_at: new Date().toISOString(), name: 'Edith Clarke' })
  await addRequest(database, request, anIdentity(), aLimit())
  return request.id
}
const held = async (id: string) => (await (await ada.get(`/api/desk/requests/${id}`)).json()) as RequestDetail

it('shows what the server holds when a colleague was faster than the undo, and reaches earlier changes', async () => {
  const [id, earlier] = [await add(), await add()]
  const mine = await openDesk(ada, '')
  const theirs = await openDesk(grace, '')
  await changeStage(mine, [earlier], 'contacted')
  await changeStage(mine, [id], 'won')
  await changeStage(theirs, [id], 'lost')
  await mine.changes.undo()
  expect(mine.requests.rows.get(id)?.state).toBe('lost')
  expect(mine.said()).toBe('Not undone. Somebody has changed Edith Clarke since.')
  await mine.changes.undo()
  expect(mine.requests.rows.get(earlier)?.state).toBe('new')
  await mine.changes.undo()
  expect(mine.said()).toBe('There is nothing to undo.')
})

it('names the part of a change that could not be undone', async () => {
  const ids = [await add(), await add()]
  const mine = await openDesk(ada, '')
  await changeStage(mine, ids, 'won')
  await changeStage(await openDesk(grace, ''), ids.slice(0, 1), 'lost')
  await mine.changes.undo()
  expect(ids.map((id) => mine.requests.rows.get(id)?.state)).toEqual(['lost', 'new'])
  expect(mine.said()).toBe('Undone: 2 requests: won. Somebody has changed Edith Clarke since.')
})

const snoozedUntil = ['2100-01-01T09:00:00.000Z', '2100-01-02T09:00:00.000Z'] as const

const step = fc.record({
  who: fc.nat(1),
  which: fc.nat(1),
  what: fc.constantFrom(
    'contacted',
    'won',
    'lost',
    'assign',
    'unassign',
    'worth',
    'reason',
    'snooze',
    'bring back',
    'undo',
    'undo',
    'events',
    'events',
  ),
  network: fc.constantFrom('fine', 'fine', 'fine', 'request lost', 'answer lost'),
})

it('shows what the server holds after any order of changes, undos, lost answers and events', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 3, maxLength: 14 }),
      async (scheduler, steps) => {
        const ids = [await add(), await add()] as const
        let fault = 'fine'
        const network: Network = async (reach) => {
          const met = fault
          await scheduler.schedule(Promise.resolve(), 'request')
          if (met === 'request lost') throw new TypeError('Failed to fetch')
          const answer = await reach()
          await scheduler.schedule(Promise.resolve(), 'answer')
          if (met === 'answer lost') throw new TypeError('Failed to fetch')
          return answer
        }
        const desks = await scheduler.waitFor(
          Promise.all([openDesk(ada, '', network), openDesk(grace, 'state=new', network)]),
        )
        const act = async ({ who, which, what, network: met }: (typeof steps)[number]) => {
          const desk = desks[who as 0 | 1]
          const id = ids[which as 0 | 1]
          await scheduler.schedule(Promise.resolve(), what)
          fault = met
          if (what === 'undo') await desk.changes.undo()
          else if (what === 'events') await desk.catchUp()
          else if (what === 'snooze')
            await changeSnooze(desk, [id], { until: snoozedUntil[who as 0 | 1], kind: 'time' })
          else if (what === 'bring back') await changeSnooze(desk, [id], null)
          else if (what === 'worth') await changeOutcome(desk, id, { value: 100 * (who + 1) }, 'worth')
          else if (what === 'reason')
            await changeOutcome(desk, id, { reason: content.lostReasons[who] ?? null }, 'lost')
          else if (what === 'assign' || what === 'unassign')
            await changeOwner(desk, [id], what === 'assign' ? owner : null)
          else await changeStage(desk, [id], what)
        }
        await scheduler.waitFor(Promise.all(steps.map(act)))
        fault = 'fine'
        const settle = async () => {
          await Promise.all(desks.map((desk) => desk.catchUp()))
          for (const id of ids) {
            const { state, ownerId, snooze, value, reason, version } = await held(id)
            for (const { requests } of desks)
              expect(requests.rows.get(id)).toMatchObject({ state, ownerId, snooze, value, reason, version })
            const isToDo = (state === 'new' || state === 'contacted') && snooze === null
            expect(desks[0].requests.list.get().ids.includes(id)).toBe(isToDo)
            expect(desks[1].requests.list.get().ids.includes(id)).toBe(isToDo && state === 'new')
          }
        }
        await settle()
        // Every change leaves the stack with its first answer, whether it was undone or not.
        for (const desk of desks) {
          for (let presses = 0; desk.said() !== 'There is nothing to undo.'; presses++) {
            expect(presses).toBeLessThanOrEqual(steps.length)
            await scheduler.waitFor(desk.changes.undo())
          }
        }
        await settle()
      },
    ),
    { numRuns: 100 },
  )
})
