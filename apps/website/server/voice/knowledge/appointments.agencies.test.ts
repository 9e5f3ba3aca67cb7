import { createConcierge } from '@frontdesk/voice-platform/testing/play-booking.ts'
import { describe, expect, it } from 'vitest'
import { appointmentsFile } from '#agency/appointments.ts'
import { contact } from '#content/contact.ts'
import { hasAppointments } from '#contract/has-appointments.ts'
import { offeredTimes } from '#server/appointments/free-times.ts'
import { createKind } from '#server/appointments/kinds.ts'
import { clientTools } from '../embedded/client-tools.ts'
import { siteKnowledge } from './site-knowledge.ts'

/** Friday noon in Berlin. */
const now = Date.parse('2026-11-27T11:00:00Z')
const knowledge = siteKnowledge(null, 'Nothing is recorded.')
const concierge = createConcierge(knowledge)
const kinds = appointmentsFile?.appointments.kinds ?? []
const free = new Map(
  kinds.map((kind) => [kind.slug, offeredTimes(createKind(kind, contact).rules, now)] as const),
)

describe.runIf(hasAppointments)('the assistant of an agency with appointments', () => {
  it.each(kinds)('offers and takes a time of each kind by its own name: $name', ({ slug, name }) => {
    const noun = name.replace(/^an? /i, '')
    const offered = concierge.hear(concierge.start, `I would like to book ${noun}`, { now, free })
    expect(offered.reply.say.join(' ')).toContain(`${name}: I can offer`)
    const times = offered.state.times?.offered ?? []
    expect(times.length).toBeGreaterThan(1)
    expect(times.length).toBeLessThanOrEqual(3)
    for (const each of times) expect(free.get(slug)).toContain(each)
    const { reply } = concierge.hear(offered.state, 'the second one', { now, free })
    expect(reply.action).toMatchObject({
      name: 'choose_time',
      arguments: { kind: slug, at: new Date(times[1] ?? 0).toISOString() },
    })
  })

  it('has the tool that opens the page', () => {
    expect(clientTools.map(({ name }) => name)).toContain('choose_time')
  })
})

describe.runIf(!hasAppointments)('the assistant of an agency without appointments', () => {
  it.each(['What is your next free time?', 'Can I come on Tuesday afternoon?', 'cancel my appointment'])(
    'answers as if there were none: %s',
    (text) => {
      const times = { now, free: new Map() }
      expect(concierge.hear(concierge.start, text, times)).toEqual(concierge.hear(concierge.start, text))
      expect(clientTools.map(({ name }) => name)).not.toContain('choose_time')
      expect(knowledge).not.toHaveProperty('appointments')
    },
  )
})
