import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'

/** Records the load of the machine; `describe` names the machine, its load at both ends, and the share of processor time that its host kept. */
export function noteMachine() {
  const load = loadavg()[0] ?? 0
  const times = readProcessorTimes()
  return {
    describe: (): string =>
      `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), load average ${load.toFixed(1)} at the start and ` +
      `${(loadavg()[0] ?? 0).toFixed(1)} at the end${describeSteal(times, readProcessorTimes())}; ` +
      `Node ${process.versions.node}; ${new Date().toISOString().slice(0, 10)}`,
  }
}

type ProcessorTimes = { total: number; stolen: number } | undefined

/** Clock ticks of all cores since the start of the machine, from Linux's `/proc/stat` (proc(5)). */
function readProcessorTimes(): ProcessorTimes {
  try {
    // user nice system idle iowait irq softirq steal; guest times are part of the first two.
    const ticks =
      readFileSync('/proc/stat', 'utf8').split('\n')[0]?.trim().split(/\s+/).slice(1, 9).map(Number) ?? []
    return { total: ticks.reduce((sum, each) => sum + each, 0), stolen: ticks[7] ?? 0 }
  } catch {
    return undefined
  }
}

/** A host that runs other machines too gives the processor to them: figures with more than a few percent are worth little. */
function describeSteal(before: ProcessorTimes, after: ProcessorTimes): string {
  if (before === undefined || after === undefined || after.total === before.total) return ''
  const share = (after.stolen - before.stolen) / (after.total - before.total)
  return `, ${(100 * share).toFixed(0)} % of the processor time taken by the host`
}
