import { type BrowserServer, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findChromium } from './find-chromium.ts'
import { microphoneOf, record, type Recording } from './microphone.ts'
import { quietSwitches } from './open-browser.ts'
import { type Site, startSite, withCalls } from './start-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shared: { site: { url: string; dataDir: string }; browser: string }[]
  }
}

let shared: { site: Site; browser: BrowserServer }[]
let silence: Recording

/**
 * Starts a site that carries calls and a browser with a silent microphone, for the files of a project that need nothing
 * else: a start takes seconds. There is one of each for each concurrent file, so that files do not see each other's data.
 */
export async function setup(project: TestProject): Promise<void> {
  const { maxWorkers, env } = project.config
  silence = await record(1)
  shared = await Promise.all(
    Array.from({ length: maxWorkers }, async () => ({
      site: await startSite({ AGENCY: env['AGENCY'] ?? '', ...withCalls }),
      browser: await chromium.launchServer({
        executablePath: findChromium(),
        args: [...quietSwitches, ...microphoneOf(silence)],
      }),
    })),
  )
  project.provide(
    'shared',
    shared.map(({ site: { url, dataDir }, browser }) => ({
      site: { url, dataDir },
      browser: browser.wsEndpoint(),
    })),
  )
}

export async function teardown(): Promise<void> {
  await Promise.all(shared.map(({ site, browser }) => Promise.all([site.remove(), browser.close()])))
  await silence.remove()
}
