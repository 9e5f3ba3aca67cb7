import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishedPackages } from './workspace-packages.ts'
import { distributionTag, isVersion, lockedTo, withHeading, withVersion } from './set-version.ts'

test('sets the version of a package, and of its dependencies in this repository', () => {
  const manifest =
    '{ "name": "@frontdesk/voice-client", "version": "0.1.0", "dependencies": {\n  "@frontdesk/voice-api": "0.1.0", "ws": "8.0.0" } }'
  expect(JSON.parse(withVersion(manifest, '0.2.0'))).toEqual({
    name: '@frontdesk/voice-client',
    version: '0.2.0',
    dependencies: { '@frontdesk/voice-api': '0.2.0', ws: '8.0.0' },
  })
})

test('the website keeps its own version', () => {
  const manifest =
    '{ "name": "@frontdesk/website", "version": "0.1.0", "dependencies": { "@frontdesk/voice-api": "0.1.0" } }'
  expect(JSON.parse(withVersion(manifest, '0.2.0'))).toEqual({
    name: '@frontdesk/website',
    version: '0.1.0',
    dependencies: { '@frontdesk/voice-api': '0.2.0' },
  })
})

test('unreleased changes move under the version, and a new heading is added for the next ones', () => {
  expect(withHeading('# Changelog\n\n## Unreleased\n\n- A change.\n', '0.2.0', '2026-11-22')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 – 2026-11-22\n\n- A change.\n',
  )
})

test.each([
  ['1.2.3', 'latest'],
  ['0.2.0-beta.1', 'beta'],
  ['1.0.0-rc1', 'rc'],
  ['1.0.0-1', 'next'],
])('npm offers %s as %s', (version, tag) => {
  expect(isVersion(version)).toBe(true)
  expect(distributionTag(version)).toBe(tag)
})

test.each(['1.2', '1.2.3-', '1.2.3-beta..1', '01.2.3', 'latest', '1.2.3+build'])(
  '%s is no version',
  (version) => {
    expect(isVersion(version)).toBe(false)
  },
)

test('the lock file changes where it names a published package, and nowhere else', () => {
  const lock = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')
  const changed = lockedTo(lock, '9.9.9-beta.1')
  expect(lockedTo(changed, '0.1.0')).toBe(lock)
  const lines = lock.split('\n')
  const different = changed.split('\n').filter((line, index) => line !== lines[index])
  for (const line of different)
    expect(line).toMatch(/^ {6,8}"(version|@frontdesk\/voice-[a-z]+)": "9\.9\.9-beta\.1",?$/)
  expect(different.filter((line) => line.includes('version'))).toHaveLength(publishedPackages.length)
})
