/**
 * Builds the website when its inputs changed since the last build, and does nothing otherwise.
 * `npm start` calls it, so that a clone starts with one command and a restart takes no time.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const website = join(root, 'apps/website')
const stampFile = join(website, 'build/inputs.sha256')

const inputs = [
  'package-lock.json',
  'apps/website/{app,content,previews,public,server}/**/*',
  'apps/website/*.{ts,json}',
  'packages/*/src/**/*',
  'packages/*/package.json',
]

function hashInputs(): string {
  const hash = createHash('sha256')
  for (const file of globSync(inputs, { cwd: root }).toSorted()) {
    const path = join(root, file)
    if (!statSync(path).isFile()) continue
    hash.update(file).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

const hash = hashInputs()
const isFresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash
if (!isFresh || process.argv.includes('--force')) {
  execFileSync('react-router', ['build'], {
    cwd: website,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  })
  await import('../apps/website/previews/make-previews.ts')
  writeFileSync(stampFile, hash)
}
