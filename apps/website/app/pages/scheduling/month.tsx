import type { SchedulingPage } from '#agency/schema/service-pages.ts'
import { Vignette } from '#app/vignettes/vignette.tsx'

const looks: Readonly<Record<string, string>> = {
  b: 'fill-raised',
  f: 'fill-brand',
  e: 'fill-transparent stroke-line-strong',
}

function Day({ hours }: { hours: string }) {
  return (
    <svg viewBox="0 0 64 40" className="w-full" aria-hidden="true">
      {Array.from(hours, (hour, index) => (
        <rect
          // An hour has no name of its own; its place is its identity.
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

/** Last month's calendar, and the gaps in it that would have been filled. */
export function Month({ caption, days, weeks }: SchedulingPage['month']) {
  return (
    <Vignette caption={caption}>
      <div className="grid grid-cols-5 gap-x-4 gap-y-4 p-5 sm:gap-x-6 sm:p-6">
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
