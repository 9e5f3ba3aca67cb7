import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formChoices, onlyChoices, pageSources } from '#contract/consultation-choices.ts'
import { type OtherAgency, readOtherAgency } from '#agency/testing/other-agency.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'

const visitor = {
  name: 'Zoë Weiß',
  email: 'zoe@example.com',
  phone: '+49 30 23125 199',
  company: "O'Neill & Söhne",
}

describe('the choices of a request', () => {
  let app: TestApp
  let other: OtherAgency
  beforeAll(async () => {
    app = await createTestApp()
    other = await readOtherAgency()
  })
  afterAll(() => app.close())

  const send = async (service: string, source: string | undefined) => {
    const response = await app.request('/api/consultations', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...visitor, service, page_source: source }),
    })
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
  }

  it('are those of this agency, on every form', async () => {
    expect(formChoices.length).toBeGreaterThan(0)
    for (const source of pageSources) {
      for (const service of formChoices) {
        const { status, answer } = await send(service, source)
        expect(status, `${service} from ${source}`).toBe(201)
        expect(answer).toMatchObject({ ...visitor, service, page_source: source })
      }
    }
  })

  it('include the service of a form without a selector, on this form only', async () => {
    expect(onlyChoices.size).toBeGreaterThan(0)
    for (const [form, choice] of onlyChoices) {
      for (const source of pageSources) {
        const { status } = await send(choice, source)
        expect(status, `${choice} from ${source}`).toBe(source === form ? 201 : 422)
      }
    }
  })

  it('do not include those of another agency', async () => {
    for (const service of other.formChoices) {
      const { status, answer } = await send(service, pageSources[0])
      expect(status, service).toBe(422)
      expect(Object.keys(answer['errors'] as object)).toEqual(['service'])
    }
    for (const source of other.pageSources.filter((each) => !pageSources.includes(each))) {
      expect((await send(formChoices[0] ?? '', source)).status, source).toBe(422)
    }
  })
})
