import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A site served by `npm run dev`. */
export type DevelopmentSite = {
  address: string
  /** The status and the text of a page. */
  get(path: string): Promise<{ status: number; text: string }>
  /** Sends any request, and follows no redirect. */
  request(path: string, init: RequestInit): Promise<Response>
  stop(): Promise<void>
}

/**
 * Starts the development server of a website's folder.
 * @param agency the folder of its agency; by default the one that the site chooses
 * @param nodeFlags flags of Node, such as those with which `npm run dev` watches the files
 * @throws Error with the server's output when it exits before it listens
 */
export async function startDevelopmentSite(
  website: string,
  agency = '',
  nodeFlags: readonly string[] = [],
): Promise<DevelopmentSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontdesk-development-'))
  const server = spawn(process.execPath, [...nodeFlags, join(website, 'server/dev.ts')], {
    cwd: website,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      VOICE_PROVIDER: 'off',
      AGENCY: agency,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  server.stderr.on('data', (chunk: Buffer) => (written += chunk.toString()))
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      const found = /"message":"developing","address":"([^"]+)"/.exec(line)?.[1]
      if (found) resolve(found)
      else written += `${line}\n`
    })
    void exited.then(() => reject(new Error(written)))
  })
  return {
    address,
    async get(path) {
      const response = await fetch(address + path)
      return { status: response.status, text: await response.text() }
    },
    request: (path, init) => fetch(address + path, { ...init, redirect: 'manual' }),
    async stop() {
      server.kill()
      await exited
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
