import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '..')

/** Builds what is stale and serves the site on a free port, with a store of its own that `stop` removes. */
export async function startSite(): Promise<{ url: string; stop: () => void }> {
  execFileSync(process.execPath, [join(root, 'scripts/build-if-stale.ts')], { stdio: 'ignore' })
  const dataDirectory = mkdtempSync(join(tmpdir(), 'frontdesk-site-'))
  const server = spawn(process.execPath, [join(root, 'apps/website/server/main.ts')], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () => {
    server.kill()
    server.once('exit', () => rmSync(dataDirectory, { recursive: true, force: true }))
  }
  const url = await Promise.race([
    addressIn(server.stdout),
    once(server, 'exit').then(() => Promise.reject(new Error('The server stopped before it listened.'))),
  ])
  return { url, stop }
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /"address":"([^"]+)"/.exec(line)?.[1]
    if (address) {
      output.resume()
      return address
    }
  }
  throw new Error('The server named no address.')
}
