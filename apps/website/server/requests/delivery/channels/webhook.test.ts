import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aConsultation } from '#server/testing/a-consultation.ts'
import {
  type ScriptedHttp,
  startScriptedHttp,
} from '#server/requests/delivery/testing/start-scripted-http.ts'
import { createWebhookChannel } from './webhook.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
let server: ScriptedHttp
beforeAll(async () => {
  server = await startScriptedHttp()
})
afterAll(() => server.close())

const deliver = (consultation = aConsultation(), deliveryId = `${consultation.id}-webhook`) =>
  createWebhookChannel({ url: server.url, secret, allowPrivate: true }).deliver(
    { type: 'consultation', consultation },
    { deliveryId, progress: null, signal: new AbortController().signal },
  )

const verified = () => {
  const { body, headers } = server.requests.at(-1) ?? { body: '', headers: {} }
  return new Webhook(secret).verify(body, headers as Record<string, string>)
}

it('posts the row and all its fields, with a signature that the standard library accepts', async () => {
  const consultation = aConsultation({ message: 'one\ntwo' })
  expect(await deliver(consultation)).toEqual({ outcome: 'sent', answer: 'HTTP 200 ok' })
  expect(verified()).toEqual({
    type: 'consultation.created',
    timestamp: consultation.created_at,
    data: consultation,
  })
  expect(server.requests.at(-1)?.headers).toMatchObject({
    'webhook-id': `${consultation.id}-webhook`,
    'content-type': 'application/json',
  })
})

it('posts the same body under the same id on each attempt', async () => {
  const consultation = aConsultation()
  await deliver(consultation)
  await deliver(consultation)
  const [one, other] = server.requests.slice(-2)
  expect(one?.body).toBe(other?.body)
  expect(one?.headers['webhook-id']).toBe(other?.headers['webhook-id'])
})

it('carries each naughty string unchanged', async () => {
  const corpus = createRequire(import.meta.url).resolve('big-list-of-naughty-strings')
  for (const message of JSON.parse(readFileSync(corpus, 'utf8')) as string[]) {
    await deliver(aConsultation({ message, name: message }))
    expect(verified()).toMatchObject({ data: { message, name: message } })
  }
})
