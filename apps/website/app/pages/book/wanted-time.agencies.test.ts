import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appointmentsFile } from '#agency/appointments.ts'
import { required } from '#agency/required.ts'
import { bookingKinds } from '#contract/appointments.ts'
import { hasAppointments } from '#contract/has-appointments.ts'
import { timeInWords } from '#contract/time-in-words.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'

describe.runIf(hasAppointments)('the page with a time that the assistant agreed on', () => {
  const kind = bookingKinds[0] as (typeof bookingKinds)[number]
  const { words } = required(appointmentsFile, 'appointments.ts').appointments
  const zone = 'Asia/Tokyo'
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ RATE_LIMIT_PER_MINUTE: '1000' })
  })
  afterAll(() => app.close())

  const open = async (query: Record<string, string>) =>
    (await app.request(`${kind.path}?${new URLSearchParams(query)}`)).text()
  const press = async (fields: Record<string, string>) => {
    const answer = await app.request(kind.path, {
      method: 'POST',
      body: new URLSearchParams({ zone, ...fields }),
    })
    return { status: answer.status, html: await answer.text() }
  }
  const firstTime = async () => /<button[^>]* value="([^"]+Z)"/.exec(await open({ zone }))?.[1] ?? ''

  it('names it in the zone of the visitor, above the others', async () => {
    const at = await firstTime()
    const html = await open({ at, zone })
    expect(html.indexOf('book-wanted')).toBeLessThan(html.indexOf('book-choose'))
    expect(html).toContain(timeInWords(at, zone))
    expect(await open({ zone })).not.toContain('book-wanted')
  })

  it('shows the details that were told, after one press, to check and to send', async () => {
    const at = await firstTime()
    const { status, html } = await press({ at, name: 'Ada Lovelace', email: 'ada@example.com' })
    expect(status).toBe(200)
    for (const value of ['Ada Lovelace', 'ada@example.com']) expect(html).toContain(`value="${value}"`)
    expect(html).toContain(`>${words.book}</button>`)
    const path = /action="([^#"]+)#/.exec(html)?.[1] ?? ''
    const held = await (await app.request(path)).text()
    expect(held).not.toContain('ada@example.com')
    expect(held).toContain(`>${words.book}</button>`)
  })

  it('keeps the call in which it was agreed on until the time is booked', async () => {
    const { html } = await press({ at: await firstTime(), call_id: 'call-1' })
    const hidden = '<input type="hidden" name="call_id" value="call-1"/>'
    expect(html).toContain(hidden)
    const path = /action="([^#"]+)#/.exec(html)?.[1] ?? ''
    const body = new URLSearchParams({ zone, call_id: 'call-1' })
    const incomplete = await app.request(path, { method: 'POST', body })
    expect(incomplete.status).toBe(422)
    expect(await incomplete.text()).toContain(hidden)
  })

  it('says at once that it was taken meanwhile, with the nearest', async () => {
    const at = await firstTime()
    expect((await press({ at })).status).toBe(303)
    const html = await open({ at, zone })
    expect(html).not.toContain('book-wanted')
    expect(html).toContain(words.taken)
    expect(await open({ at: 'never', zone })).toContain('book-choose')
  })
})
