import type { Drawn } from '#agency/media/is-media.ts'
import type { PipelinePage } from '#agency/schema/service-pages.ts'

const pitch = 44
const width = 480

/** The height of a socket in a column of this many, both columns being centred beside each other. */
const socket = (index: number, count: number, rows: number) => ((rows - count) / 2 + index + 0.5) * pitch

/** Draws a cord between two heights. */
function cord(start: number, end: number) {
  return `M0 ${start}C${width * 0.45} ${start} ${width * 0.55} ${end} ${width} ${end}`
}

/** The switchboard: every channel is plugged into the part of the record that it fills. */
export function Switchboard({ ways, fields, caption }: Drawn<NonNullable<PipelinePage['switchboard']>>) {
  const rows = Math.max(ways.length, fields.length)
  return (
    <figure data-living className="switchboard">
      <div className="flex items-center gap-3 sm:gap-4">
        <ul className="flex-none">
          {ways.map(({ name }) => (
            <li key={name} className="jack flex-row-reverse">
              {name}
            </li>
          ))}
        </ul>
        <div className="switchboard-cords">
          <svg viewBox={`0 0 ${width} ${rows * pitch}`} preserveAspectRatio="none" aria-hidden="true">
            {ways.flatMap(({ name, fills }, from) =>
              fills.map((to) => (
                <path
                  key={`${name} ${to}`}
                  d={cord(socket(from, ways.length, rows), socket(to, fields.length, rows))}
                  vectorEffect="non-scaling-stroke"
                />
              )),
            )}
          </svg>
        </div>
        <ul className="flex-none">
          {fields.map((field) => (
            <li key={field} className="jack">
              {field}
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="sr-only">{caption}</figcaption>
    </figure>
  )
}
