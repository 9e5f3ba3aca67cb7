import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { startPushService } from '#server/requests/delivery/channels/push/testing/start-push-service.ts'
import { it as deskIt, sendRequest } from './desk-visit.ts'
import { signInToDesk } from './sign-in-to-desk.ts'
import { startSite } from './start-site.ts'
import { callingBrowser } from './visit.ts'

const it = deskIt.extend<{ browser: Browser }>({ browser: callingBrowser })

/** Has the page subscribe at a push service of ours: the browser's own is Google's. Nothing else is replaced. */
async function replacePushService(page: Page, subscription: object) {
  await page.addInitScript((subscription) => {
    let current: object | null = null
    const made = {
      ...subscription,
      toJSON: () => subscription,
      unsubscribe: async () => {
        current = null
        return true
      },
    }
    PushManager.prototype.subscribe = async (options) => {
      const { applicationServerKey: key, userVisibleOnly } = options ?? {}
      if (typeof key !== 'string' || key.length !== 87 || userVisibleOnly !== true)
        throw new TypeError('Refused')
      current = made
      return made as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null
  }, subscription)
}

/**
 * Delivers a push to the real service worker, as the browser does, and returns when the notification is shown. Chromium
 * deletes a notification that is asked for while it opens, so nobody may ask before.
 */
async function pushTo(context: BrowserContext, page: Page, payload: unknown) {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The desk has no service worker')
  const shown = await worker.evaluateHandle(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const show = registration.showNotification.bind(registration)
    const notified = Promise.withResolvers<void>()
    registration.showNotification = (...notification) => show(...notification).then(notified.resolve)
    return { notified: notified.promise }
  })
  const devtools = await context.newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [registration] = registrations
    if (registration) registered.resolve(registration.registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered.promise,
    data: JSON.stringify(payload),
  })
  await shown.evaluate(({ notified }) => notified)
}

it('notifies this device of a request, and opens it', async ({ browser }) => {
  // The key of the site is known when it runs, and its push service checks it.
  const site = await startSite({ WEBHOOK_ALLOW_PRIVATE: 'on' })
  const context = await browser.newContext({ permissions: ['notifications'] })
  const page = await context.newPage()
  const broken: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') broken.push(message.text())
  })
  await signInToDesk(page, site, { email: 'mira@example.com', name: 'Mira', role: 'admin' })
  const { publicKey } = (await (await page.request.get(`${site.url}/api/desk/push`)).json()) as {
    publicKey: string
  }
  const service = await startPushService(publicKey)
  const device = service.browser()
  await replacePushService(page, device.subscription)
  await page.goto(`${site.url}/inbox/settings/device`)
  await page.getByText('This device is not notified.').waitFor()
  await page.getByRole('button', { name: 'Tell me on this device' }).click()
  await page.getByText('This device is notified of new requests.').waitFor()
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
  expect(scopes).toEqual(['/inbox/'])

  const { name } = await sendRequest(site.url)
  await expect.poll(() => device.shown.length, { timeout: 30_000 }).toBe(1)
  await pushTo(context, page, device.shown[0])
  const shown = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/inbox/')
    const notifications = await registration?.getNotifications()
    return notifications?.map(({ title, body, data }) => ({
      title,
      body,
      path: (data as { path: string }).path,
    }))
  })
  expect(shown).toHaveLength(1)
  const [notification] = shown ?? []
  expect(`${notification?.title} ${notification?.body}`).toContain(name)
  // The press itself happens outside of the page: the worker reports it as this message.
  await page.evaluate((path) => {
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { path } }))
  }, notification?.path)
  await page.getByRole('heading', { level: 2, name }).waitFor()

  await page.goto(`${site.url}/inbox/settings/device`)
  expect(broken).toEqual([])
  await context.close()
  await service.close()
  await site.remove()
})

it('asks for permission only when pressed, and explains what to do if it was refused', async ({ desk }) => {
  const page = await desk('/settings/device', {
    prepare: (opened) =>
      opened.addInitScript(() => {
        let requests = 0
        Notification.requestPermission = async () => {
          requests++
          document.title = `asked ${requests} times`
          return 'denied'
        }
      }),
  })
  await page.getByRole('button', { name: 'Tell me on this device' }).waitFor()
  expect(await page.title()).not.toContain('asked')
  await page.getByRole('button', { name: 'Tell me on this device' }).click()
  await page.getByText('Your browser refuses notifications of this site.').waitFor()
})

it('serves its service worker for the desk only, with a manifest whose icons exist', async ({
  desk,
  site,
}) => {
  const page = await desk('/settings/device')
  const worker = await page.request.get(`${site.url}/inbox/service-worker.js`)
  expect(worker.headers()['content-type']).toContain('javascript')
  // Without this header, no script may take more than its own folder.
  expect(worker.headers()['service-worker-allowed']).toBeUndefined()
  const manifest = (await (await page.request.get(`${site.url}/inbox/manifest.webmanifest`)).json()) as {
    scope: string
    start_url: string
    icons: { src: string; sizes: string; type: string }[]
  }
  expect([manifest.scope, manifest.start_url]).toEqual(['/inbox', '/inbox'])
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(site.url + src)
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, expect.stringContaining(type)])
  }
})
