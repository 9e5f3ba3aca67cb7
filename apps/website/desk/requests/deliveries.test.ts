import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeState, nameOfChannel } from './deliveries.tsx'
import '../words/testing/in-english.ts'

it.each([
  [{ state: 'waiting', attempts: 0 }, 'Waiting'],
  [{ state: 'waiting', attempts: 1 }, 'Waiting'],
  [{ state: 'waiting', attempts: 3 }, 'Waiting after 3 attempts'],
  [{ state: 'sent', attempts: 1 }, 'Delivered'],
  [{ state: 'given-up', attempts: 12 }, 'Given up after 12 attempts'],
] as const)('describes %o as %s', (delivery, words) => {
  expect(describeState(delivery)).toBe(words)
})

const server = new URL('../../server/requests/delivery/', import.meta.url)

/** The channels that the server's source files name. */
const channels = globSync('**/*.ts', { cwd: server, exclude: ['**/*.test.ts', 'testing/**'] }).flatMap(
  (file) =>
    [
      ...readFileSync(new URL(file, server), 'utf8').matchAll(
        /(?:^ {4}name: |^export const \w+Channel = )'(?<name>[a-z]+)'/gm,
      ),
    ].map(({ groups }) => groups?.name ?? ''),
)

it('names each channel of the server in words, and an unknown one as in the settings', () => {
  expect(channels.length).toBeGreaterThan(5)
  for (const channel of channels) expect(nameOfChannel(channel)).toMatch(/^[A-Z]/)
  expect(nameOfChannel('pigeon')).toBe('pigeon')
})
