import type { PipelinePage } from '#agency/schema/service-pages.ts'

const pitch = 44
const width = 480

const height = (jacks: number) => pitch / 2 + jacks * pitch

/** Draws a cord from a channel to a field, both counted from the top. */
function cord(from: number, to: number, ways: number, fields: number) {
  const offset = ((fields - ways) * pitch) / 2
  const start = offset + pitch / 2 + from * pitch
  const end = pitch / 2 + to * pitch
  return `M0 ${start}C${width * 0.45} ${start} ${width * 0.55} ${end} ${width} ${end}`
}

/** The switchboard: every channel is plugged into the part of the record that it fills. */
export function Switchboard({ ways, fields, caption }: PipelinePage['switchboard']) {
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
        <svg
          viewBox={`0 0 ${width} ${height(fields.length) - pitch / 2}`}
          preserveAspectRatio="none"
          className="switchboard-cords"
          fill="none"
          aria-hidden="true"
        >
          {ways.flatMap(({ name, fills }, from) =>
            fills.map((to) => (
              <path
                key={`${name} ${to}`}
                d={cord(from, to, ways.length, fields.length)}
                vectorEffect="non-scaling-stroke"
              />
            )),
          )}
        </svg>
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
