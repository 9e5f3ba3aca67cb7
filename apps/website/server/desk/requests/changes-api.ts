import { type Context, Hono } from 'hono'
import { desk } from '#content/desk.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { createToken, hashToken } from '#server/desk/staff/guard/tokens.ts'
import { conflict, notFound, readBodyOf, unprocessable } from '../problems.ts'
import {
  addNoteSchema,
  type Changed,
  changeRequestsSchema,
  type NoteAdded,
  releaseRequestsSchema,
  type ReplyAnswer,
  type ReplyConflict,
  replySchema,
  undoSchema,
  type Undone,
} from '#contract/desk/changes.ts'
import type { Replayed, RequestSummary } from '#contract/desk/requests.ts'
import type { DeskContext } from '../desk-context.ts'
import { readColleagues } from '../colleagues.ts'
import { describeDelivery, describeReply } from './request-detail.ts'
import { setApart } from './contact-transactions.ts'
import { setWriting } from './request-writers.ts'
import { readSummaries, summarise } from './request-summary.ts'
import { changeRequests, mailDelay } from './change-requests.ts'
import { addRequestNote, deleteRequestNote, maxNotes } from './note-transactions.ts'
import { releaseRequests, replayRequestDelivery } from './deliver-requests.ts'
import { addRequestReply } from './reply-transactions.ts'
import { undoChanges } from './undo-changes.ts'

