import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { SubmissionOutcome } from '#server/consultations/submit-consultation.ts'

export type Metrics = {
  countRequest(request: { kind: RequestKind; status: number; seconds: number }): void
  countSubmission(outcome: SubmissionOutcome): void
  /** Everything measured so far in Prometheus' text format. */
  write(): Promise<{ type: string; text: string }>
}

/** What was asked for, in few words: a label with a value for each path would grow without end. */
export type RequestKind = 'api' | 'voice' | 'operation' | 'file' | 'page'

/** Counts what the server does, and what it needs for that. Each server has its own registry. */
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
  const submissions = new Counter({
    name: 'frontdesk_consultation_submissions_total',
    help: 'Consultation requests by what became of them',
    labelNames: ['outcome'],
    registers: [registry],
  })

  return {
    countRequest: ({ kind, status, seconds }) => requests.observe({ kind, status }, seconds),
    countSubmission: (submission) => {
      const repeated = submission.outcome === 'accepted' && submission.repeated
      submissions.inc({ outcome: repeated ? 'repeated' : submission.outcome })
    },
    write: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}
