import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { readBody } from '#server/runtime/http/read-body.ts'
import { importRequestsFrom } from '#server/requests/import/import-requests.ts'
import { requireAdmin } from '#server/desk/staff/guard/require-staff.ts'
import { conflict } from './problems.ts'
import { importLimit } from '#contract/desk/import.ts'
import type { DeskContext } from './desk-context.ts'

/** Bytes that are read at once: other requests are answered in between. */
const pieceSize = 64 * 1024

/** `POST /import`: takes the requests of an earlier backend, for admins; the same as `npm run requests -- import`. */
export function createImportApi(context: DeskContext): Hono<AppEnvironment> {
  const { store, erasures, requestRetentionDays } = context
  const api = new Hono<AppEnvironment>()
  /** So that no more than one file is in memory. */
  let isBusy = false

  api.post('/import', requireAdmin, async (c) => {
    if (!/^text\/csv\b/i.test(c.req.header('Content-Type') ?? '')) {
      return problemResponse({
        status: 415,
        title: 'Unsupported media type',
        detail: 'Send the file as text/csv in UTF-8.',
      })
    }
    if (isBusy) return conflict('Another file is being imported. Try again in a minute.')
    isBusy = true
    try {
      const body = await readBody(c.req.raw, importLimit)
      if (body.outcome !== 'read') return body.outcome === 'too-large' ? tooLarge() : brokenOff()
      const imported = await importRequestsFrom(piecesOf(body.bytes), {
        store,
        erasures,
        retentionDays: requestRetentionDays,
        staffId: c.var.staff.id,
        isRehearsal: c.req.query('rehearse') !== undefined,
        now: context.now(),
      })
      return imported.outcome === 'read' ? c.json(imported.report) : unreadable(imported.problem)
    } finally {
      isBusy = false
    }
  })
  return api
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize)
}

const tooLarge = (): Response =>
  problemResponse({
    status: 413,
    title: 'Content too large',
    detail: `The file may have at most ${importLimit / 1024 / 1024} MB. "npm run requests -- import" takes any size.`,
  })

const brokenOff = (): Response =>
  problemResponse({
    status: 400,
    title: 'Bad request',
    detail: 'The file ended before all of it was sent. Send it again.',
  })

const unreadable = (problem: string): Response =>
  problemResponse({
    status: 422,
    title: 'The file cannot be read',
    detail: problem,
    errors: { file: problem },
  })
