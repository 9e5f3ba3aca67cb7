import { useState } from 'react'
import type { FreeTimes } from '#contract/desk/appointments.ts'
import { LoadView, useLoaded } from '../parts/load-view.tsx'
import { zoneNote } from '../parts/time.tsx'
import { useNow } from '../parts/use-now.ts'
import { clockOf, dayOf, nameDay } from './calendar-days.ts'
import { texts } from '../words/texts.ts'

type FreeTimeListProps = {
  kind: string
  /** The zone of its hours. */
  zone: string
  /** An appointment that would move, whose own time counts as free. */
  except?: string
  /** The time that it has. */
  current?: string
  onChoose: (startsAt: string) => void
}

/** How many days are shown at first, and with each press more. */
const fewDays = 5

/** The free times of a kind, day by day: the same that visitors get. */
export function FreeTimeList({ kind, zone, except, current, onChoose }: FreeTimeListProps) {
  const { loaded, reload } = useLoaded<FreeTimes>(
    `/appointments/times?kind=${kind}${except === undefined ? '' : `&except=${except}`}`,
  )
  const [shown, setShown] = useState(fewDays)
  const today = dayOf(useNow())
  return (
    <LoadView loaded={loaded} what="freeTimes" onRetry={reload}>
      {({ times }) => {
        const days = [
          ...Map.groupBy(
            times.filter((time) => time !== current),
            dayOf,
          ),
        ]
        if (days.length === 0) return <p>{texts.appointments.free.none}</p>
        return (
          <div className="stack">
            {zoneNote(zone) !== '' && <p className="muted">{texts.appointments.free.yourClock}</p>}
            {days.slice(0, shown).map(([day, free]) => (
              <section key={day} className="free-day" aria-label={nameDay(day, today)}>
                <h3>{nameDay(day, today)}</h3>
                <ul className="free-times">
                  {free.map((time) => (
                    <li key={time}>
                      <button type="button" className="button numerals" onClick={() => onChoose(time)}>
                        {clockOf(time)}
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {days.length > shown && (
              <button type="button" className="button button-quiet" onClick={() => setShown(shown + fewDays)}>
                {texts.appointments.free.later}
              </button>
            )}
          </div>
        )
      }}
    </LoadView>
  )
}
