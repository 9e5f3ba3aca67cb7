import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formChoices, onlyChoices, pageSources } from '#contract/consultation-choices.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { readConsultationRequest } from '#contract/consultation-request.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_PER_MINUTE: '1000000' })
})
afterAll(() => app.close())

const aRequest = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '020 7946 0000',
  company: 'Engines',
  service: formChoices.at(-1),
  message: '',
  page_source: pageSources[0],
}

/** Any text a program can hold: long and short, with half surrogates, NUL and line breaks. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom('', ' ', '\r\n', '\0', '\uD800', 'x'.repeat(201), '1'.repeat(41), 'a\r\nb'),
)
const likelyTime = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom('2026-02-30T00:00:00Z', '2026-01-01T24:00:00Z', '2026-01-01T00:00:00Z'),
  anyText,
)
/** Valid bodies, nearly valid ones, and some with missing or extra keys. */
const likelyContext = fc.record(
  {
    consent: fc.record(
      { version: fc.oneof(fc.constant('2026-11'), anyText), at: likelyTime, ip: fc.constant(1) },
      { requiredKeys: [] },
    ),
    call_id: fc.oneof(fc.uuid(), anyText, fc.jsonValue()),
    is_spam: fc.constant(false),
  },
  { requiredKeys: [] },
)
const validContext = fc.record(
  {
    consent: fc.record({
      version: fc.string({ minLength: 1, maxLength: 100 }),
      at: fc
        .date({ min: new Date(0), max: new Date(), noInvalidDate: true })
        .map((date) => date.toISOString()),
    }),
    call_id: fc.uuid(),
  },
  { requiredKeys: [] },
)
const likelyRequest = fc.record(
  {
    name: fc.oneof(fc.constant('Ada'), anyText),
    email: fc.oneof(fc.emailAddress(), anyText),
    phone: fc.oneof(fc.constant('020 7946 0000'), anyText),
    company: fc.oneof(fc.constant('Engines'), anyText),
    service: fc.constantFrom(...formChoices, ...onlyChoices.values(), 'Haircut'),
    message: fc.oneof(anyText, fc.constantFrom('m'.repeat(5000), '\r\n'.repeat(5000), 'm'.repeat(5001))),
    page_source: fc.constantFrom(...pageSources),
    context: fc.oneof(likelyContext, fc.dictionary(anyText, fc.jsonValue()), fc.jsonValue()),
  },
  { requiredKeys: ['name', 'email', 'phone', 'company', 'service', 'page_source'] },
)
const validFields = {
  name: fc.string({ maxLength: 190 }).map((text) => `Ada ${text}`),
  email: fc.emailAddress(),
  phone: fc.constant('020 7946 0000'),
  company: fc.string({ maxLength: 190 }).map((text) => `Engines ${text}`),
  service: fc.constantFrom(...formChoices),
  message: fc.string({ unit: 'grapheme-ascii', maxLength: 1000 }),
  page_source: fc.constantFrom(...pageSources),
}
const validRequest = fc.record(
  { ...validFields, context: validContext },
  { requiredKeys: ['name', 'email', 'phone', 'company', 'service', 'message', 'page_source'] },
)
/** A valid request, except perhaps for its context. */
const requestWithContext = fc.record({ ...validFields, context: likelyContext })
const anyBody = fc.oneof(
  { weight: 4, arbitrary: likelyRequest.map((request) => JSON.stringify(request)) },
  { weight: 2, arbitrary: validRequest.map((request) => JSON.stringify(request)) },
  { weight: 1, arbitrary: requestWithContext.map((request) => JSON.stringify(request)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(likelyRequest, fc.dictionary(anyText, fc.jsonValue()))
      .map(([a, b]) => JSON.stringify({ ...a, ...b })),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: anyText },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
)
const anyHeaders = fc.record({
  'Content-Type': fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/plain',
        'application/json; charset=x',
        'multipart/form-data; boundary=',
        '',
      ),
    },
  ),
  'Idempotency-Key': fc.oneof(fc.uuid(), fc.constantFrom('same', 'k'.repeat(300), ' ')),
})

it('stores every accepted context as it was parsed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(validContext, likelyContext), async (context) => {
      const read = readConsultationRequest({ ...aRequest, context })
      if (!read.valid) {
        for (const path of Object.keys(read.errors)) expect(path).toMatch(/^context\./)
        return
      }
      const added = await addRequest(app, aConsultation(), anIdentity(), aLimit(), read.context)
      expect(added).toMatchObject({ outcome: 'added', context: read.context })
      // Parsing is idempotent.
      expect(readConsultationRequest({ ...aRequest, context: read.context })).toEqual(read)
    }),
    { numRuns: 1000 },
  )
})

const expectedStatuses = new Set([201, 400, 409, 413, 415, 422])
const batches = 125
const batchSize = 80

it('answers ten thousand arbitrary bodies according to the contract, and retains no memory', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const heapUsed = () => {
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  const seen = new Map<number, number>()
  const heap: number[] = []
  let batchesDone = 0

  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(anyBody, anyHeaders), { minLength: batchSize, maxLength: batchSize }),
      async (batch) => {
        const statuses = await Promise.all(
          batch.map(async ([body, headers]) => {
            const response = await app.request('/api/consultations', {
              method: 'POST',
              headers,
              body: typeof body === 'string' ? body : new Uint8Array(body),
            })
            const answer: unknown = await response.json()
            if (response.status === 201 && typeof body === 'string') {
              const read = readConsultationRequest(JSON.parse(body))
              expect(answer).toMatchObject(read.valid ? read.fields : {})
              expect(answer).not.toHaveProperty('context')
            }
            return response.status
          }),
        )
        for (const status of statuses) {
          expect(expectedStatuses).toContain(status)
          seen.set(status, (seen.get(status) ?? 0) + 1)
        }
        app.logged.length = 0
        if (++batchesDone % 5 === 0) heap.push(heapUsed())
      },
    ),
    { numRuns: batches, endOnFailure: true },
  )

  expect([...seen.values()].reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(10_000)
  expect(seen.get(201)).toBeGreaterThan(500)
  expect(seen.get(422)).toBeGreaterThan(500)
  // The first quarter warms up caches and compiled code. The remaining 7,500 bodies must not grow the heap.
  const baseline = Math.min(...heap.slice(heap.length / 4, heap.length / 2))
  expect(Math.min(...heap.slice(-5)) - baseline).toBeLessThan(4 * 2 ** 20)
}, 180_000)
