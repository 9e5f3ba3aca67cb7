/**
 * Gets the packages ready for the registry. `npm run release:packages` builds them and shows what a publication would send;
 * with a version it writes that version first; with `--publish` it publishes, which needs `npm login`.
 */
import { execFileSync } from 'node:child_process'
import { buildPackage } from './packages/build-package.ts'
import { setVersion } from './packages/set-version.ts'
import { publishedPackages } from './packages/workspace-packages.ts'

const [version] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const publishes = process.argv.includes('--publish')

if (version !== undefined && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
  console.error(`${version} is no version: write it as 1.2.3.`)
  process.exit(1)
}
if (version !== undefined) {
  setVersion(version, new Date().toISOString().slice(0, 10))
  npm('.', 'install', '--package-lock-only', '--ignore-scripts')
}
for (const name of publishedPackages)
  npm(await buildPackage(name), 'publish', ...(publishes ? [] : ['--dry-run']))
if (!publishes) console.log('Nothing was published. Commit the versions, then run this again with --publish.')

function npm(folder: string, ...args: string[]): void {
  execFileSync('npm', args, { cwd: folder, stdio: 'inherit' })
}
