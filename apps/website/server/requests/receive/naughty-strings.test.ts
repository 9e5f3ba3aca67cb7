import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formChoices, pageSources } from '#contract/consultation-choices.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'

const corpus = createRequire(import.meta.url).resolve('big-list-of-naughty-strings')
const naughtyStrings = JSON.parse(readFileSync(corpus, 'utf8')) as string[]

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_PER_MINUTE: '10000' })
})
afterAll(() => app.close())

const send = (body: Record<string, unknown>, key: string) =>
  app.request('/api/consultations', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({
      name: 'Ada',
      email: 'ada@example.com',
      phone: '020 7946 0000',
      company: 'Engines',
      service: formChoices[0],
      page_source: pageSources[0],
      ...body,
    }),
  })

it(`returns each of ${naughtyStrings.length} naughty strings unchanged as a message`, async () => {
  expect(naughtyStrings.length).toBeGreaterThan(400)
  const answers = await Promise.all(
    naughtyStrings.map(async (message, index) => {
      const added = await send({ message }, `message-${index}`)
      // The repeat reads from the store.
      const repeated = await send({ message }, `message-${index}`)
      return [added.status, await added.json(), repeated.status, await repeated.json()]
    }),
  )
  for (const [index, message] of naughtyStrings.entries()) {
    const row = expect.objectContaining({ message: message.replaceAll('\r\n', '\n') })
    expect(answers[index]).toEqual([201, row, 201, row])
  }
})

it('accepts each of them as a name and a company, or says what to change', async () => {
  const statuses = await Promise.all(
    naughtyStrings.map(
      async (text, index) => (await send({ name: text, company: text }, `name-${index}`)).status,
    ),
  )
  expect(new Set(statuses)).toEqual(new Set([201, 422]))
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(400)
})
