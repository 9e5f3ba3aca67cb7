/** A figure, and the most or the least that it should be. */
export interface Aim {
  what: string
  measured: number
  unit: string
  /** Absent: it is told, and nothing is aimed at. */
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
  // A figure that could not be measured is no figure that is small enough.
  const isReached = measured <= (most ?? Infinity) && measured >= (least ?? -Infinity)
  const aim = most === undefined ? `≥ ${least}` : `≤ ${most}`
  return `| ${what} | ${figure} | ${aim} ${unit} | ${isReached ? 'reached' : '**missed**'} |`
}
