/**
 * Gets the packages ready for the registry. `npm run release:packages` builds them and shows what a publication would send;
 * with a version it writes that version afterwards; with `--publish` it publishes, which needs `npm login`.
 */
import { execFileSync } from 'node:child_process'
import { buildPackage } from './build-packages.ts'
import { distributionTag, isVersion, setVersion } from './set-version.ts'
import { publishedPackages, readManifest } from './workspace-packages.ts'

const [given] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const publishes = process.argv.includes('--publish')

if (given !== undefined && !isVersion(given)) {
  console.error(`${given} is no version: write it as 1.2.3, or as 1.2.3-beta.1.`)
  process.exit(1)
}
if (given !== undefined && publishes) {
  console.error('Set the version and commit it first, then publish: the two are separate runs.')
  process.exit(1)
}
const version = given ?? readManifest('voice-protocol').version
const how = ['--tag', distributionTag(version), ...(publishes ? [] : ['--dry-run'])]
const folders: string[] = []
for (const name of publishedPackages) folders.push(await buildPackage(name, { version }))
// Nothing is sent or written before every package is built.
for (const folder of folders) execFileSync('npm', ['publish', ...how], { cwd: folder, stdio: 'inherit' })
if (given !== undefined) setVersion(given, new Date().toISOString().slice(0, 10))
if (!publishes) console.log('Nothing was published. Commit the versions, then run this again with --publish.')
