import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserServer, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findChromium, findHeadlessChromium } from './find-chromium.ts'
import { microphoneOf, record, type Recording } from './microphone.ts'
import { quietSwitches } from './open-browser.ts'
import { type Site, startSite, withCalls } from './start-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address that starts what a file asks for: `/site/1`, `/browser/1`, `/calling-browser/1`, for the first of the concurrent files. */
    shared: string
  }
}

let silence: Recording
let starter: Server
const sites = new Map<string, Promise<Site>>()
const browsers = new Map<string, Promise<BrowserServer>>()

/** Returns what was started before under a name, or starts it. */
function once<Value>(started: Map<string, Promise<Value>>, name: string, start: () => Promise<Value>) {
  const found = started.get(name) ?? start()
  started.set(name, found)
  return found
}

/**
 * Starts a site that carries calls, a browser, and one with a silent microphone when the first file asks for it, for the files
 * of a project that need nothing else: a start takes seconds. There is one of each for each concurrent file, so that files
 * do not see each other's data.
 */
export async function setup(project: TestProject): Promise<void> {
  const AGENCY = project.config.env['AGENCY']?.split('/')[0] ?? ''
  silence = await record(1)

  async function answer(path: string): Promise<object> {
    const [, what, of = ''] = path.split('/')
    if (what === 'site') {
      const { url, dataDir } = await once(sites, of, () => startSite({ AGENCY, ...withCalls }))
      return { url, dataDir }
    }
    const launch = () =>
      what === 'calling-browser'
        ? chromium.launchServer({
            executablePath: findChromium(),
            args: [...quietSwitches, ...microphoneOf(silence)],
          })
        : chromium.launchServer({ executablePath: findHeadlessChromium(), args: [...quietSwitches] })
    return { endpoint: (await once(browsers, `${what} ${of}`, launch)).wsEndpoint() }
  }

  starter = createServer((request, response) => {
    answer(request.url ?? '').then(
      (found) => response.end(JSON.stringify(found)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => starter.listen(0, '127.0.0.1', resolve))
  project.provide('shared', `http://127.0.0.1:${(starter.address() as AddressInfo).port}`)
}

export async function teardown(): Promise<void> {
  starter.close()
  await Promise.all([
    ...[...sites.values()].map(async (site) => (await site).remove()),
    ...[...browsers.values()].map(async (browser) => (await browser).close()),
  ])
  await silence.remove()
}
