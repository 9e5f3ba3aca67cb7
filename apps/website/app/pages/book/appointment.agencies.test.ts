import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { appointmentsFile } from '#agency/appointments.ts'
import { required } from '#agency/required.ts'
import { serverContext } from '#app/server-context.ts'
import { bookingKinds } from '#contract/appointments.ts'
import { hasAppointments } from '#contract/has-appointments.ts'
import type { Booking } from '#contract/booking.ts'
import { shownWords } from '#contract/form-fields.ts'
import type { ServerContext } from '#contract/pages.ts'

const later = '2030-12-02T10:00:00.000Z'

describe.runIf(hasAppointments)('the page of an appointment', () => {
  const kind = bookingKinds[0] as (typeof bookingKinds)[number]
  const { words } = required(appointmentsFile, 'appointments.ts').appointments
  const typed = { name: 'Ada Lovelace', email: 'ada@example.com' }

  /** Posts to the page, whose booking answers this. @returns the status, and the page as it is shown then */
  async function post(
    fields: Record<string, string>,
    { state, ...answers }: Partial<Booking> & { state: 'held' | 'booked' },
  ) {
    // Only an agency with appointments has its words.
    const { Sections } = await import('./appointment-sections.tsx')
    const { changeAppointment, loadAppointment } = await import('./appointment-data.server.ts')
    const view = {
      kind: kind.slug,
      state,
      startsAt: later,
      endsAt: later,
      holdEndsAt: later,
      zone: 'UTC',
      request: null,
    }
    const booking = {
      read: async () => view,
      freeTimes: async () => [],
      addressOf: () => null,
      zoneOf: () => 'UTC',
      ...answers,
    }
    const context = new RouterContextProvider()
    context.set(serverContext, { booking } as unknown as ServerContext)
    const pattern = '/book/:kind/:token'
    const url = new URL(`http://localhost${kind.path}/token`)
    const params = { kind: kind.slug, token: 'token' }
    const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
    const answer = await changeAppointment({ request, url, context, params, pattern })
    if (answer instanceof Response) throw new Error(`It leads to ${answer.headers.get('Location')}`)
    const loaded = await loadAppointment({ request: new Request(url), url, context, params, pattern })
    const props = { loaderData: loaded.data, actionData: answer.data }
    return { status: answer.init?.status, html: renderToStaticMarkup(createElement(Sections, props)) }
  }

  /** Whether what was typed is still there, with the button that books. */
  function expectForm(html: string) {
    for (const value of Object.values(typed)) expect(html).toContain(`value="${value}"`)
    expect(html).toContain(`>${words.book}</button>`)
  }

  it('says that the store refused, and keeps what was typed', async () => {
    const unavailable = { outcome: 'unavailable', retryAfterSeconds: 5 } as const
    const booked = await post(typed, { state: 'held', book: async () => unavailable })
    expect(booked.status).toBe(503)
    expect(booked.html).toContain(shownWords.failure)
    expectForm(booked.html)
    const held = await post({ ...typed, at: later }, { state: 'held', hold: async () => unavailable })
    expect(held.status).toBe(503)
    expect(held.html).toContain(shownWords.failure)
    expectForm(held.html)
    const moved = await post({ at: later }, { state: 'booked', move: async () => unavailable })
    expect(moved.status).toBe(503)
    expect(moved.html).toContain(shownWords.failure)
    const cancelled = await post({ cancel: 'yes' }, { state: 'booked', cancel: async () => unavailable })
    expect(cancelled.html).toContain(shownWords.failure)
  })

  it('lets the visitor book the time that they hold after too many others', async () => {
    const limited = await post(
      { ...typed, at: later },
      { state: 'held', hold: async () => ({ outcome: 'limited' }) },
    )
    expect(limited.status).toBe(429)
    expect(limited.html).toContain(words.limited)
    expectForm(limited.html)
    const taken = await post(
      { ...typed, at: later },
      { state: 'held', hold: async () => ({ outcome: 'taken' }), freeTimes: async () => [later] },
    )
    // Each of the nearest times is a button instead.
    expect(taken.html).toContain(`value="${later}"`)
    expect(taken.html).not.toContain(`>${words.book}</button>`)
  })

  it('shows no failure with the form for another time that is held', async () => {
    const other = await post(
      { ...typed, at: later },
      { state: 'held', hold: async () => ({ outcome: 'held', token: 'other' }) },
    )
    expect(other.status).toBe(200)
    expect(other.html).not.toContain(shownWords.failure)
    expectForm(other.html)
  })
})
