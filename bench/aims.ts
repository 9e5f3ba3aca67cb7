/** A figure, and its upper or lower limit. */
export interface Aim {
  what: string
  measured: number
  unit: string
  /** Absent: the figure is reported without an aim. */
  most?: number | undefined
  least?: number | undefined
}

/** A table of figures beside their aims. */
export function aimsTable(aims: readonly Aim[]): string {
  return ['| what | measured | aim | |', '|---|--:|--:|---|', ...aims.map(row)].join('\n')
}

function row({ what, measured, unit, most, least }: Aim): string {
  const figure = `${Math.round(measured * 10) / 10} ${unit}`
  if (most === undefined && least === undefined) return `| ${what} | ${figure} | | |`
  // A figure that could not be measured (NaN) never reaches its aim.
  const isReached = measured <= (most ?? Infinity) && measured >= (least ?? -Infinity)
  const aim = most === undefined ? `≥ ${least}` : `≤ ${most}`
  return `| ${what} | ${figure} | ${aim} ${unit} | ${isReached ? 'reached' : '**missed**'} |`
}
