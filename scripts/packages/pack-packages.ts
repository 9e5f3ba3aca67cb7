import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPackage } from './build-package.ts'
import { publishedPackages, type PackageName } from './workspace-packages.ts'

/** Builds and packs all packages as they would be published. `remove` deletes the tarballs. */
export async function packPackages(): Promise<{
  tarballs: Record<PackageName, string>
  remove: () => Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-tarballs-'))
  const packed = publishedPackages.map(async (name) => {
    const built = await buildPackage(name, join(folder, name))
    const answer = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: built })
    const [{ filename }] = JSON.parse(answer.toString()) as [{ filename: string }]
    return [name, join(folder, filename)]
  })
  return {
    tarballs: Object.fromEntries(await Promise.all(packed)) as Record<PackageName, string>,
    remove: () => rm(folder, { recursive: true }),
  }
}
