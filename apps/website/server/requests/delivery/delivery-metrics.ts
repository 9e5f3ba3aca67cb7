import { Counter, Gauge } from 'prom-client'
import type { Metrics } from '#server/runtime/metrics.ts'
import type { DeliverySummary } from './ledger.ts'

/** Adds the delivery ledger to the metrics. It is omitted while the store is unavailable. */
export function watchDeliveries(metrics: Metrics, summarise: () => Promise<DeliverySummary>): void {
  const nothing: DeliverySummary = { counts: [], channels: [] }
  let reading: Promise<DeliverySummary> | undefined
  /** Reads the ledger once for all gauges of a scrape. */
  function read(): Promise<DeliverySummary> {
    reading ??= summarise()
      .catch(() => nothing)
      .finally(() => (reading = undefined))
    return reading
  }
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    show: (summary: DeliverySummary, set: (labels: Record<Label, string>, value: number) => void) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [metrics],
      async collect() {
        const summary = await read()
        this.reset()
        show(summary, (labels, value) => this.set(labels, value))
      },
    })

  gauge(
    'frontdesk_deliveries',
    'Deliveries in the ledger, by channel and state',
    ['channel', 'state'],
    ({ counts }, set) => counts.forEach(({ channel, state, count }) => set({ channel, state }, count)),
  )
  gauge(
    'frontdesk_delivery_oldest_waiting_seconds',
    'Age of the oldest delivery that waits, by channel',
    ['channel'],
    ({ counts }, set) => {
      for (const { channel, state, oldest } of counts) {
        if (state === 'waiting') set({ channel }, Math.max(0, (Date.now() - Date.parse(oldest)) / 1000))
      }
    },
  )
  gauge(
    'frontdesk_delivery_channel_failures',
    'Failed attempts of a channel since the last one that succeeded',
    ['channel'],
    ({ channels }, set) => channels.forEach(({ name, failures }) => set({ channel: name }, failures)),
  )
}

/** Counts attempts to deliver. @returns called after each attempt */
export function countDeliveries(metrics: Metrics): (channel: string, outcome: string) => void {
  const attempts = new Counter({
    name: 'frontdesk_delivery_attempts_total',
    help: 'Attempts to deliver a request or a notice, by channel and outcome',
    labelNames: ['channel', 'outcome'],
    registers: [metrics],
  })
  return (channel, outcome) => attempts.inc({ channel, outcome })
}
