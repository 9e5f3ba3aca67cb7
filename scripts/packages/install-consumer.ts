import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

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
