import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { buildPage, openBrowser, openPage } from './open-page.ts'
import { startCallServer, type CallServerScript } from './scripted-call-server.ts'

interface VisitOptions {
  script?: CallServerScript | undefined
  /** After the site's address. */
  query?: string
  prepare?: Parameters<typeof openPage>[2]
}

/**
 * One browser and one build for a test file. Returns a function that opens the page on its own server, until the test
 * is over.
 */
export function setUpVisits() {
  let built: Awaited<ReturnType<typeof buildPage>> | undefined
  let browser: Browser | undefined
  const closers: (() => Promise<void>)[] = []

  beforeAll(async () => {
    built = await buildPage()
    browser = await openBrowser()
  })
  afterEach(async () => {
    for (const close of closers.splice(0)) await close()
  })
  afterAll(async () => {
    await browser?.close()
    await built?.remove()
  })

  return async ({ script, query = '', prepare }: VisitOptions = {}) => {
    if (!built || !browser) throw new Error('The browser has not been opened.')
    const server = await startCallServer(built.folder, script)
    closers.push(() => server.close())
    const opened = await openPage(browser, server.url + query, prepare)
    closers.unshift(() => opened.page.close())
    return { server, ...opened }
  }
}
