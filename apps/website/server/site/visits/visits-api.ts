import { Hono } from 'hono'
import { Counter, Histogram } from 'prom-client'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { createMinuteLimit } from '#server/runtime/http/minute-limit.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { readJson } from '#server/runtime/http/read-body.ts'
import type { Log } from '#server/runtime/log.ts'
import type { Metrics } from '#server/runtime/metrics.ts'
import { readVisit, visitLimit, type Visit } from './visit.ts'

/** A fast reader opens ten pages a minute, and no agency has a thousand page views a minute. */
const most = { ofOne: 30, ofAll: 1_000 }

/**
 * `POST /api/visits`: measurements of a visit become histograms, and its errors become log lines. The visitor is
 * neither asked for nor stored.
 * @param options.isScript whether the build has a script of this name: errors name stack frames in our own files only
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
      const frames = at.filter((frame) => isScript(frame.split(':', 1)[0] ?? ''))
      log.warn('a page failed in a browser', { page: visit.path, name, at: frames })
    }
    return c.body(null, 204)
  })
}

/** Adds what visitors' browsers measure to the metrics. */
function measureVisits(metrics: Metrics): (visit: Visit) => void {
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({
      name: `frontdesk_visit_${name}`,
      help: `${help}, as visitors' browsers measured it`,
      labelNames: ['page'],
      buckets,
      registers: [metrics],
    })
  const lcp = histogram('largest_paint_seconds', 'Largest contentful paint', [0.5, 0.9, 1.2, 1.8, 2.5, 4, 8])
  const inp = histogram('interaction_seconds', 'Interaction to next paint', [0.05, 0.1, 0.2, 0.3, 0.5, 1])
  const ttfb = histogram('first_byte_seconds', 'Time to first byte', [0.05, 0.1, 0.2, 0.4, 0.8, 1.8, 4])
  const cls = histogram('layout_shift', 'Cumulative layout shift', [0.001, 0.01, 0.05, 0.1, 0.25, 0.5])
  const clientErrors = new Counter({
    name: 'frontdesk_client_errors_total',
    help: "Errors of the pages in visitors' browsers",
    labelNames: ['page'],
    registers: [metrics],
  })
  return ({ path: page, errors, ...measured }) => {
    if (measured.lcp !== undefined) lcp.observe({ page }, measured.lcp / 1000)
    if (measured.inp !== undefined) inp.observe({ page }, measured.inp / 1000)
    if (measured.ttfb !== undefined) ttfb.observe({ page }, measured.ttfb / 1000)
    if (measured.cls !== undefined) cls.observe({ page }, measured.cls)
    clientErrors.inc({ page }, errors.length)
  }
}
