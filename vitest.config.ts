import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * The suite runs on agencies of its own, so that it stays green whatever an owner writes into `content/`: `northlamp` is the
 * agency of the specification, `nachtportier` has another trade, other services and other counts (docs/decisions/content.md).
 * Node follows the condition (apps/website/package.json), and Vite the alias.
 */
const withContentOf = (agency: 'northlamp' | 'nachtportier') => ({
  resolve: {
    alias: { '#content': join(import.meta.dirname, 'apps/website/fixtures', agency) },
  },
  execArgv: [`--conditions=agency-${agency}`],
})
const { resolve, execArgv } = withContentOf('northlamp')

const inTheBrowser = {
  exclude: ['**/node_modules/**', '**/*.long.test.ts'],
  fileParallelism: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
}

/** `unit` runs on all cores; `e2e` drives one real browser against the built server, one file after the other; `long` is `npm run test:long`. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          execArgv,
          include: ['{apps,packages,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/build/**', '**/e2e/**', '**/*.long.test.ts'],
          // Room for a busy machine: no test is about time.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          ...inTheBrowser,
          name: 'e2e',
          execArgv,
          include: ['apps/website/e2e/**/*.test.ts', 'packages/*/e2e/**/*.test.ts'],
        },
      },
      {
        resolve,
        test: {
          name: 'long',
          execArgv,
          include: ['{apps,packages,scripts,bench}/**/*.long.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**'],
          fileParallelism: false,
        },
      },
    ],
  },
})
