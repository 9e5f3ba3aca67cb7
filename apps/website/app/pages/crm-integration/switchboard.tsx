import { crmIntegration } from '#content/pages/crm-integration.ts'

const pitch = 44
const width = 480

/** Which field each way in is plugged into: `[from, to]`, both counted from the top. */
const cords = [
  [0, 1],
  [1, 4],
  [2, 0],
  [3, 2],
  [3, 3],
] as const

const height = (jacks: number) => pitch / 2 + jacks * pitch

function cord([from, to]: (typeof cords)[number], ways: number, fields: number) {
  const offset = ((fields - ways) * pitch) / 2
  const start = offset + pitch / 2 + from * pitch
  const end = pitch / 2 + to * pitch
  return `M0 ${start}C${width * 0.45} ${start} ${width * 0.55} ${end} ${width} ${end}`
}

/** The switchboard: every way in is plugged into the part of the record that it fills. */
export function Switchboard() {
  const { ways, fields, caption } = crmIntegration.switchboard
  return (
    <figure data-living className="switchboard">
      <div className="flex items-center gap-3 sm:gap-4">
        <ul className="flex-none">
          {ways.map((way) => (
            <li key={way} className="jack flex-row-reverse">
              {way}
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
          {cords.map((each) => (
            <path
              key={each.join(' ')}
              d={cord(each, ways.length, fields.length)}
              vectorEffect="non-scaling-stroke"
            />
          ))}
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
