import type { Concierge } from '#platform/dialogue/concierge.ts'

export { createConcierge } from '#platform/dialogue/concierge.ts'

/** A visitor who books: what they say when they are asked for something, and the form that they expect. */
export type Booking = { about: string; says: { asked: string; text: string }[]; form: Record<string, string> }

/** Most turns of a call that comes to nothing. */
const mostTurns = 30

/**
 * Reads a file of bookings. A heading begins one. A line "name | I am Tom" is said when the name is asked, one with "*" directly
 * after the line above it, one with "-" outside the form; the last line is the form: "= name=Tom; email=tom@kern.example".
 */
export function readBookings(text: string): Booking[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [about = '', ...lines] = part.trim().split('\n')
      const form = lines.pop() ?? ''
      return {
        about,
        says: lines.map((line) => {
          const [, asked = '', said = ''] = /^(\S+) \| (.*)$/.exec(line) ?? []
          return { asked, text: said }
        }),
        form: Object.fromEntries(
          form
            .replace(/^= /, '')
            .split('; ')
            .map((pair) => pair.split(/=(.*)/s).slice(0, 2)),
        ) as Record<string, string>,
      }
    })
}

/** Plays a booking. @returns what was said, and the form as it was filled in; undefined if it was not */
export function playBooking(concierge: Concierge, { says }: Booking) {
  let { state } = { state: concierge.start }
  const left = [...says]
  const said: string[] = []
  let last = -1
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const asked = (state.isInForm ? state.asked : undefined) ?? '-'
    const next = says[last + 1]
    const line = next?.asked === '*' ? next : left.find((each) => each.asked === asked)
    if (line) {
      left.splice(left.indexOf(line), 1)
      last = says.indexOf(line)
    }
    if (line === undefined && asked === '-' && state.asked !== 'offer') break
    const text = line?.text ?? (asked === 'check' || asked === '-' ? 'yes please' : 'skip')
    const outcome = concierge.hear(state, text)
    state = outcome.state
    said.push(`${asked} | ${text}`, `      ${outcome.reply.say.join(' ')}`)
    if (outcome.reply.action?.name === 'fill_consultation_form')
      return { said, form: outcome.reply.action.arguments }
    if (outcome.reply.endCall === true) break
  }
  return { said, form: undefined }
}
