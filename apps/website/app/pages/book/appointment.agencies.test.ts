import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { appointmentsFile } from '#agency/appointments.ts'
import { required } from '#agency/required.ts'
import { serverContext } from '#app/server-context.ts'
import { bookingKinds } from '#contract/appointments.ts'
import { hasAppointments } from '#contract/has-appointments.ts'
import type { AppointmentView, Booking } from '#contract/booking.ts'
import { shownWords } from '#contract/form-fields.ts'
import type { ServerContext } from '#contract/pages.ts'
import type { Failure, Loaded } from './appointment-data.server.ts'

const later = '2030-12-02T10:00:00.000Z'

describe.runIf(hasAppointments)('the page of an appointment', () => {
  const kind = bookingKinds[0] as (typeof bookingKinds)[number]
  const { words } = required(appointmentsFile, 'appointments.ts').appointments
  const typed = { name: 'Ada Lovelace', email: 'ada@example.com' }

  /** The page of an appointment in this state, whose booking answers this. */
  function pageOf({ state, ...answers }: Partial<Booking> & { state: AppointmentView['state'] }, query = '') {
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
    const url = new URL(`http://localhost${kind.path}/token${query}`)
    const params = { kind: kind.slug, token: 'token' }
    return { url, context, params, pattern, request: new Request(url) }
  }

  // Only an agency with appointments has its words.
  const load = () => import('./appointment-data.server.ts')
  const render = async (props: { loaderData: Loaded; actionData: Failure | null }) =>
    renderToStaticMarkup(createElement((await import('./appointment-sections.tsx')).Sections, props))

  /** Posts to the page. @returns the status, and the page as it is shown then */
  async function post(fields: Record<string, string>, answers: Parameters<typeof pageOf>[0]) {
    const { changeAppointment, loadAppointment } = await load()
    const page = pageOf(answers)
    const request = new Request(page.url, { method: 'POST', body: new URLSearchParams(fields) })
    const answer = await changeAppointment({ ...page, request })
    if (answer instanceof Response) throw new Error(`It leads to ${answer.headers.get('Location')}`)
    const { data: loaderData } = await loadAppointment(page)
    return { status: answer.init?.status, html: await render({ loaderData, actionData: answer.data }) }
  }

  it.each([
    ['held', ''],
    ['lost', ''],
    ['booked', ''],
    ['booked', '?move=1'],
    ['booked', '?moved'],
    ['cancelled', ''],
    ['over', ''],
  ] as const)('is titled as it is headed: %s%s', async (state, query) => {
    const { loadAppointment } = await load()
    const { data: loaderData } = await loadAppointment(pageOf({ state }, query))
    const html = await render({ loaderData, actionData: null })
    expect(loaderData.title).toBe(/<h1[^>]*>([^<]+)</.exec(html)?.[1])
  })

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
