import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeSpam } from './request-context.tsx'
import '../words/testing/in-english.ts'

const spam = new URL('../../server/requests/spam/', import.meta.url)

/** The signals in the server's source files. */
const signals = globSync('*.ts', { cwd: spam, exclude: ['*.test.ts'] })
  .flatMap((file) => [
    ...readFileSync(new URL(file, spam), 'utf8').matchAll(/(?:signal: |flag\(id, )'(?<name>[a-z-]+)'/g),
  ])
  .map(({ groups }) => groups?.name ?? '')

it('has a sentence for each signal of the server', () => {
  expect(signals.length).toBeGreaterThan(10)
  // This signal counts for a request, and is not shown.
  const shown = signals.filter((signal) => signal !== 'need')
  for (const signal of [...shown, 'approach', 'topic', 'lure', 'proof-used', 'proof-wrong'])
    expect(describeSpam([signal])).toMatch(/^[A-Z].*\.$/)
})

it('has a line for each signal, and shows the name of an unknown signal', () => {
  expect(describeSpam(['wallet', 'unheard-of'])).toBe('It names a payment address.\nunheard-of')
})
