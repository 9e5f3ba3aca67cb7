/** A project that uses the packages as their users do: packed, installed outside the workspace, and served. */
import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildPackage } from './build-packages.ts'
import { publishedPackages, type PackageName } from './workspace-packages.ts'

/** Builds and packs all packages as they would be published. `remove` deletes the tarballs. */
export async function packPackages(): Promise<{
  tarballs: Record<PackageName, string>
  remove: () => Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-tarballs-'))
  const packed = publishedPackages.map(async (name) => {
    const built = await buildPackage(name, { folder: join(folder, name) })
    const answer = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: built })
    const [{ filename }] = JSON.parse(answer.toString()) as [{ filename: string }]
    return [name, join(folder, filename)]
  })
  return {
    tarballs: Object.fromEntries(await Promise.all(packed)) as Record<PackageName, string>,
    remove: () => rm(folder, { recursive: true }),
  }
}

interface Consumer {
  folder: string
  remove: () => Promise<void>
}

/**
 * A project outside the workspace that has installed the packages: the files of `consumer/` beside a package.json with
 * these dependencies.
 *
 * @param dependencies name → version, or the path of a tarball
 */
export async function installConsumer(dependencies: Record<string, string>): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-consumer-'))
  await cp(join(import.meta.dirname, 'consumer'), folder, { recursive: true })
  const manifest = { name: 'consumer', private: true, type: 'module', dependencies }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, undefined, 2))
  const quiet = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  await promisify(execFile)('npm', ['install', ...quiet], { cwd: folder })
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

/** Starts the consumer's own site with calls. `behind` is the server of its pages, where they are not in `public`. */
export async function serveConsumer(folder: string, behind?: string) {
  const child = spawn(process.execPath, ['serve.mjs'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...(behind && { BEHIND: behind }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('The consumer’s server did not start.')
    }),
  ])) as [Buffer]
  return {
    port: Number(line.toString()),
    async close(): Promise<void> {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
