import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig } from 'vitest/config'

const website = join(import.meta.dirname, 'apps/website')
const browserTests = 'apps/website/e2e'

/**
 * The suite runs on the agencies that ship, whatever an owner writes into another: `northlamp` is the agency of the
 * specification, `nachtportier` has another trade, other services and other counts (docs/decisions/content.md). Node follows
 * AGENCY, and Vite the alias.
 */
const withContentOf = (agency: 'northlamp' | 'nachtportier') => ({
  resolve: { alias: { '#content': join(website, 'agencies', agency) } },
  env: { AGENCY: agency },
  execArgv: ['--import', pathToFileURL(join(website, 'agency/register-agency.ts')).href],
})
const { resolve, env, execArgv } = withContentOf('northlamp')

const slow = '**/*.long.test.ts'
const always = ['**/node_modules/**', '**/build/**']

/** A project of tests that need no browser. */
function inNode(name: string, agency: 'northlamp' | 'nachtportier', files: string) {
  const { resolve, ...node } = withContentOf(agency)
  return {
    resolve,
    test: {
      name,
      ...node,
      include: [files],
      exclude: [...always, '**/e2e/**', slow],
      // Room for a busy machine: no test is about time.
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  }
}

/** A project that drives real browsers against the built site of an agency. A file has its browser and its site for itself. */
function inTheBrowser(
  name: string,
  agency: 'northlamp' | 'nachtportier',
  files: { include: string[]; exclude?: string[] },
) {
  const { resolve, ...node } = withContentOf(agency)
  return {
    resolve,
    test: {
      name,
      ...node,
      include: files.include,
      exclude: [...always, slow, ...(files.exclude ?? [])],
      globalSetup: `${browserTests}/shared-site.ts`,
      // After the tests below the browser.
      sequence: { groupOrder: 1 },
      testTimeout: 120_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 40_000 } },
    },
  }
}

/** The tests where another agency's content changes most: they run on the second agency, too. `npm run test:long` runs all on it. */
const aboutContent = [
  'cards',
  'consultation-form',
  'discovery',
  'every-page',
  'first-screen',
  'voice-call',
].map((file) => `${browserTests}/${file}.test.ts`)

/** The words of one agency. */
const specification = `${browserTests}/specification.test.ts`

/**
 * `unit` runs on all cores, and `unit-nachtportier` repeats the files named `*.agencies.test.ts` on the second agency. `e2e` drives
 * the site of the first agency, and `e2e-nachtportier` that of the second through the tests that depend on content; `npm test` is
 * these four. `npm run test:long` is `long`, and `e2e-nachtportier-all`: every browser test on the second agency.
 */
export default defineConfig({
  test: {
    // The default leaves a core to somebody who works beside it: here that is half of the machine.
    maxWorkers: availableParallelism(),
    // Servers, databases and browsers share the cores with whatever else the machine does: a test that fails is tried once more,
    // and the report says so.
    retry: 1,
    projects: [
      inNode('unit', 'northlamp', '{apps,packages,scripts,bench}/**/*.test.{ts,tsx}'),
      inNode('unit-nachtportier', 'nachtportier', 'apps/website/**/*.agencies.test.ts'),
      inTheBrowser('e2e', 'northlamp', {
        include: [
          `${browserTests}/**/*.test.ts`,
          'packages/*/e2e/**/*.test.ts',
          'scripts/packages/e2e/**/*.test.ts',
        ],
      }),
      inTheBrowser('e2e-nachtportier', 'nachtportier', { include: aboutContent }),
      inTheBrowser('e2e-nachtportier-all', 'nachtportier', {
        include: [`${browserTests}/**/*.test.ts`],
        exclude: [specification],
      }),
      {
        resolve,
        test: {
          name: 'long',
          env,
          execArgv,
          include: ['{apps,packages,scripts,bench}/**/*.long.test.ts'],
          exclude: always,
          fileParallelism: false,
        },
      },
    ],
  },
})
