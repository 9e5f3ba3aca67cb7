import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedIn, aVisitor } from '#server/testing/sign-in-visitor.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { changeStaff } from './staff/transactions/staff-transactions.ts'
import { countPushSubscriptions } from '#server/requests/delivery/active-channels.ts'

/** The example of RFC 8291, 5. */
const subscription = {
  endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const count = () => app.run(countPushSubscriptions, undefined)

it('is not reachable without a session', async () => {
  const stranger = aVisitor(app)
  expect((await stranger.get('/api/desk/push')).status).toBe(401)
  expect((await stranger.send('POST', '/api/desk/push', subscription)).status).toBe(401)
  expect(await count()).toBe(0)
})

it('can be turned on and off by signed-in staff, and is lost when they are removed', async () => {
  const ada = await signedIn(app, { email: 'ada@agency.example' })
  expect(await (await ada.get('/api/desk/push')).json()).toEqual({
    publicKey: expect.stringMatching(/^[\w-]{87}$/),
  })
  expect((await ada.send('POST', '/api/desk/push', subscription)).status).toBe(201)
  expect((await ada.send('DELETE', '/api/desk/push', { endpoint: subscription.endpoint })).status).toBe(204)
  expect(await count()).toBe(0)

  expect((await ada.send('POST', '/api/desk/push', subscription)).status).toBe(201)
  const { staff } = (await (await ada.get('/api/desk/me')).json()) as { staff: { id: string } }
  const removal = {
    id: staff.id,
    change: { kind: 'remove' as const },
    by: null,
    now: new Date().toISOString(),
  }
  expect(await app.run(changeStaff, removal)).toBe('changed')
  expect(await count()).toBe(0)
})
