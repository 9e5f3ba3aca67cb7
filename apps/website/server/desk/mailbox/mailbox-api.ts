import { Hono } from 'hono'
import type { MailboxTrouble } from '#contract/desk/mails.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import type { DeskContext } from '../desk-context.ts'
import { explainAnswer } from '#server/requests/delivery/channels/mail/explain-answer.ts'
import { notFound } from '../problems.ts'
import { readAttachment } from './describe-mails.ts'
import { readMailboxHealth } from './mailbox-health.ts'

/** Milliseconds that a mailbox may fail before anybody hears of it: mail servers restart, too. */
const mailboxTimeout = 60_000

/** `GET /mailbox`: whether it can be read; `GET /requests/:id/attachments/:attachmentId`: a file of a mail. */
export function createMailboxApi({ store, mailbox, now }: DeskContext): Hono<AppEnvironment> {
  const api = new Hono<AppEnvironment>()

  api.get('/mailbox', async (c) => {
    const health = mailbox === null ? null : await store.read(readMailboxHealth, { name: mailbox })
    const since = health?.failingSince ?? null
    const isLong = since !== null && now().getTime() - Date.parse(since) >= mailboxTimeout
    return c.json(
      (isLong ? { since, why: explainAnswer(health?.answer ?? null) } : null) satisfies MailboxTrouble,
    )
  })

  api.get('/requests/:id/attachments/:attachmentId', async (c) => {
    const { id: requestId, attachmentId: id } = c.req.param()
    const file = await store.read(readAttachment, { requestId, id })
    if (!file) return notFound('attachment')
    // A stranger sent it: browsers must store it, and neither guess its type nor run it.
    return c.body(Buffer.from(file.content, 'base64'), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': dispositionOf(file.name),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    })
  })

  return api
}

/** RFC 6266: a plain name for old programs, and the whole one. */
function dispositionOf(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_')
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
