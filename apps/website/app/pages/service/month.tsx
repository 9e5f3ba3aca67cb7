import type { Drawn } from '#agency/media/is-media.ts'
import type { WeekPage } from '#agency/schema/service-pages.ts'
import { Vignette } from '#app/vignettes/vignette.tsx'

const looks: Readonly<Record<string, string>> = {
  b: 'fill-raised',
  f: 'fill-brand',
  e: 'fill-transparent stroke-line-strong',
}

/* Whole class names, because Tailwind finds them in the source. */
const columns = [
  'grid-cols-1',
  'grid-cols-2',
  'grid-cols-3',
  'grid-cols-4',
  'grid-cols-5',
  'grid-cols-6',
  'grid-cols-7',
]

function Day({ hours }: { hours: string }) {
  return (
    <svg viewBox={`0 0 64 ${Math.ceil(hours.length / 4) * 20}`} className="w-full" aria-hidden="true">
      {Array.from(hours, (hour, index) => (
        <rect
          // Hours have no id, so the position is the key.
          key={`hour ${index}`}
          x={(index % 4) * 16 + 1}
          y={Math.floor(index / 4) * 20 + 1}
          width="14"
          height="18"
          rx="3"
          className={looks[hour]}
        />
      ))}
    </svg>
  )
}

/** Last month's calendar, with the gaps that would have been filled. */
export function Month({ caption, days, weeks }: Drawn<NonNullable<WeekPage['month']>>) {
  return (
    <Vignette caption={caption}>
      <div className={`grid gap-x-4 gap-y-4 p-5 sm:gap-x-6 sm:p-6 ${columns[days.length - 1]}`}>
        {days.map((day) => (
          <span key={day} className="font-mono text-mini text-muted">
            {day}
          </span>
        ))}
        {weeks.flat().map((hours, index) => (
          <Day key={`day ${index}`} hours={hours} />
        ))}
      </div>
    </Vignette>
  )
}
