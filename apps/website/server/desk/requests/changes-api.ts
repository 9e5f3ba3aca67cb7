import { type Context, Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { createToken, hashToken } from '#server/desk/staff/token.ts'
import { conflict, notFound } from '../problems.ts'
import { readBodyOf } from '../read-input.ts'
import {
  addNoteSchema,
  type Changed,
  changeRequestsSchema,
  type NoteAdded,
  releaseRequestsSchema,
  type Replayed,
  type ReplyAnswer,
  replySchema,
  undoSchema,
} from '#contract/desk/requests.ts'
import type { DeskDependencies } from '../desk-dependencies.ts'
import { readColleagues } from '../workspace/read-colleagues.ts'
import { describeDelivery } from './describe-request-record.ts'
import { mailtoAddress } from './mailto-address.ts'
import { changeRequests } from './change-requests.ts'
import { addRequestNote, deleteRequestNote } from './note-transactions.ts'
import { releaseRequests } from './release-requests.ts'
import { replayRequestDelivery } from './replay-request-delivery.ts'
import { addRequestReply } from './reply-transactions.ts'
import { undoChanges } from './undo-changes.ts'

/** Milliseconds that a mail waits, so that it can be undone. */
const mailDelay = 10_000

/** Staff's changes to requests: state, owner, notes, replies, releases, replays; and their undo. */
export function createChangesApi(dependencies: DeskDependencies): Hono<AppEnvironment> {
  const { store, channels, canSendMail, onEnqueued } = dependencies
  const api = new Hono<AppEnvironment>()

  /** The actor and the time, with a token to undo the change. */
  function begin(c: Context<AppEnvironment>) {
    const at = dependencies.now()
    const undoToken = createToken()
    return {
      undoToken,
      actor: { staffId: c.var.staff.id, now: at.toISOString(), tokenHash: hashToken(undoToken) },
      dueAt: new Date(at.getTime() + mailDelay).toISOString(),
      by: { id: c.var.staff.id, name: c.var.staff.name },
    }
  }
  const changedBy = (changed: string[], undoToken: string): Changed => ({
    changed,
    undoToken: changed.length > 0 ? undoToken : null,
  })

  api.patch('/requests', async (c) => {
    const body = await readBodyOf(changeRequestsSchema, c.req.raw)
    if (!body.read) return body.response
    const { ownerId } = body.value.change
    if (ownerId !== undefined && ownerId !== null) {
      const { colleagues } = await readColleagues(store)
      if (!colleagues.some(({ id }) => id === ownerId)) return notFound('colleague')
    }
    const { actor, undoToken } = begin(c)
    const changed = await store.run(changeRequests, { ...body.value, ...actor })
    return c.json(changedBy(changed, undoToken))
  })

  api.post('/requests/release', async (c) => {
    const body = await readBodyOf(releaseRequestsSchema, c.req.raw)
    if (!body.read) return body.response
    const { actor, undoToken, dueAt } = begin(c)
    const changed = await store.run(releaseRequests, { ...body.value, channels, dueAt, ...actor })
    return c.json(changedBy(changed, undoToken))
  })

  api.post('/undo', async (c) => {
    const body = await readBodyOf(undoSchema, c.req.raw)
    if (!body.read) return body.response
    const undone = await store.run(undoChanges, {
      tokenHash: hashToken(body.value.token),
      staffId: c.var.staff.id,
      now: dependencies.now().toISOString(),
    })
    return undone
      ? c.json(undone)
      : conflict('This can be undone once, within ten minutes, by the same person.')
  })

  api.post('/requests/:id/notes', async (c) => {
    const body = await readBodyOf(addNoteSchema, c.req.raw)
    if (!body.read) return body.response
    const { actor, undoToken, by } = begin(c)
    const { text } = body.value
    const id = await store.run(addRequestNote, { requestId: c.req.param('id'), text, ...actor })
    if (id === null) return notFound('request')
    const added: NoteAdded = { note: { id, at: actor.now, by, text }, undoToken }
    return c.json(added, 201)
  })

  api.delete('/requests/:id/notes/:noteId', async (c) => {
    const { actor, undoToken } = begin(c)
    const { id: requestId, noteId } = c.req.param()
    const isDeleted = await store.run(deleteRequestNote, { requestId, noteId, ...actor })
    return isDeleted ? c.json(changedBy([requestId], undoToken)) : notFound('note')
  })

  api.post('/requests/:id/reply', async (c) => {
    const body = await readBodyOf(replySchema, c.req.raw)
    if (!body.read) return body.response
    const { actor, undoToken, dueAt, by } = begin(c)
    const { subject, text } = body.value
    const added = await store.run(addRequestReply, {
      requestId: c.req.param('id'),
      subject,
      text,
      dueAt: canSendMail ? dueAt : null,
      ...actor,
    })
    if (added.outcome !== 'added') {
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
