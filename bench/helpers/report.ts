/** What a benchmark found: one table. The runner prints each in the same format. */
export interface Report {
  /** How it was measured, in sentences. The runner adds the machine. */
  how: string
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
  /** Figures that fit into no column, a paragraph each. */
  notes?: readonly string[]
}

/** A number is shown with at most one decimal. */
export type Cell = string | number

/**
 * One benchmark.
 * @param scaled makes a count or a duration smaller for a trial; the result is whole, and at least 1
 * @throws {Error} if this machine cannot be measured
 */
export type Measure = (scaled: (full: number) => number) => Promise<Report>

/** The report in Markdown. */
export function toMarkdown({ how, head, rows, notes = [] }: Report, machine: string): string {
  const line = (cells: readonly Cell[]) => `| ${cells.map(show).join(' | ')} |`
  const table = [line(head), `|---|${'--:|'.repeat(head.length - 1)}`, ...rows.map(line)]
  return [`${how} Measured on ${machine}.`, table.join('\n'), ...notes].join('\n\n')
}

function show(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.toLocaleString('en', { maximumFractionDigits: 1 })
}

/** Two cells: a figure, and its upper or lower limit if it has one. A figure that could not be measured (NaN) misses its aim. */
export function aimed(
  measured: number,
  unit: string,
  { most, least }: { most?: number | undefined; least?: number | undefined } = {},
): [figure: string, aim: string] {
  const figure = `${show(measured)} ${unit}`.trim()
  if (most === undefined && least === undefined) return [figure, '']
  const isReached = measured <= (most ?? Infinity) && measured >= (least ?? -Infinity)
  const limit = most === undefined ? `≥ ${least}` : `≤ ${most}`
  return [figure, `${`${limit} ${unit}`.trim()}: ${isReached ? 'reached' : '**missed**'}`]
}

/** Median, 95th and 99th percentile and maximum, rounded to a tenth; NaN without values. */
export function percentiles(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
    return Math.round(value * 10) / 10
  }
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

/** The median, not rounded; NaN without values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
