import { collectDefaultMetrics, Registry } from 'prom-client'

/** The metrics of one server. A room declares its own counters in it. */
export type Metrics = Registry

/** Creates the metrics of a server, with those of its process. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}
