import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowserWithMicrophone } from '../open-browser-with-microphone.ts'
import { callFromPage } from './call-from-page.ts'
import { installConsumer } from './install-consumer.ts'
import { packPackages } from './pack-packages.ts'
import { serveConsumer } from './serve-consumer.ts'

/** What the consumer's server is made of, and what it needs in every toolchain. */
const always = { '@hono/node-server': '2.1.8' }

/**
 * Packs the packages and opens a browser, once for a test file. Gives what installs them beside a toolchain, lets `prepare`
 * build the page (or start the toolchain's own server, whose address it returns), and makes a call from the
 * page: by default from the button of `consumer/page.tsx`.
 */
export function openConsumers() {
  let packed: Awaited<ReturnType<typeof packPackages>> | undefined
  let browser: Browser | undefined

  beforeAll(async () => {
    packed = await packPackages()
    browser = await openBrowserWithMicrophone()
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await packed?.remove()
  })

  return async (
    dependencies: Record<string, string>,
    prepare: (folder: string) => Promise<{ url: string; close: () => Promise<void> } | void>,
    call = callFromPage,
  ): Promise<void> => {
    if (!packed || !browser) throw new Error('The packages have not been packed.')
    // The client's tarball carries the protocol and the REST client: one is enough for a page.
    const consumer = await installConsumer({
      ...always,
      ...dependencies,
      '@frontdesk/voice-client': packed.tarballs['voice-client'],
      '@frontdesk/voice-platform': packed.tarballs['voice-platform'],
      '@frontdesk/voice-protocol': packed.tarballs['voice-protocol'],
    })
    try {
      const behind = await prepare(consumer.folder)
      const site = await serveConsumer(consumer.folder, behind?.url)
      try {
        await call(browser, `http://localhost:${site.port}/`)
      } finally {
        await site.close()
        await behind?.close()
      }
    } finally {
      await consumer.remove()
    }
  }
}
