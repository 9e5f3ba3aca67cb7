import type { Drawn } from '#agency/media/is-media.ts'
import type { CoreService } from '#agency/schema/services.ts'

type Scene = {
  /** Shapes in front of the light. */
  dark: string
  /** Lines that are written on them. */
  lines: string
  /** Filled shapes on them that are not new. */
  dim?: string
  /** What the service has just done, and the lines on it. */
  done: string
  doneLines?: string
}

const days = 5
const hours = 4
/** The hours of the week that are newly booked, by day and hour. */
const booked = new Set(['1 0', '4 0', '3 1', '0 2', '2 2', '1 3', '3 3'])
const week = Array.from({ length: days * hours }, (_, at) => ({
  day: at % days,
  hour: Math.floor(at / days),
}))
/** The cells of the hours that are newly booked, or of the others. */
const cells = (areBooked: boolean) =>
  week
    .filter(({ day, hour }) => booked.has(`${day} ${hour}`) === areBooked)
    .map(({ day, hour }) => `M${37 + day * 34} ${36 + hour * 24}h29v19h-29z`)
    .join('')

const scenes: Record<Drawn<CoreService['drawing']>, Scene> = {
  conversation: {
    dark: 'M104 16h106q8 0 8 8v26q0 8-8 8v10l-14-10h-92q-8 0-8-8V24q0-8 8-8zM30 72h116q8 0 8 8v48q0 8-8 8H44l-14 10v-10q-8 0-8-8V80q0-8 8-8z',
    lines: 'M108 31h92M108 43h58M36 87h96M36 99h74',
    dim: 'M36 112h30v12h-30zM72 112h42v12h-42z',
    done: 'M190 86a19 19 0 1 0 .1 0z',
    doneLines: 'M181 105.5l6.5 6.5 11.5-14',
  },
  records: {
    dark: 'M11 38h58v38H11zM11 84h58v38H11zM91 90h58v38H91zM171 38h58v38h-58zM11 20h34v5H11zM91 20h34v5H91zM171 20h34v5h-34z',
    lines: 'M20 51h38M20 62h24M20 97h40M20 108h20M100 103h38M100 114h24M180 51h40M180 62h24',
    done: 'M86 34h68v46H86z',
    doneLines: 'M96 49h44M96 62h26M131 63l5 5 9-11',
  },
  calendar: {
    dark: 'M28 16h184v122H28z',
    lines: 'M37 26h14M71 26h14M105 26h14M139 26h14M173 26h14',
    dim: cells(false),
    done: cells(true),
  },
  flow: {
    dark: 'M18 24h58v40H18zM18 86h58v40H18zM164 55h58v40h-58zM76 42h18v3H76zM76 105h18v3H76zM146 73h18v4h-18z',
    lines: 'M27 38h38M27 49h24M27 100h38M27 111h24M173 69h38M173 80h24',
    done: 'M90 34h60v82H90z',
    doneLines: 'M102 56h36M102 72h36M102 90l6 6 12-14',
  },
}

/** A service as a lit window, in which it is at work. Decoration. */
export function DeskWindow({ name }: { name: keyof typeof scenes }) {
  const { dark, lines, dim, done, doneLines } = scenes[name]
  return (
    <svg viewBox="0 0 240 150" className="desk-window" fill="none" aria-hidden="true">
      <path d="M80 0v150M160 0v150" className="desk-window-bars" />
      <path d={dark} className="desk-window-dark" />
      {dim && <path d={dim} className="desk-window-dim" />}
      <path d={lines} className="desk-window-lines" />
      <path d={done} className="desk-window-done" />
      {doneLines && <path d={doneLines} className="desk-window-bars" />}
    </svg>
  )
}
