import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { startScriptedPlatform } from '#server/voice/testing/start-scripted-platform.ts'
import { voice } from '#content/voice.ts'
import { onceAFile } from './once-a-file.ts'
import { openBrowser } from './open-browser.ts'
import { type Site, startSite } from './start-site.ts'
import { it } from './visit.ts'
import { callButton } from './voice-visit.ts'
import { buildFolder } from '#agency/content-folder.ts'

type Platform = Awaited<ReturnType<typeof startScriptedPlatform>>

/** Tests of calls on the hosted platform with a scripted API, in a browser with two beeping microphones. */
export const hostedIt = it.extend<{
  platform: Platform
  site: Site
  browser: Browser
  scriptDaily: ScriptDaily
}>({
  platform: onceAFile(
    () => startScriptedPlatform(),
    (platform) => platform.close(),
  ),
  site: [
    async ({ platform }, provide) => {
      const site = await startSite({
        VOICE_PROVIDER: 'vapi',
        VAPI_PUBLIC_KEY: 'the-public-key',
        VAPI_ASSISTANT_ID: 'the-assistant',
        VAPI_API_URL: platform.url,
        VOICE_DAILY_MINUTES: '100000',
      })
      await provide(site)
      await site.remove()
    },
    { scope: 'file' },
  ],
  browser: onceAFile(
    () => openBrowser(['--use-fake-device-for-media-stream']),
    (browser) => browser.close(),
  ),
  scriptDaily: onceAFile<ScriptDaily>(async () => {
    const { outputFiles } = await build({
      entryPoints: [join(import.meta.dirname, 'scripted-daily-page.ts')],
      bundle: true,
      format: 'esm',
      write: false,
    })
    const body = outputFiles[0]?.text ?? ''
    const daily = findDaily()
    return async (page) => {
      await page.route(`**/assets/${daily}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      )
    }
  }),
})

/** The build's file of daily-js: the one with the provider's hosts. */
function findDaily(): string {
  const scripts = globSync(join(import.meta.dirname, '..', buildFolder, 'client/assets/*.js'))
  const found = scripts.filter((file) => readFileSync(file, 'utf8').includes('daily.co'))
  if (found.length !== 1) throw new Error(`daily-js is in ${found.length} files of the build`)
  return basename(found[0] ?? '')
}

/** Serves a scripted daily-js in place of the real one, whose call machine is on the provider's hosts. */
type ScriptDaily = (page: Page) => Promise<void>

/** Emits an event of the room, by daily-js's name for it. */
export const emitInRoom = (page: Page, event: string, payload: Record<string, unknown>): Promise<void> =>
  page.evaluate(([name, emitted]) => window.daily.latest().emit(name, emitted), [event, payload] as const)

/** Sets the assistant's level every 100 ms. @returns a function that silences it. */
export async function assistantSpeaks(page: Page, level: number): Promise<() => Promise<void>> {
  const timer = await page.evaluate(
    (speaker) =>
      window.setInterval(
        () =>
          window.daily
            .latest()
            .emit('remote-participants-audio-level', { participantsAudioLevel: { speaker } }),
        100,
      ),
    level,
  )
  return () => page.evaluate((started) => clearInterval(started), timer)
}

/** Sends a message of the platform on the call channel. */
export const platformSays = (page: Page, message: unknown): Promise<void> =>
  page.evaluate((said) => window.daily.latest().say(said), message)

/** The client's calls of a daily-js method, latest last. */
export const clientCalls = (page: Page, name: string): Promise<unknown[][]> =>
  page.evaluate(
    (wanted) =>
      window.daily
        .latest()
        .commands.filter(([command]) => command === wanted)
        .map(([, ...args]) => args),
    name,
  )

/** The client's messages on the call channel, latest last. */
export const said = async (page: Page): Promise<unknown[]> =>
  (await clientCalls(page, 'sendAppMessage')).map(([text]) =>
    text === 'playable' ? text : JSON.parse(String(text)),
  )

/** Presses the button, and lets the assistant listen. */
export async function startCall(page: Page): Promise<void> {
  await callButton(page).click()
  await page.waitForFunction(() => 'daily' in window && window.daily.calls.at(-1)?.state === 'joined')
  await platformSays(page, 'listening')
  await expect.poll(() => callButton(page).textContent()).toBe(voice.button.active)
}
