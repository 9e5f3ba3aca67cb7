import { Counter } from 'prom-client'
import type { Metrics } from '#server/runtime/metrics.ts'
import type { ReceiveOutcome } from '#contract/receive-outcome.ts'

/** Counts consultation requests by outcome. Probes are no requests. */
export function countConsultations(metrics: Metrics): (received: ReceiveOutcome) => void {
  const consultations = new Counter({
    name: 'frontdesk_consultation_submissions_total',
    help: 'Consultation requests by what became of them',
    labelNames: ['outcome'],
    registers: [metrics],
  })
  return (received) => {
    if (received.outcome === 'accepted' && received.isProbe) return
    const repeated = received.outcome === 'accepted' && received.repeated
    consultations.inc({ outcome: repeated ? 'repeated' : received.outcome })
  }
}
