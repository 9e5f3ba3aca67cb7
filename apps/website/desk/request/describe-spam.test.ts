import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeSpam } from './describe-spam.ts'

const spam = new URL('../../server/spam/', import.meta.url)

/** The signals as the server's sources name them. */
const signals = globSync('{signals/*,check-sender-domain}.ts', { cwd: spam, exclude: ['**/*.test.ts'] })
  .flatMap((file) => [
    ...readFileSync(new URL(file, spam), 'utf8').matchAll(/(?:signal: |flag\(id, )'(?<name>[a-z-]+)'/g),
  ])
  .map(({ groups }) => groups?.name ?? '')

it('has a sentence for each signal of the server', () => {
  expect(signals.length).toBeGreaterThan(10)
  // This one speaks for a request, and is not shown.
  const shown = signals.filter((signal) => signal !== 'need')
  for (const signal of [...shown, 'approach', 'topic', 'lure', 'proof-used', 'proof-wrong'])
    expect(describeSpam([signal])).toMatch(/^[A-Z].*\.$/)
})

it('has a line for each signal, and names one of another release', () => {
  expect(describeSpam(['wallet', 'unheard-of'])).toBe('It names a payment address.\nunheard-of')
})
