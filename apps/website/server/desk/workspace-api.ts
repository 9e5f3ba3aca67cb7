import { Hono } from 'hono'
import { deskPage } from '#contract/desk/desk-page.ts'
import { bookingKinds } from '#contract/appointments.ts'
import { sitePages } from '#contract/site-pages.ts'
import { desk } from '#content/desk.ts'
import { forms } from '#content/forms.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { explainAnswer } from '#server/requests/delivery/channels/mail/explain-answer.ts'
import { listTroubledChannels, readMailBacklog } from '#server/requests/delivery/ledger.ts'
import { addViewSchema, type MailBacklog, type Workspace } from '#contract/desk/workspace.ts'
import type { DeskContext } from './desk-context.ts'
import { editionOfStaff } from './desk-edition.ts'
import { readColleagues } from './colleagues.ts'
import { conflict, notFound, readBodyOf } from './problems.ts'
import { addView, deleteView, listViews, maxViews } from './view-transactions.ts'
import { offerTemplates } from './templates/templates-api.ts'

/** The channels whose failure costs staff a request. Mails to visitors fail with a mistyped address. */
const reachesStaff = new Set(['email', 'webhook', 'chat'])

/** In milliseconds. */
const week = 7 * 86_400_000

/** Milliseconds that a mail may take before anybody hears of it. */
const mailTimeout = 60_000

/** `GET /workspace`: data that the screens load once; `GET /mail`: mail that does not go out; `/views`: saved filters. */
export function createWorkspaceApi(context: DeskContext): Hono<AppEnvironment> {
  const { store, responseTime, editions, services, timeZone, canSendMail, channels, now } = context
  const api = new Hono<AppEnvironment>()
  api.get('/workspace', async (c) => {
    const { colleagues } = await readColleagues(store)
    const workspace: Workspace = {
      colleagues,
      pages: [
        ...Object.entries(forms).map(([page, { pageSource }]) => ({
          id: pageSource,
          name: sitePages.find(({ id }) => id === page)?.name ?? page,
        })),
        ...bookingKinds.map(({ pageSource, name }) => ({ id: pageSource, name })),
        ...(bookingKinds.length > 0 ? [{ id: deskPage, name: 'Desk' }] : []),
      ],
      services: services.listIn(editionOfStaff(editions, c.var.staff.language)),
      replyTemplates: await offerTemplates(context, c.var.staff),
      lostReasons: desk.lostReasons,
      currency: desk.currency,
      promise: { text: responseTime.text, businessHours: responseTime.businessHours },
      timeZone,
      canSendMail,
      views: await store.read(listViews, { staffId: c.var.staff.id }),
      troubledChannels: await store.read(listTroubledChannels, {
        channels: channels.filter((name) => reachesStaff.has(name)),
        since: new Date(now().getTime() - week).toISOString(),
      }),
    }
    return c.json(workspace)
  })
  api.post('/views', async (c) => {
    const body = await readBodyOf(addViewSchema, c.req.raw)
    if (!body.read) return body.response
    const staffId = c.var.staff.id
    const added = await store.run(addView, { ...body.value, staffId, now: now().toISOString() })
    if (added === 'taken') return conflict('There is a view of this name. Choose another one.')
    if (added === 'full') return conflict(`There are ${maxViews} views, which is the most. Delete one first.`)
    return c.json(added, 201)
  })
  api.delete('/views/:id', async (c) => {
    const { id: staffId, role } = c.var.staff
    const isDeleted = await store.run(deleteView, {
      id: c.req.param('id'),
      staffId,
      isAdmin: role === 'admin',
      now: now().toISOString(),
    })
    return isDeleted ? c.body(null, 204) : notFound('view that you may delete')
  })
  api.get('/mail', async (c) => {
    const before = new Date(context.now().getTime() - mailTimeout).toISOString()
    const backlog = await store.read(readMailBacklog, { before })
    if (!backlog) return c.json<MailBacklog>(null)
    const { since, waiting, answer } = backlog
    return c.json<MailBacklog>({ since, waiting, why: explainAnswer(answer) })
  })
  return api
}
