type TrendProps = {
  /** One value a week, oldest first. */
  weeks: readonly number[]
  /** Index of the week in which the assistant started. */
  launch: number
  launchLabel: string
  label: string
}

const width = 640
const height = 200

/** One number over the weeks before and after the launch. */
export function Trend({ weeks, launch, launchLabel, label }: TrendProps) {
  const most = Math.max(...weeks) * 1.08
  const x = (index: number) => Math.round((index / (weeks.length - 1)) * width)
  const y = (value: number) => Math.round(height - (value / most) * height)
  const line = weeks.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('')
  return (
    <figure data-living className="trend">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="trend-chart"
        aria-hidden="true"
      >
        <path d={`M0 ${height}H${width}M0 ${height / 2}H${width}M0 0H${width}`} className="trend-grid" />
        <path d={`${line}V${height}H0z`} className="trend-area" />
        <path d={`M${x(launch)} 0V${height}`} className="trend-launch" />
        <path d={line} className="trend-line" />
      </svg>
      <figcaption className="mt-3 flex justify-between gap-4 text-mini text-muted">
        <span>{label}</span>
        <span className="numerals text-right">{launchLabel}</span>
      </figcaption>
    </figure>
  )
}
