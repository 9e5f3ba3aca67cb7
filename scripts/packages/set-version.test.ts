import { expect, test } from 'vitest'
import { withHeading, withVersion } from './set-version.ts'

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
