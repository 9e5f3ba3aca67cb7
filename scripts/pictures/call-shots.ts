import type { Page, Route, WebSocketRoute } from 'playwright-core'
import { controlConnections } from '#website/e2e/control-connections.ts'
import type { Shot } from './shot.ts'

const newCall = '**/voice/call/web'

async function press(page: Page) {
  await page.locator('.call-button').click()
  await page.locator('.call-panel').waitFor()
}

/** The test device's hum would talk over the assistant. */
const silence = (page: Page) =>
  page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => new AudioContext().createMediaStreamDestination().stream
  })

/**
 * Opens a call in a quiet room. A busy machine refuses one now and then.
 * @param hearing whether the microphone's sound is kept
 */
export async function call(page: Page, { hearing = false } = {}) {
  if (!hearing) await silence(page)
  await press(page)
  const retry = page.getByRole('button', { name: 'Try again' })
  for (let tries = 0; tries < 10; tries += 1) {
    await page
      .locator('.call-panel:is([data-call=active], [data-call=speaking], [data-mood=failed])')
      .waitFor()
    if ((await retry.count()) === 0) return
    await page.waitForTimeout(1000)
    await retry.click()
  }
}

/** Waits until the panel shows this state of the call. */
async function reach(page: Page, state: string) {
  await page.locator(`.call-panel[data-call=${state}]`).waitFor({ timeout: 30_000 })
  await page.waitForTimeout(500)
}

/** Waits until the assistant has greeted and listens. */
async function greeted(page: Page) {
  await page.locator('.call-caption[data-speaker=assistant]:not([data-changing])').first().waitFor()
  await reach(page, 'active')
}

async function say(page: Page, text: string) {
  await reach(page, 'active')
  const heard = await page.locator('.call-caption[data-speaker=assistant]').count()
  await page.locator('.call-panel [name=message]').fill(text)
  await page.locator('.call-panel button[type=submit]').click()
  await page.locator('.call-caption[data-speaker=assistant]').nth(heard).waitFor({ timeout: 20_000 })
}

/** Waits until somebody speaks, and the page shows it. */
function isLoud(page: Page, mood: 'speaking' | 'listening') {
  return page.waitForFunction((wanted) => {
    const panel = document.querySelector<HTMLElement>(`.call-panel[data-mood=${wanted}]`)
    return Number(panel?.style.getPropertyValue('--level')) > 0.4
  }, mood)
}

/** A typed conversation with the microphone off, because the test device's hum needs no answer. */
async function converse(page: Page, lines: readonly string[]) {
  await call(page)
  await page.getByRole('button', { name: 'Mute' }).click()
  for (const line of lines) await say(page, line)
  await page.waitForTimeout(800)
}

/** Words with which the assistant fills in the form. */
const consultation = [
  'I would like to book a demo',
  'Ada Lovelace',
  'ada@example.com',
  'yes',
  '202 555 0143',
  'yes',
  'Analytical Engines',
  'CRM Integration',
  'no',
  'yes',
]

/** A microphone that fails with one of the browser's errors. */
const microphoneFails = (name: string) => (page: Page) =>
  page.addInitScript((errorName) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', errorName))
  }, name)

/** The browser blocks the sound until one more press. */
const holdSoundBack = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(BaseAudioContext.prototype, 'state', { get: () => 'suspended' }),
  )

/** The browser plays no sound at all. */
const playNoSound = (page: Page) =>
  page.addInitScript(() => {
    AudioWorklet.prototype.addModule = () => Promise.reject(new DOMException('', 'AbortError'))
  })

/** The platform has no recogniser. */
const understandNothing = (page: Page) =>
  page.routeWebSocket('**', (socket) => {
    const platform = socket.connectToServer()
    platform.onMessage((message) =>
      socket.send(
        typeof message === 'string' ? message.replace('"recognition":true', '"recognition":false') : message,
      ),
    )
  })

const fail = (status: number) => (page: Page) =>
  page.route(newCall, (route: Route) => route.fulfill({ status, json: {} }))

const onHome = (state: string, shot: Omit<Shot, 'name' | 'path'>): Shot => ({
  name: `call.${state}`,
  path: '/',
  ...shot,
})

