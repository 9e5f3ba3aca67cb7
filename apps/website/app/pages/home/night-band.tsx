import { required } from '#agency/required.ts'
import { home } from '#content/pages/home.ts'
import { OrMedia } from '#app/media/media-view.tsx'
import type { Drawn } from '#agency/media/is-media.ts'
import { Vignette } from '#app/vignettes/vignette.tsx'

/* Positions of five events on the band, in the order of the content; fewer are spread evenly. Whole class names, for
   the style sheet. */
const positions = ['night-1', 'night-2', 'night-3', 'night-4', 'night-5']

/** One night at the desk, or the owner's picture or film. */
export function NightBand({ className = '' }: { className?: string }) {
  return (
    <OrMedia of={required(home.night, 'home.night')} place="wide" className={className}>
      {(night) => <Events night={night} className={className} />}
    </OrMedia>
  )
}

type EventsProps = { night: Drawn<NonNullable<typeof home.night>>; className: string }

/** From closing time to opening time, under the colours of its sky. */
function Events({ night: { title, caption, hours, events }, className }: EventsProps) {
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
