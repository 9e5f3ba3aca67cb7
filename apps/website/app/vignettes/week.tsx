import type { ReactNode } from 'react'
import { Vignette } from './vignette.tsx'

type Slot = { day: number; hour: number; length: number; label: string; filled: boolean }

type WeekProps = {
  caption: string
  /** Added to the caption where the screen has room for three days only. */
  narrowCaption?: string | undefined
  days: readonly string[]
  hours: readonly string[]
  slots: readonly Slot[]
  className?: string
  /** Shown beside the week, in the same frame. */
  children?: ReactNode
}

/* Whole class names, because Tailwind finds them in the source. */
const columns = ['col-start-2', 'col-start-3', 'col-start-4', 'col-start-5', 'col-start-6']
const rows = [
  'row-start-2',
  'row-start-3',
  'row-start-4',
  'row-start-5',
  'row-start-6',
  'row-start-7',
  'row-start-8',
  'row-start-9',
]
const spans = ['', ' row-span-2', ' row-span-3']

/** A calendar week whose gaps were filled overnight. */
export function Week({ caption, narrowCaption, days, hours, slots, className = '', children }: WeekProps) {
  const words = narrowCaption && days.length > 3 && <span className="sm:hidden">{` ${narrowCaption}`}</span>
  return (
    <Vignette
      caption={
        <>
          {caption}
          {words}
        </>
      }
      className={className}
    >
      <div className={children ? 'lg:grid lg:grid-cols-3' : 'grid'}>
        <div className="week lg:col-span-2" data-days={days.length}>
          {days.map((day, index) => (
            <span key={day} className={`week-day row-start-1 ${columns[index]}`}>
              {day}
            </span>
          ))}
          {hours.map((hour, index) => (
            <span key={hour} className={`week-hour col-start-1 ${rows[index]}`}>
              {hour}
            </span>
          ))}
          {hours.map((hour, index) => (
            <span key={hour} className={`week-line ${rows[index]}`} />
          ))}
          {slots.map(({ day, hour, length, label, filled }) => (
            <span
              key={`${day} ${hour}`}
              className={`week-slot${filled ? ' week-slot-filled vignette-enter' : ''} ${columns[day]} ${rows[hour]}${spans[length - 1] ?? ''}`}
            >
              {label}
            </span>
          ))}
        </div>
        {children}
      </div>
    </Vignette>
  )
}
