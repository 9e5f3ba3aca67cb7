import { required } from '#agency/required.ts'
import { servicesPage } from '#content/pages/services.ts'

const words = (of: 'masked' | 'stages') =>
  required(servicesPage.additional?.[of], `servicesPage.additional.${of}`)

/** A message as the model receives it: personal names are masked. */
export function Masked() {
  return (
    <div className="grid gap-1.5 text-small" aria-hidden="true">
      {words('masked').map((line) => (
        <p key={line}>
          {line.split('|').map((part, index) => (
            <span key={part} className={index % 2 === 1 ? 'masked' : ''}>
              {index % 2 === 1 ? '\u00A0'.repeat(part.length * 2) : part}
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}

/* Scores of answers through a night, in per cent. A person reads the one below the line. */
const scores = [
  92, 95, 90, 96, 94, 88, 93, 97, 91, 95, 94, 38, 92, 96, 93, 90, 95, 97, 94, 92, 96, 91, 95, 94,
]
const lowest = 60

/** A night of scored answers. */
export function Watched() {
  return (
    <svg viewBox="0 0 240 72" preserveAspectRatio="none" className="h-20 w-full" aria-hidden="true">
      {scores.map((score, index) => (
        <rect
          // Answers have no id, so the position is the key.
          key={`answer ${index}`}
          x={index * 10}
          y={72 - score * 0.7}
          width="6"
          height={score * 0.7}
          className={score < lowest ? 'fill-alarm' : 'fill-brand-dim'}
        />
      ))}
      <path d="M0 28.8H240" className="stroke-ground" strokeWidth="1" strokeDasharray="4 3" />
    </svg>
  )
}

/* The working hours of each stage, from midnight. */
const stages = [
  (hour: number) => hour < 8 || hour >= 18,
  (hour: number) => hour < 8 || hour >= 18 || hour === 12 || hour === 13,
  () => true,
]

/** The assistant takes the night first, then noon, then the day. */
export function Growing() {
  return (
    <div className="grid gap-2.5" aria-hidden="true">
      {words('stages').map((name, stage) => (
        <p key={name} className="grid grid-cols-3 items-center gap-3 text-mini text-muted">
          {name}
          <svg viewBox="0 0 240 12" preserveAspectRatio="none" className="col-span-2 h-4 w-full">
            {Array.from({ length: 24 }, (_, hour) => (
              <rect
                key={`hour ${hour}`}
                x={hour * 10}
                width="8"
                height="12"
                className={stages[stage]?.(hour) ? 'fill-brand' : 'fill-raised'}
              />
            ))}
          </svg>
        </p>
      ))}
    </div>
  )
}
