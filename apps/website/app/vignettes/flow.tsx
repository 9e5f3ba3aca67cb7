import { Vignette } from './vignette.tsx'

type FlowProps = {
  caption: string
  steps: readonly { name: string; detail: string }[]
  /** Minutes of manual work a day, oldest first. */
  days: readonly number[]
  chart: { title: string; before: string; after: string }
  className?: string
}

const height = 96
const barWidth = 10
const gap = 6

/** A process as a chain of steps, above a chart of the remaining manual work. */
export function Flow({ caption, steps, days, chart, className = '' }: FlowProps) {
  const most = Math.max(...days)
  const width = days.length * (barWidth + gap) - gap
  return (
    <Vignette caption={caption} className={className}>
      <div className="grid gap-8 p-5 sm:p-7">
        <ol className="flow">
          {steps.map(({ name, detail }) => (
            <li key={name} className="flow-step vignette-enter">
              <span className="block text-small text-ink">{name}</span>
              <span className="block text-mini text-muted">{detail}</span>
            </li>
          ))}
        </ol>
        <div>
          <div className="flex justify-between gap-4 text-mini text-muted">
            <span>{chart.title}</span>
          </div>
          <svg
            viewBox={`0 0 ${width} ${height}`}
            className="flow-chart mt-3"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {days.map((minutes, index) => {
              const bar = Math.max(3, (minutes / most) * height)
              return (
                <rect
                  // Days have no id, so the position is the key.
                  key={`day ${index}`}
                  x={index * (barWidth + gap)}
                  y={height - bar}
                  width={barWidth}
                  height={bar}
                  className={minutes > most / 2 ? 'flow-bar-before' : 'flow-bar-after'}
                />
              )
            })}
          </svg>
          <div className="numerals mt-2 flex justify-between gap-4 text-mini">
            <span className="text-muted">{chart.before}</span>
            <span className="text-brand">{chart.after}</span>
          </div>
        </div>
      </div>
    </Vignette>
  )
}
