import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startServerProcess } from '#server/testing/start-server-process.ts'
import { callOften } from './testing/call-often.ts'
import { readResources, type Resources } from './testing/read-resources.ts'

const minute = 60_000
const visitors = 4
/** In the first minutes, caches and pools fill and code is compiled, so memory may grow. */
const warmUp = 2 * minute
const soak = 10 * minute
/** The server waits some seconds for a lost connection, and keeps idle ones as long. */
const polling = { timeout: 2 * minute, interval: 5_000 }

const handles = ['descriptors', 'threads', 'children'] as const

/**
 * Bytes by which the heap may differ between two collections. Hundreds of calls pass, each with megabytes of sound both
 * ways: a leak of 10 KB per call would be visible.
 */
const memoryTolerance = 4_000_000
/** The resident size varies with the allocator's pages, but must not grow with the calls. */
const residentTolerance = 1.25

it(
  'retains no memory of its calls after ten minutes',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'frontdesk-soak-'))
    const socket = join(folder, 'resources')
    const logFile = join(folder, 'server.log')
    const server = startServerProcess(
      {
        VOICE_PROVIDER: 'embedded',
        VOICE_DAILY_MINUTES: '1000000',
        // Each call comes from another network, because one network may not call as often.
        TRUSTED_PROXIES: 'loopback',
        DATA_DIR: folder,
        RESOURCES_SOCKET: socket,
        NODE_OPTIONS: `--import=${join(import.meta.dirname, 'testing/report-resources.ts')}`,
      },
      logFile,
    )
    try {
      const url = await server.listening
      await expect
        .poll(() => readFile(logFile, 'utf8'), { timeout: minute })
        .toContain('the voice platform is ready')
      await callOften(url, { visitors, milliseconds: warmUp })
      const before = await steadyResources(socket)
      const held = await callOften(url, { visitors, milliseconds: soak })
      const grown = (now: Resources) => handles.filter((handle) => now[handle] > before[handle])
      await expect.poll(async () => grown(await readResources(socket)), polling).toEqual([])
      const after = await steadyResources(socket)
      console.log({ held, before, after })

      expect(grown(after)).toEqual([])
      expect(held.answered).toBe(held.calls)
      expect(held.calls).toBeGreaterThan(100)
      expect(after.memory - before.memory).toBeLessThan(memoryTolerance)
      expect(after.resident / before.resident).toBeLessThan(residentTolerance)
    } finally {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
  warmUp + soak + 10 * minute,
)

/** Waits for two readings with the same handles. They are further apart than any call waits for its visitor. */
async function steadyResources(socket: string): Promise<Resources> {
  for (let seen = await readResources(socket); ;) {
    await new Promise((resolve) => setTimeout(resolve, 15_000))
    const now = await readResources(socket)
    if (handles.every((handle) => now[handle] === seen[handle])) return now
    seen = now
  }
}
