type TrendProps = {
  /** One value a week, oldest first. */
  weeks: readonly number[]
  /** Index of the week in which the assistant started. */
  launch: number
}

const width = 640
const height = 200

/** One number over the weeks before and after the launch, drawn as a hill at night with a lamp. Decoration. */
export function Trend({ weeks, launch }: TrendProps) {
  const most = Math.max(...weeks) * 1.08
  const x = (index: number) => Math.round((index / (weeks.length - 1)) * width)
  const y = (value: number) => Math.round(height - (value / most) * height)
  const line = weeks.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('')
  const lamp = {
    cx: `${(100 * launch) / (weeks.length - 1)}%`,
    cy: `${100 - (100 * (weeks[launch] ?? 0)) / most}%`,
  }
  return (
    <svg data-living className="trend" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <path d={`${line}V${height}H0z`} className="trend-area" />
        <path d={line} className="trend-line" />
      </svg>
      <circle {...lamp} r="1.25rem" className="fill-lamp-wash" />
      <circle {...lamp} r="0.3125rem" className="fill-lamp" />
    </svg>
  )
}
