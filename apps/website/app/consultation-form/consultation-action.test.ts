import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { formChoices } from '#contract/consultation-choices.ts'
import { consent } from '#content/consent.ts'
import { renderingContext, serverContext } from '#app/server-context.ts'
import type { ServerContext } from '#contract/pages.ts'
import { readConsultationRequest, type ReceiveOutcome } from '#contract/consultation-request.ts'
import { consultationAction, consultationHeaders } from './consultation-action.server.ts'
import { consultationForms } from '#contract/consultation-forms.ts'
import { contactForm } from './form-config.ts'

const answers = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  company: 'Analytical Engines',
  service: formChoices.at(-1) ?? '',
  message: 'Two\r\nlines',
}
const kept = { ...answers, message: 'Two\nlines' }

/** Posts a body to the action of a form, with a server that returns this outcome or fails. */
async function post(body: BodyInit, outcome: ReceiveOutcome | Error, form = contactForm, type?: string) {
  const inputs: unknown[] = []
  const faults: unknown[] = []
  const context = new RouterContextProvider()
  const receiveConsultation: ServerContext['receiveConsultation'] = async (input) => {
    inputs.push(input)
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  context.set(serverContext, {
    site: {
      origin: 'http://localhost',
      hasPublicUrl: false,
      measuresVisits: false,
      guests: [],
      retention: { visits: false, requestsDays: null, backupsDays: null },
      promotion: null,
    },
    articles: null,
    booking: null,
    voice: { provider: 'off', notice: null },
    receiveConsultation,
  })
  context.set(renderingContext, { reportError: (fault) => void faults.push(fault) })
  const request = new Request(`http://localhost${form.path}`, {
    method: 'POST',
    body,
    ...(type && { headers: { 'Content-Type': type } }),
  })
  const url = new URL(request.url)
  const answer = await consultationAction({ request, url, context, params: {}, pattern: form.path })
  return { answer, inputs, faults }
}

const accepted: ReceiveOutcome = {
  outcome: 'accepted',
  repeated: false,
  consultation: {
    ...kept,
    id: '1',
    created_at: '2026-11-21T00:00:00.000Z',
    page_source: contactForm.pageSource,
  },
}

describe('a form posted without JavaScript', () => {
  it('keeps answers to own fields that the agency has removed since', async () => {
    const posted = new URLSearchParams({ ...answers, 'answers.health': 'A knee\r\nsince 2019' })
    const { inputs } = await post(posted, accepted)
    expect(inputs).toMatchObject([{ answers: { health: 'A knee\nsince 2019' } }])
  })

  it('is submitted as written, and redirects to the thank-you view', async () => {
    const { answer, inputs } = await post(new URLSearchParams(answers), accepted)
    expect(inputs).toEqual([{ ...kept, page_source: contactForm.pageSource, context: {} }])
    const response = answer as Response
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(`/?sent=${contactForm.pageSource}#${contactForm.panelId}`)
  })

  it('submits the version of the notice beside its button, and the server’s time', async () => {
    const { inputs } = await post(
      new URLSearchParams({ ...answers, consent_version: consent.version }),
      accepted,
    )
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(inputs).toMatchObject([{ context: { consent: { version: consent.version, at } } }])
    expect(readConsultationRequest(inputs[0])).toMatchObject({ valid: true })
  })

  it.each(['', '1999-01', '\0', 'x'.repeat(10_000)])(
    'is accepted with a version that the site never had: %j',
    async (version) => {
      const { inputs } = await post(new URLSearchParams({ ...answers, consent_version: version }), accepted)
      expect(inputs).toMatchObject([{ ...kept, context: {} }])
    },
  )

  it.each(consultationForms.filter(({ hasServiceSelector }) => !hasServiceSelector))(
    'on $path requests the page’s own service, without a selector',
    async (form) => {
      const { inputs } = await post(new URLSearchParams(answers), accepted, form)
      expect(inputs).toMatchObject([{ service: form.defaultService, page_source: form.pageSource }])
    },
  )

  const errors = { email: 'Enter your e-mail address.' }
  it.each<[number, ReceiveOutcome | Error, object]>([
    [422, { outcome: 'invalid', errors }, { errors, advice: null }],
    [
      429,
      { outcome: 'limited', retryAfterSeconds: 7 },
      { advice: expect.stringContaining('wait 7 seconds') },
    ],
    [503, { outcome: 'unavailable', retryAfterSeconds: 5 }, { errors: {}, advice: null }],
    [500, new Error('a fault'), { errors: {}, advice: null }],
  ])('keeps every answer with status %d', async (status, outcome, data) => {
    const { answer } = await post(new URLSearchParams(answers), outcome)
    expect(answer).toMatchObject({ data: { values: kept, ...data }, init: { status } })
  })

  it('returns when to retry', async () => {
    const { answer } = await post(new URLSearchParams(answers), { outcome: 'limited', retryAfterSeconds: 7 })
    const actionHeaders = new Headers((answer as { init: ResponseInit }).init.headers)
    const none = new Headers()
    const headers = consultationHeaders({
      actionHeaders,
      loaderHeaders: none,
      parentHeaders: none,
      errorHeaders: undefined,
    })
    expect(headers.get('Retry-After')).toBe('7')
  })

  it('reports a fault to the operator', async () => {
    const fault = new Error('a fault')
    expect((await post(new URLSearchParams(answers), fault)).faults).toEqual([fault])
  })

  it.each([
    ['text', 'name=Ada', 'text/plain'],
    ['a broken multipart body', '--x\r\nContent', 'multipart/form-data; boundary=x'],
  ])('answers %s with the form and 400', async (_name, body, type) => {
    const { answer, inputs } = await post(body, accepted, contactForm, type)
    expect(answer).toMatchObject({ data: { errors: {} }, init: { status: 400 } })
    expect(inputs).toEqual([])
  })

  it('treats a file in a text field as no answer', async () => {
    const data = new FormData()
    data.set('name', new File(['Ada'], 'name.txt'))
    const { inputs } = await post(data, accepted)
    expect(inputs).toMatchObject([{ name: '', service: contactForm.defaultService }])
  })
})
