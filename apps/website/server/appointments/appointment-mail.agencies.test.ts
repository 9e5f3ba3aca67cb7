import ICAL from 'ical.js'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appointmentsFile } from '#agency/appointments.ts'
import { required } from '#agency/required.ts'
import { hasAppointments } from '#contract/has-appointments.ts'
import type { MailedAppointment } from '#server/requests/delivery/channel.ts'
import { type MailServer, startMailServer } from '#server/requests/delivery/testing/start-mail-server.ts'
import { aConsultation } from '#server/testing/a-consultation.ts'
import { createAppointmentChannel } from './appointment-mail.ts'
import { createLinks } from './links.ts'

describe.runIf(hasAppointments)('mails about an appointment', () => {
  let mail: MailServer
  beforeAll(async () => {
    mail = await startMailServer()
  })
  afterAll(() => mail.close())

  const startsAt = '2026-12-10T10:00:00.000Z'

  /** Delivers a mail to the visitor. */
  async function deliver(
    kind: NonNullable<MailedAppointment['mail']>['kind'],
    input: { now?: string; name?: string; staffWrote?: string; holder?: string; email?: string } = {},
  ) {
    const { now = '2026-12-01T08:00:00.000Z', name = 'Ada Lovelace', staffWrote, holder = null } = input
    const { appointments } = required(appointmentsFile, 'appointments.ts')
    const channel = createAppointmentChannel(
      {
        smtpUrl: mail.url,
        from: { name: '', address: 'desk@example.com' },
        to: ['desk@example.com'],
      },
      {
        appointments,
        links: createLinks('appointment', 'secret'),
        publicUrl: undefined,
        now: () => new Date(now),
      },
    )
    const appointment: MailedAppointment = {
      id: crypto.randomUUID(),
      kind: required(appointments.kinds[0], 'kind').slug,
      holder: 'colleague@example.com',
      isBooked: true,
      startsAt,
      endsAt: '2026-12-10T10:30:00.000Z',
      zone: 'Europe/Berlin',
      sequence: 0,
      words: staffWrote ?? null,
      mail: { kind, sequence: 0, holder },
    }
    const before = mail.mails.length
    const outcome = await channel.deliver(
      {
        type: 'consultation',
        consultation: aConsultation({ name, ...(input.email !== undefined && { email: input.email }) }),
        appointment,
      },
      { deliveryId: crypto.randomUUID(), progress: null, signal: AbortSignal.timeout(60_000) },
    )
    expect(outcome).toMatchObject({ outcome: 'sent' })
    return mail.mails.slice(before).map(({ raw }) => raw)
  }

  /** The name of the visitor in the invitation. */
  async function invitedName(name: string): Promise<string> {
    const [raw = ''] = await deliver('booked', { name })
    const { attachments } = await PostalMime.parse(raw)
    const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
    const calendar = new ICAL.Component(
      ICAL.parse(new TextDecoder().decode(part?.content as ArrayBuffer)) as unknown[],
    )
    const attendee = calendar.getFirstSubcomponent('vevent')?.getFirstProperty('attendee')
    return String(attendee?.getParameter('cn'))
  }

  it('names the visitor in the invitation, but repeats no message that was typed as a name', async () => {
    expect(await invitedName('Zoë Weiß-O’Neill')).toBe('Zoë Weiß-O’Neill')
    const { email } = aConsultation()
    expect(await invitedName('Your parcel waits: https://evil.example')).toBe(email)
    expect(await invitedName('Win at evil.example')).toBe(email)
  })

  it('carries what staff wrote to the visitor of a cancelled appointment, and to nobody else', async () => {
    const staffWrote = 'Our line is down on Thursday.'
    const textOf = async (input: Parameters<typeof deliver>[1]) =>
      (await PostalMime.parse((await deliver('cancelled', input))[0] ?? '')).text
    expect(await textOf({ staffWrote })).toContain(staffWrote)
    expect(await textOf({ staffWrote, holder: 'colleague@example.com' })).not.toContain(staffWrote)
  })

  it('mails only the colleague if the visitor has no address', async () => {
    expect(await deliver('booked', { email: '' })).toEqual([])
    const [raw = ''] = await deliver('booked', { email: '', holder: 'colleague@example.com' })
    expect((await PostalMime.parse(raw)).to).toMatchObject([{ address: 'colleague@example.com' }])
  })

  it('reminds nobody too late', async () => {
    const sent = async (kind: 'reminder-day' | 'reminder-hour', now: string) =>
      (await deliver(kind, { now })).length
    expect(await sent('reminder-day', '2026-12-09T10:00:00.000Z')).toBe(1)
    expect(await sent('reminder-day', '2026-12-09T22:00:00.000Z')).toBe(1)
    expect(await sent('reminder-day', '2026-12-09T22:00:00.001Z')).toBe(0)
    expect(await sent('reminder-hour', '2026-12-10T09:59:00.000Z')).toBe(1)
    expect(await sent('reminder-hour', startsAt)).toBe(0)
  })
})
