import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig } from 'vitest/config'

// Every file has a process of its own, and many start servers: each loads the same modules, which Node compiles once.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

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

/** `npm run test:all` runs the slow ones too, and `npm run test:long` those that take up to hours. */
const slow = '**/*.slow.test.ts'
const long = '**/*.long.test.ts'
const always = ['**/node_modules/**', '**/build/**']

/** Room for a busy machine: no test is about time. */
const patience = { testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 40_000 } } }

/** A project of tests that need no browser. */
function inNode(name: string, agency: 'northlamp' | 'nachtportier', files: string, exclude = [slow]) {
  const { resolve, ...node } = withContentOf(agency)
  return {
    resolve,
    test: {
      name,
      ...node,
      include: [files],
      exclude: [...always, '**/e2e/**', long, ...exclude],
      globalSetup: 'apps/website/server/testing/shared-postgres.ts',
      ...patience,
    },
  }
}

/** A project that drives real browsers against the built site of an agency. A file has a browser and a site for itself while it runs. */
function inTheBrowser(
  name: string,
  agency: 'northlamp' | 'nachtportier',
  files: {
    include: string[]
    exclude?: string[]
    /** One file at a time: a busy machine cuts pieces out of what is spoken and heard. */
    alone?: boolean
  },
) {
  const { resolve, ...node } = withContentOf(agency)
  return {
    resolve,
    test: {
      name,
      ...node,
      include: files.include,
      exclude: [...always, long, ...(files.exclude ?? [slow])],
      globalSetup: `${browserTests}/shared-site.ts`,
      // After the tests below the browser.
      sequence: { groupOrder: files.alone ? 2 : 1 },
      ...(files.alone && { fileParallelism: false }),
      ...patience,
    },
  }
}

/** The tests where another agency's content changes most. `npm test` runs them on the second agency, too. */
const aboutContent = ['cards', 'discovery', 'every-page', 'first-screen'].map(
  (file) => `${browserTests}/${file}.test.ts`,
)

/** The words of one agency. */
const specification = `${browserTests}/specification.test.ts`

/** What an agency's content can't change: the desk but for its requests, and what happens between browser and server. */
const aboutNoContent = [
  'consultation-form-faults',
  'desk-!(list|request)',
  'font-swap',
  'proof-of-work',
  'spam-trap',
  'staff-sign-in',
  'switchboard',
  'visitor-metrics',
  'voice-hosted-call',
].map((file) => `${browserTests}/${file}.test.ts`)

/**
 * `npm test`: `unit` on all cores, `unit-nachtportier` (the files named `*.agencies.test.ts` on the second agency), `e2e`
 * (the site of the first agency in a browser) and `e2e-nachtportier` (the browser tests that depend on content).
 * `npm run test:rest`: `slow`, `e2e-slow` and the other browser tests that content can change, on the second agency.
 * `npm run test:long`: `long`, and real speech on the second agency.
 */
export default defineConfig({
  test: {
    // Two files in browsers keep two cores 95 % busy: more make each other wait, and no run shorter.
    maxWorkers: availableParallelism(),
    // Servers, databases and browsers share the cores with whatever else the machine does: a test that fails is tried once
    // more. The second reporter lists those that passed then (docs/decisions/tests.md).
    retry: 1,
    reporters: ['default', './scripts/second-tries.ts'],
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
      inNode('slow', 'northlamp', '{apps,packages,scripts,bench}/**/*.slow.test.ts', []),
      inTheBrowser('e2e-slow', 'northlamp', {
        include: [`${browserTests}/**/*.slow.test.ts`],
        exclude: [],
        alone: true,
      }),
      inTheBrowser('e2e-nachtportier-rest', 'nachtportier', {
        include: [`${browserTests}/**/*.test.ts`],
        exclude: [slow, specification, ...aboutContent, ...aboutNoContent],
      }),
      inTheBrowser('e2e-nachtportier-slow', 'nachtportier', {
        include: [`${browserTests}/**/*.slow.test.ts`],
        exclude: [],
        alone: true,
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
