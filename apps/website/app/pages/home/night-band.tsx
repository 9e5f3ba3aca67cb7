import { required } from '#agency/required.ts'
import { home } from '#content/pages/home.ts'
import { Vignette } from '#app/vignettes/vignette.tsx'

/* Positions of five events on the band, in the order of the content; fewer are spread evenly. Whole class names, for
   the style sheet. */
const positions = ['night-1', 'night-2', 'night-3', 'night-4', 'night-5']

/** One night at the desk, from closing time to opening time, under the colours of its sky. */
export function NightBand({ className = '' }: { className?: string }) {
  const { title, caption, hours, events } = required(home.night, 'home.night')
  const isFull = events.length === positions.length
  return (
    <Vignette caption={caption} className={className}>
      <div className="night">
        <h2 className="sr-only">{title}</h2>
        <div className="night-sky" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        <ol className={`night-events ${isFull ? 'night-full' : ''}`}>
          {events.map(({ time, title: what, detail }, index) => (
            <li key={time} className={`night-event vignette-enter ${isFull ? positions[index] : ''}`}>
              <span className="numerals block text-mini text-brand">{time}</span>
              <span className="mt-1 block text-small text-ink">{what}</span>
              <span className="block text-mini text-muted">{detail}</span>
            </li>
          ))}
        </ol>
      </div>
    </Vignette>
  )
}
