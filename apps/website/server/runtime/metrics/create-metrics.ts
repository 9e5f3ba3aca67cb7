import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { ModelOutcome } from '@frontdesk/voice-platform'
import type { ReceiveOutcome } from '#server/requests/receive/receive-consultation.ts'
import type { DeliverySummary } from '#server/requests/delivery/summarise-deliveries.ts'
import type { Visit } from '#server/site/visits/visit.ts'
import { watchDeliveries } from './watch-deliveries.ts'

export type Metrics = {
  countRequest(request: { kind: RequestKind; status: number; seconds: number }): void
  countConsultation(outcome: ReceiveOutcome): void
  /** @param code of the StoreUnavailableError */
  countStoreFailure(code: string): void
  /** @param outcome of one attempt */
  countDelivery(channel: string, outcome: string): void
  /** @param outcome of one turn of the language model */
  countModelAnswer(outcome: ModelOutcome): void
  /** Adds the delivery ledger to the metrics. @param summarise called on each scrape */
  watchDeliveries(summarise: () => Promise<DeliverySummary>): void
  observeVisit(visit: Visit): void
  /** Writes all metrics in Prometheus' text format. */
  write(): Promise<{ type: string; text: string }>
}

/** A coarse kind of request: a label per path would grow without bound. */
export type RequestKind = 'api' | 'voice' | 'operation' | 'file' | 'page'

/** Counts what the server does and the resources it uses. Each server has its own registry. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'frontdesk_http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const consultations = new Counter({
    name: 'frontdesk_consultation_submissions_total',
    help: 'Consultation requests by what became of them',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const storeFailures = new Counter({
    name: 'frontdesk_store_failures_total',
    help: 'Transactions that the store could not carry out, by the reason',
    labelNames: ['code'],
    registers: [registry],
  })
  const deliveryAttempts = new Counter({
    name: 'frontdesk_delivery_attempts_total',
    help: 'Attempts to deliver a request or a notice, by channel and outcome',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  })
  const modelAnswers = new Counter({
    name: 'frontdesk_voice_model_answers_total',
    help: 'Turns of calls that went to the language model, by what became of them',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const ofVisits = (name: string, help: string, buckets: number[]) =>
    new Histogram({
      name: `frontdesk_visit_${name}`,
      help: `${help}, as visitors' browsers measured it`,
      labelNames: ['page'],
      buckets,
      registers: [registry],
    })
  const lcp = ofVisits('largest_paint_seconds', 'Largest contentful paint', [0.5, 0.9, 1.2, 1.8, 2.5, 4, 8])
  const inp = ofVisits('interaction_seconds', 'Interaction to next paint', [0.05, 0.1, 0.2, 0.3, 0.5, 1])
  const ttfb = ofVisits('first_byte_seconds', 'Time to first byte', [0.05, 0.1, 0.2, 0.4, 0.8, 1.8, 4])
  const cls = ofVisits('layout_shift', 'Cumulative layout shift', [0.001, 0.01, 0.05, 0.1, 0.25, 0.5])
  const clientErrors = new Counter({
    name: 'frontdesk_client_errors_total',
    help: "Errors of the pages in visitors' browsers",
    labelNames: ['page'],
    registers: [registry],
  })

  return {
    countRequest: ({ kind, status, seconds }) => requests.observe({ kind, status }, seconds),
    countConsultation: (received) => {
      const repeated = received.outcome === 'accepted' && received.repeated
      consultations.inc({ outcome: repeated ? 'repeated' : received.outcome })
    },
    countStoreFailure: (code) => storeFailures.inc({ code }),
    countDelivery: (channel, outcome) => deliveryAttempts.inc({ channel, outcome }),
    countModelAnswer: (outcome) => modelAnswers.inc({ outcome }),
    watchDeliveries: (summarise) => watchDeliveries(registry, summarise),
    observeVisit: ({ path: page, errors, ...measured }) => {
      if (measured.lcp !== undefined) lcp.observe({ page }, measured.lcp / 1000)
      if (measured.inp !== undefined) inp.observe({ page }, measured.inp / 1000)
      if (measured.ttfb !== undefined) ttfb.observe({ page }, measured.ttfb / 1000)
      if (measured.cls !== undefined) cls.observe({ page }, measured.cls)
      clientErrors.inc({ page }, errors.length)
    },
    write: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}
