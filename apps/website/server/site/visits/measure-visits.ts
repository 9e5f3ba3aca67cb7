import { Counter, Histogram } from 'prom-client'
import type { Metrics } from '#server/runtime/metrics/create-metrics.ts'
import type { Visit } from './visit.ts'

/** Adds what visitors' browsers measure to the metrics. */
export function measureVisits(metrics: Metrics): (visit: Visit) => void {
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
