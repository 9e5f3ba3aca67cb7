import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { afterEach, beforeEach, expect } from 'vitest'
import { createInMemoryCallStore } from '#platform/calls/in-memory-call-store.ts'
import { createVoicePlatform } from '#platform/http/create-voice-platform.ts'
import type { VoicePlatformOptions } from '#platform/http/create-voice-platform.ts'
import { listen } from './listen.ts'
import { createQuietLog } from './quiet-log.ts'
import { createScriptedProviders } from './scripted-providers.ts'
import { joinCall, type TestVisitor } from './test-visitor.ts'

/** The site whose pages may start calls. */
export const site = 'https://agency.example'

/** Starts a platform for each test of a file. Its store and its log last for the file. */
export function setUpPlatform() {
  const callStore = createInMemoryCallStore()
  const log = createQuietLog()
  let running: Awaited<ReturnType<typeof start>>

  async function start(options: Partial<VoicePlatformOptions> = {}) {
    const platform = createVoicePlatform({
      providers: createScriptedProviders(),
      callStore,
      originAllowed: (origin) => origin === undefined || origin === site,
      log,
      ...options,
    })
    const server = await listen(platform)
    return {
      url: server.url,
      platform,
      async close(): Promise<void> {
        await platform.close()
        await server.close()
      },
    }
  }
  beforeEach(async () => {
    running = await start()
  })
  afterEach(() => running.close())

  /** Requests a call. */
  async function post(body: unknown = {}, headers: Record<string, string> = { Origin: site }) {
    const response = await fetch(`${running.url}/call/web`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Record<string, string> }
  }

  return {
    callStore,
    log,
    post,
    /** A second platform beside the test's own; the test closes it. */
    start,
    /** The load of the test's own platform. */
    load: () => running.platform.load(),
    /** Stops the platform, but not its server. */
    stop: () => running.platform.close(),
    /** Replaces the platform by one with these options. */
    restart: async (options: Partial<VoicePlatformOptions>): Promise<void> => {
      await running.close()
      running = await start(options)
    },
    /** Requests a call, and returns the address of its room. */
    openRoom: async (): Promise<string> => {
      const { status, body } = await post()
      expect(status).toBe(201)
      return body['webCallUrl'] ?? ''
    },
    join: (url: string): Promise<TestVisitor> => joinCall(url, { origin: site }),
  }
}

/** Sends a handshake for a room and returns the HTTP status; 101 means accepted. */
export function shakeHands(url: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const handshake = request(url.replace(/^ws/, 'http'), {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
        Origin: site,
        ...headers,
      },
    })
    handshake.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve(response.statusCode ?? 0)
    })
    handshake.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    handshake.on('error', reject)
    handshake.end()
  })
}
