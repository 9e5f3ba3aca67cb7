import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { createMinuteLimit } from '#server/runtime/http/minute-limit.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { readJson } from '#server/runtime/http/read-json.ts'
import type { Log } from '#server/runtime/log/create-log.ts'
import type { Metrics } from '#server/runtime/metrics/create-metrics.ts'
import { measureVisits } from './measure-visits.ts'
import { readVisit, visitLimit } from './visit.ts'

/** A fast reader opens ten pages a minute, and no agency has a thousand page views a minute. */
const most = { ofOne: 30, ofAll: 1_000 }

/**
 * `POST /api/visits`: measurements of a visit become histograms, and its errors become log lines. The visitor is
 * neither asked for nor stored.
 * @param options.isScript whether the build has a script of this name: errors name places in our own files only
 */
export function createVisitsApi(options: {
  metrics: Metrics
  log: Log
  isScript: (name: string) => boolean
}): Hono<AppEnvironment> {
  const { metrics, log, isScript } = options
  const reports = createMinuteLimit(most)
  const measure = measureVisits(metrics)

  return new Hono<AppEnvironment>().post('/', async (c) => {
    if (!reports.take(c.var.visitor.client)) {
      return problemResponse(
        { status: 429, title: 'Too many reports', detail: 'Send the next one in a minute.' },
        { 'Retry-After': '60' },
      )
    }
    const body = await readJson(c.req.raw, visitLimit)
    if (!body.read) return body.response
    const visit = readVisit(body.value)
    if (!visit) {
      return problemResponse({ status: 422, title: 'Not a report', detail: 'Send what a page measures.' })
    }
    measure(visit)
    for (const { name, at } of visit.errors) {
      const places = at.filter((place) => isScript(place.split(':', 1)[0] ?? ''))
      log.warn('a page failed in a browser', { page: visit.path, name, at: places })
    }
    return c.body(null, 204)
  })
}