/** Staff's changes to requests: stage, owner, notes, replies, releases, replays; and their undo. */
export function createChangesApi(context: DeskContext): Hono<AppEnvironment> {
  const { store, channels, canSendMail, onEnqueued } = context
  const api = new Hono<AppEnvironment>()

  /** The actor and the time, with a token to undo the change. */
  function begin(c: Context<AppEnvironment>) {
    const at = context.now()
    const undoToken = createToken()
    return {
      undoToken,
      actor: { staffId: c.var.staff.id, now: at.toISOString(), tokenHash: hashToken(undoToken) },
      dueAt: new Date(at.getTime() + mailDelay).toISOString(),
      by: { id: c.var.staff.id, name: c.var.staff.name },
    }
  }
  async function currentOf(ids: readonly string[]): Promise<RequestSummary[]> {
    const now = context.now().getTime()
    const rows = await store.read(readSummaries, { ids })
    return rows.map((row) => summarise(row, context.responseTime, now))
  }
  const changedBy = async (
    named: readonly string[],
    changed: string[],
    undoToken: string,
  ): Promise<Changed> => ({
    changed,
    requests: await currentOf(named),
    undoToken: changed.length > 0 ? undoToken : null,
  })

  api.patch('/requests', async (c) => {
    const body = await readBodyOf(changeRequestsSchema, c.req.raw)
    if (!body.read) return body.response
    const { ownerId, reason } = body.value.change
    if (typeof reason === 'string' && !desk.lostReasons.includes(reason)) {
      return unprocessable({ 'change.reason': `The reasons are: ${desk.lostReasons.join('; ')}.` })
    }
    if (ownerId !== undefined && ownerId !== null) {
      const { colleagues } = await readColleagues(store)
      if (!colleagues.some(({ id }) => id === ownerId)) return notFound('colleague')
    }
    const { actor, undoToken } = begin(c)
    const { ids, change } = body.value
    const { snooze } = change
    const isOver = snooze && snooze.until <= actor.now
    if (isOver) return unprocessable({ 'change.snooze.until': 'Choose a time that is still to come.' })
    const changed = await store.run(changeRequests, { ids, change, ...actor })
    return c.json(await changedBy(body.value.ids, changed, undoToken))
  })

  api.post('/requests/release', async (c) => {
    const body = await readBodyOf(releaseRequestsSchema, c.req.raw)
    if (!body.read) return body.response
    const { actor, undoToken, dueAt } = begin(c)
    const changed = await store.run(releaseRequests, { ...body.value, channels, dueAt, ...actor })
    return c.json(await changedBy(body.value.ids, changed, undoToken))
  })

  api.post('/undo', async (c) => {
    const body = await readBodyOf(undoSchema, c.req.raw)
    if (!body.read) return body.response
    const undone = await store.run(undoChanges, {
      tokenHash: hashToken(body.value.token),
      staffId: c.var.staff.id,
      sendsMail: canSendMail,
      now: context.now().toISOString(),
    })
    if (!undone) return conflict('This can be undone once, within ten minutes, by the same person.')
    const ids = [...undone.undone, ...undone.skipped.map(({ id }) => id)]
    const answer: Undone = { ...undone, requests: await currentOf(ids) }
    return c.json(answer)
  })

  api.post('/requests/:id/notes', async (c) => {
    const body = await readBodyOf(addNoteSchema, c.req.raw)
    if (!body.read) return body.response
    const { actor, undoToken, by } = begin(c)
    const { text } = body.value
    const outcome = await store.run(addRequestNote, { requestId: c.req.param('id'), text, ...actor })
    if (outcome === 'gone') return notFound('request')
    if (outcome === 'full') return conflict(`A request holds ${maxNotes} notes at most. Delete one first.`)
    const added: NoteAdded = { note: { ...outcome, at: actor.now, by, text }, undoToken }
    return c.json(added, 201)
  })

  api.delete('/requests/:id/notes/:noteId', async (c) => {
    const { actor, undoToken } = begin(c)
    const { id: requestId, noteId } = c.req.param()
    const isDeleted = await store.run(deleteRequestNote, { requestId, noteId, ...actor })
    if (!isDeleted) return notFound('note')
    return c.json(await changedBy([requestId], [requestId], undoToken))
  })

  api.post('/requests/:id/reply', async (c) => {
    const body = await readBodyOf(replySchema, c.req.raw)
    if (!body.read) return body.response
    const { actor, undoToken, dueAt, by } = begin(c)
    const { subject, text, seen } = body.value
    const added = await store.run(addRequestReply, {
      requestId: c.req.param('id'),
      subject,
      text,
      seen,
      dueAt: canSendMail ? dueAt : null,
      ...actor,
    })
    if (added.outcome === 'overtaken') {
      const { nameColleague } = await readColleagues(store)
      const { byAddress } = added.newer
      const newer = describeReply(added.newer, (id) =>
        byAddress === undefined ? nameColleague(id) : { id, name: byAddress },
      )
      return conflict(`${newer.by.name} has answered since.`, { newer } satisfies ReplyConflict)
    }
    if (added.outcome !== 'added') {
      if (added.outcome === 'no-address') return conflict('The request has no e-mail address.')
      return added.outcome === 'held'
        ? conflict('Release the request before you answer it.')
        : notFound('request')
    }
    const { id, deliveryId, email } = added
    const reply = { id, at: actor.now, by, subject, text, deliveryId }
    const answer: ReplyAnswer =
      deliveryId === null
        ? { outcome: 'mailto', href: mailtoAddress(email, { subject, text }), reply, undoToken }
        : { outcome: 'queued', reply, undoToken }
    return c.json(answer, 201)
  })

  api.on(['PUT', 'DELETE'], '/requests/:id/apart', async (c) => {
    const { actor, undoToken } = begin(c)
    const requestId = c.req.param('id')
    const isChanged = await store.run(setApart, { requestId, isApart: c.req.method === 'PUT', ...actor })
    if (isChanged === null) return notFound('request')
    return c.json(await changedBy([requestId], isChanged ? [requestId] : [], undoToken))
  })

  api.on(['PUT', 'DELETE'], '/requests/:id/writing', async (c) => {
    const isKnown = await store.run(setWriting, {
      requestId: c.req.param('id'),
      staffId: c.var.staff.id,
      isWriting: c.req.method === 'PUT',
      now: context.now().toISOString(),
    })
    return isKnown ? c.body(null, 204) : notFound('request')
  })

  api.post('/requests/:id/deliveries/:deliveryId/replay', async (c) => {
    const { actor } = begin(c)
    const { id: requestId, deliveryId } = c.req.param()
    const outcome = await store.run(replayRequestDelivery, { requestId, deliveryId, ...actor })
    if (outcome === 'gone') return notFound('delivery')
    if (outcome === 'running') return conflict('An attempt is under way. Try again in a minute.')
    onEnqueued()
    const answer: Replayed = { delivery: describeDelivery(outcome) }
    return c.json(answer)
  })

  return api
}

/** Creates a `mailto:` address with a reply (RFC 6068: lines end with CRLF). */
function mailtoAddress(email: string, { subject, text }: { subject: string; text: string }): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@')
  const body = text.replaceAll(/\r?\n/g, '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
