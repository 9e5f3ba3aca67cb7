import { availableParallelism, cpus, loadavg } from 'node:os'

/** Records the load of the machine; `describe` names the machine, and its load at both ends. */
export function noteMachine() {
  const before = loadavg()[0] ?? 0
  return {
    describe: (): string =>
      `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), load average ${before.toFixed(1)} at the start and ` +
      `${(loadavg()[0] ?? 0).toFixed(1)} at the end; Node ${process.versions.node}; ${new Date().toISOString().slice(0, 10)}`,
  }
}