export const callShots: Shot[] = [
  onHome('idle', {}),
  onHome('connecting', {
    before: (page) => page.route(newCall, () => new Promise(() => {})),
    prepare: press,
  }),
  onHome('speaking', {
    prepare: async (page) => {
      await call(page)
      await isLoud(page, 'speaking')
    },
  }),
  onHome('listening', {
    prepare: async (page) => {
      await call(page, { hearing: true })
      await greeted(page)
      await isLoud(page, 'listening')
    },
  }),
  onHome('typed', { prepare: (page) => converse(page, ['What does it cost?', 'Do you work with HubSpot?']) }),
  onHome('muted', {
    prepare: async (page) => {
      await call(page)
      await page.getByRole('button', { name: 'Mute' }).click()
      await greeted(page)
    },
  }),
  onHome('microphone-denied', {
    microphone: 'denied',
    prepare: async (page) => {
      await call(page, { hearing: true })
      await page.locator('.call-panel .call-hint').waitFor()
      await greeted(page)
    },
  }),
  ...(
    [
      ['microphone-absent', 'NotFoundError'],
      ['microphone-busy', 'NotReadableError'],
    ] as const
  ).map(([name, error]) =>
    onHome(name, {
      before: microphoneFails(error),
      prepare: async (page) => {
        await call(page, { hearing: true })
        await page.locator('.call-panel .call-hint').waitFor()
        await greeted(page)
      },
    }),
  ),
  ...(
    [
      ['sound-held-back', holdSoundBack],
      ['sound-fails', playNoSound],
      ['not-understood', understandNothing],
    ] as const
  ).map(([name, before]) =>
    onHome(name, {
      before,
      prepare: async (page) => {
        await call(page)
        await page.locator('.call-panel .call-hint').waitFor()
        await greeted(page)
      },
    }),
  ),
  onHome('sound-off', {
    prepare: async (page) => {
      await call(page)
      await page.getByRole('button', { name: 'Sound off' }).click()
      await greeted(page)
    },
  }),
  ...(['restoring', 'lost'] as const).map((state) =>
    onHome(state, {
      prepare: async (page) => {
        const connections = await controlConnections(page)
        await call(page)
        await greeted(page)
        connections.cut()
        await page.locator(`.call-panel[data-mood=${state === 'lost' ? 'failed' : state}]`).waitFor()
        await page.waitForTimeout(500)
      },
    }),
  ),
  ...(
    [
      ['zoom', { widths: [320], height: 256 }],
      ['forced-colours', { widths: [360, 1280], forcedColours: true }],
    ] as const
  ).map(([name, options]) =>
    onHome(name, {
      ...options,
      prepare: async (page) => {
        await call(page)
        await reach(page, 'active')
      },
    }),
  ),
  onHome('ended', {
    prepare: async (page) => {
      await call(page)
      await greeted(page)
      await page.locator('.call-panel .call-head button').click()
      await reach(page, 'inactive')
    },
  }),
  onHome('hung-up', {
    prepare: async (page) => {
      const sockets: WebSocketRoute[] = []
      await page.routeWebSocket('**', (socket) => {
        socket.connectToServer()
        sockets.push(socket)
      })
      await call(page)
      await greeted(page)
      const ended = { type: 'status-update', status: 'ended', endedReason: 'silence-timed-out' }
      for (const socket of sockets) {
        socket.send(JSON.stringify(ended))
        await socket.close({ code: 1000 })
      }
      await reach(page, 'inactive')
    },
  }),
  ...([500, 503, 429] as const).map((status) =>
    onHome(`failed-${status}`, {
      before: fail(status),
      prepare: async (page) => {
        await press(page)
        await page.locator('.call-panel .banner').waitFor()
      },
    }),
  ),
  {
    name: 'call.not-loaded',
    path: '/',
    before: (page) => page.route('**/assets/call-panel*', (route) => route.abort()),
    prepare: async (page) => {
      await page.locator('.call-button').click()
      await page.waitForTimeout(800)
    },
  },
  onHome('form-filled', {
    prepare: async (page) => {
      await converse(page, consultation)
      await page.waitForTimeout(2500)
    },
  }),
  onHome('field-focused', {
    prepare: async (page) => {
      await call(page)
      await greeted(page)
      for (const name of ['name', 'email', 'phone', 'company', 'message']) {
        await page.locator(`#contact [name=${name}]`).focus()
      }
      await page.waitForTimeout(800)
    },
  }),
]
