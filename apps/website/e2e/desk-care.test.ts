import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { startPushService } from '#server/delivery/channels/push/testing/start-push-service.ts'
import { it, rowOf, sendRequest } from './desk-visit.ts'
import { password, signInToDesk } from './sign-in-to-desk.ts'
import { startSite } from './start-site.ts'
import { sharedSite } from './visit.ts'

it('shows the numbers as drawings and as tables, and again after a failure', async ({ desk, site }) => {
  await sendRequest(site.url)
  const page = await desk('/numbers', {
    expected: /Failed to load resource/,
    prepare: (opened) => opened.route('**/numbers?*', (route) => route.fulfill({ status: 503, json: {} })),
  })
  await page.getByText('The numbers could not be loaded').waitFor()
  await page.unroute('**/numbers?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  const chart = page.getByRole('region', { name: 'Requests a week, by service' })
  await chart.locator('.chart-bar').first().waitFor()
  // The drawing says nothing to a screen reader: its table does.
  expect(await chart.getByRole('row').count()).toBe(13)
  await chart.getByRole('button', { name: 'Show as a table' }).press('Enter')
  expect(await chart.locator('.chart-drawing').count()).toBe(0)
  const thisWeek = chart.getByRole('row').last()
  expect(Number(await thisWeek.getByRole('cell').first().textContent())).toBeGreaterThan(0)
})

it('shows what is held about a person, and erases it after a second look', async ({ desk, site }) => {
  const { name, email } = await sendRequest(site.url, { message: 'A zeppelin, please.' })
  const page = await desk('/settings/privacy', { expected: /Failed to load resource/ })
  await page.getByLabel('E-mail address').fill('nobody')
  await page.keyboard.press('Enter')
  await page.getByText('Give an e-mail address.').waitFor()
  await page.getByLabel('E-mail address').fill(email.toUpperCase())
  await page.keyboard.press('Enter')
  await page.getByText('What would be removed').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as a file' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d\.json$/)

  await page.getByRole('button', { name: 'Erase…' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('This cannot be undone').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Erase…' }).click()
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
  await page.getByText('Erased: 1 request').waitFor()
  await page.goto(`${site.url}/inbox?q=${encodeURIComponent(name)}`)
  await page.getByText('Nothing matches').waitFor()
})

it('checks a file row by row before it imports it, and imports it once', async ({ desk, site }) => {
  const id = crypto.randomUUID()
  const name = `Imported ${id}`
  const file = {
    name: 'consultations.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `created_at,name,email,service,page_source,score\n2021-03-01 09:00:00+00,${name},${id}@example.com,CRM,contact,3\nnever,,x@example.com,CRM,contact,1\n`,
    ),
  }
  const page = await desk('/settings/import', { expected: /Failed to load resource/ })
  await page.getByLabel('CSV file').setInputFiles({ ...file, buffer: Buffer.from('a,b\n1,2\n') })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByText('The first line has to name the columns.').waitFor()
  await page.getByLabel('CSV file').setInputFiles(file)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByText('Nothing is imported yet.').waitFor()
  const problem = page.getByRole('row', { name: /^3 name/ })
  expect(await problem.textContent()).toContain('It is empty.')
  await page.getByText('Columns that are not used: score').waitFor()
  await page.getByRole('button', { name: 'Import 1' }).click()
  await page.getByText('1 row was added').waitFor()

  await page.getByLabel('CSV file').setInputFiles(file)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByText('1 is here already').waitFor()
  expect(await page.getByRole('button', { name: /^Import / }).count()).toBe(0)
  await page.goto(`${site.url}/inbox?q=${id}`)
  await rowOf(page, name).getByText('Contacted').waitFor()
})

it('keeps the address that was typed while the server cannot be reached', async ({ desk }) => {
  const page = await desk('/settings/privacy', { expected: /Failed to load resource|ERR_INTERNET/ })
  await page.getByLabel('E-mail address').waitFor()
  await page.context().setOffline(true)
  await page.getByLabel('E-mail address').fill('ada@example.com')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('The server cannot be reached.').first().waitFor()
  expect(await page.getByLabel('E-mail address').inputValue()).toBe('ada@example.com')
  await page.context().setOffline(false)
  await page.keyboard.press('Enter')
  await page.getByText('The desk holds nothing about ada@example.com.').waitFor()
})

it('shows admins alone the person and the import', async ({ browser, site }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const member = { email: `tom.${crypto.randomUUID()}@example.com`, name: 'Tom', role: 'member' } as const
  await signInToDesk(page, sharedSite(), member)
  for (const tab of ['privacy', 'import', 'audit']) {
    await page.goto(`${site.url}/inbox/settings/${tab}`)
    await page.getByText('There are no such settings').waitFor()
  }
  expect(await page.getByRole('link', { name: 'Privacy' }).count()).toBe(0)
  await context.close()
})

it('lets a colleague who cannot sign in choose a new password', async ({ desk, browser, site }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const name = `Hedy ${crypto.randomUUID()}`
  const email = `${crypto.randomUUID()}@example.com`
  await signInToDesk(page, sharedSite(), { email, name, role: 'member' })
  await context.clearCookies()

  const team = await desk('/settings/team', { permissions: ['clipboard-read', 'clipboard-write'] })
  await team.getByRole('button', { name: `New link for ${name}` }).click()
  await team.getByText(`Send this link to ${name} yourself.`).waitFor()
  await team.getByRole('button', { name: 'Copy the link' }).click()
  await team.getByText('The link is copied').waitFor()
  await page.goto(await team.evaluate(() => navigator.clipboard.readText()))
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  await page.getByLabel('New password').fill('amber kettle railway')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await page.waitForURL(`${site.url}/inbox`)
  await context.close()
})

it('signs out another device, and all of them', async ({ browser, site }) => {
  const [context, other] = [await browser.newContext(), await browser.newContext()]
  const [page, elsewhere] = [await context.newPage(), await other.newPage()]
  const email = `${crypto.randomUUID()}@example.com`
  await signInToDesk(page, sharedSite(), { email, name: 'Joan', role: 'member' })
  const signInElsewhere = async () => {
    await elsewhere.goto(`${site.url}/inbox/sign-in`)
    await elsewhere.getByLabel('E-mail address').fill(email)
    await elsewhere.getByLabel('Password', { exact: true }).fill(password)
    await elsewhere.keyboard.press('Enter')
    await elsewhere.waitForURL(`${site.url}/inbox`)
  }
  const isOut = async () => {
    await elsewhere.goto(`${site.url}/inbox`)
    return new URL(elsewhere.url()).pathname === '/inbox/sign-in'
  }

  await signInElsewhere()
  await page.goto(`${site.url}/inbox/settings`)
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await sessions.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByText('is signed out').waitFor()
  expect(await isOut()).toBe(true)

  await signInElsewhere()
  expect(await isOut()).toBe(false)
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL(`${site.url}/inbox/sign-in`)
  expect(await isOut()).toBe(true)
  await Promise.all([context.close(), other.close()])
})

it('adds a passkey to an account, signs in with it, and removes it', async ({ browser, site }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const email = `key.${crypto.randomUUID()}@example.com`
  await signInToDesk(page, sharedSite(), { email, name: 'Katherine', role: 'member' })
  await page.goto(`${site.url}/inbox/settings`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('The passkey is added').waitFor()
  await context.clearCookies()
  await page.goto(`${site.url}/inbox/settings`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(`${site.url}/inbox/settings`)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByText('last used').waitFor()
  await passkeys.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => passkeys.getByRole('button', { name: 'Remove' }).count()).toBe(0)
  await context.close()
})

/** Has the page subscribe at a push service of ours: the browser's own is Google's. Nothing else is replaced. */
async function replacePushService(page: Page, subscription: object) {
  await page.addInitScript((given) => {
    let current: object | null = null
    const made = {
      ...given,
      toJSON: () => given,
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

/** Delivers a push to the real service worker, as the browser does, and gives what it shows. */
async function pushTo(context: BrowserContext, page: Page, payload: unknown) {
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
}

it('notifies this device of a request, and opens it', { timeout: 90_000 }, async ({ browser }) => {
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
  const shown = async () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/inbox/')
      const notifications = await registration?.getNotifications()
      return notifications?.map(({ title, body, data }) => ({
        title,
        body,
        path: (data as { path: string }).path,
      }))
    })
  await expect.poll(async () => (await shown())?.length).toBe(1)
  const [notification] = (await shown()) ?? []
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

it('asks for permission on the press alone, and says what to do where it was refused', async ({ desk }) => {
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

it('serves its service worker for the desk alone, with a manifest whose icons are there', async ({
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
