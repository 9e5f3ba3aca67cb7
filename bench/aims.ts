/** A figure, and the most that it should be. */
export interface Aim {
  what: string
  measured: number
  unit: string
  /** Absent: it is told, and nothing is aimed at. */
  most?: number | undefined
}

/** A table of figures beside their aims. */
export function aimsTable(aims: readonly Aim[]): string {
  return ['| what | measured | aim | |', '|---|--:|--:|---|', ...aims.map(row)].join('\n')
}

function row({ what, measured, unit, most }: Aim): string {
  const figure = `${Math.round(measured * 10) / 10} ${unit}`
  if (most === undefined) return `| ${what} | ${figure} | | |`
  // A figure that could not be measured is no figure that is small enough.
  return `| ${what} | ${figure} | ≤ ${most} ${unit} | ${measured <= most ? 'reached' : '**missed**'} |`
}
