import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig } from 'vitest/config'
import { modulesOfLanguages } from './apps/website/vite-plugins/modules-of-languages.ts'

// Many files start servers or run commands in processes of their own: each loads the same modules, which Node compiles once.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

const website = join(import.meta.dirname, 'apps/website')
const browserTests = 'apps/website/e2e'

/** The second agency speaks German first. Tests of the assistant, which understands English, take its English edition. */
const inGerman = 'nachtportier'
const inEnglish = 'nachtportier/languages/en'
type TestedContent = 'northlamp' | typeof inGerman | typeof inEnglish

/**
 * The suite runs on the agencies that ship, whatever an owner writes into another: `northlamp` is the agency of the
 * specification, `nachtportier` has another trade, other services and other counts (docs/decisions/content.md). Node follows
 * AGENCY, and Vite the alias.
 */
const withContentOf = (agency: TestedContent) => ({
  plugins: [modulesOfLanguages()],
  resolve: { alias: { '#content': join(website, 'agencies', agency) } },
  env: { AGENCY: agency },
  execArgv: ['--import', pathToFileURL(join(website, 'agency/register-agency.ts')).href],
})
const { plugins, resolve, env, execArgv } = withContentOf('northlamp')

/** `npm run test:all` runs the slow ones too, and `npm run test:long` those that take up to hours. */
const slow = '**/*.slow.test.ts'
const long = '**/*.long.test.ts'
const always = ['**/node_modules/**', '**/build/**']

/**
 * Files with a process of their own: those that replace modules (`vi.mock`), one that needs Node's own `Response`, which the
 * HTTP server replaces, and one that loads the desk's German words. All others without a browser share a worker's modules.
 */
const isolated = '**/*.isolated.test.{ts,tsx}'

/** The assistant's tests on the second agency. */
const ofTheAssistant = 'apps/website/server/voice/**/*.agencies.test.ts'

/** Room for a busy machine: no test is about time. */
const patience = { testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 40_000 } } }

/** A project of tests that need no browser. */
function inNode(
  name: string,
  agency: TestedContent,
  files: string,
  { exclude = [slow], isolate = true }: { exclude?: string[]; isolate?: boolean } = {},
) {
  const { plugins, resolve, ...node } = withContentOf(agency)
  return {
    plugins,
    resolve,
    test: {
      name,
      ...node,
      include: [files],
      exclude: [...always, '**/e2e/**', long, ...exclude],
      isolate,
      globalSetup: 'apps/website/server/testing/shared-stores.ts',
      ...patience,
    },
  }
}

/** A project that drives real browsers against the built site of an agency. A file has a browser and a site for itself while it runs. */
function inTheBrowser(
  name: string,
  agency: TestedContent,
  files: {
    include: string[]
    exclude?: string[]
    /** One file at a time. */
    alone?: boolean
  },
) {
  const { plugins, resolve, ...node } = withContentOf(agency)
  return {
    plugins,
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

const files = (...names: string[]) => names.map((name) => `${browserTests}/${name}.test.ts`)

/** What a visitor and the staff do every day, from the pages to the form, the call and the desk: in every `npm test`. */
const everyDay = files(
  'cards',
  'consultation-form',
  'consultation-form-sending',
  'desk-request',
  'desk-together',
  'every-page',
  'navigation',
  'voice-call',
  'voice-call-form',
)

/** A busy machine cuts pieces out of what is spoken and heard, and answers no fifty requests a second: one after another. */
const spoken = files('deploys.slow', 'voice-misunderstood.slow', 'voice-phrases.slow', 'voice-speech.slow')

/** Those that another agency's content changes most. `npm test` runs them on the second agency, too. */
const aboutContent = files('cards', 'every-page')

/** The same on the second agency, which has appointments. */
const spokenOnTheSecond = files('voice-appointments-spoken.slow')

/** About pages that only the second agency has. */
const ofTheSecond = files(
  'appointments',
  'articles',
  'desk-appointments',
  'desk-calendars',
  'desk-language',
  'languages',
  'own-pages',
)

/** Others where it changes what no unit holds: the order and number of fields and links, and the colours. */
const moreAboutContent = files(
  'accessibility',
  'consultation-form',
  'discovery',
  'first-screen',
  'mobile-menu',
)

/** Calls on the second agency, with its other form, its appointments and its articles. */
const callsOfTheSecond = files('voice-appointments', 'voice-articles', 'voice-call-form')

/**
 * `npm test`: `unit` and `unit-isolated` on all cores, `unit-nachtportier` (the files named `*.agencies.test.ts` on the second
 * agency), `e2e` (every day's ways through the site in a browser) and `e2e-nachtportier` (those that content changes most).
 * `npm run test:rest`: `slow`, and all other browser tests, of which few run on the second agency, too.
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
      inNode('unit', 'northlamp', '{apps,packages,scripts,bench}/**/*.test.{ts,tsx}', {
        exclude: [slow, isolated],
        isolate: false,
      }),
      inNode('unit-isolated', 'northlamp', isolated),
      inNode('unit-nachtportier', inGerman, '{apps/website,scripts}/**/*.agencies.test.ts', {
        exclude: [ofTheAssistant],
        isolate: false,
      }),
      inNode('unit-nachtportier-english', inEnglish, ofTheAssistant, { isolate: false }),
      inTheBrowser('e2e', 'northlamp', { include: everyDay }),
      inTheBrowser('e2e-nachtportier', inGerman, { include: aboutContent }),
      inNode('slow', 'northlamp', '{apps,packages,scripts,bench}/**/*.slow.test.ts', { exclude: [] }),
      inTheBrowser('e2e-rest', 'northlamp', {
        include: [
          `${browserTests}/**/*.test.ts`,
          'packages/*/e2e/**/*.test.ts',
          'scripts/packages/e2e/**/*.test.ts',
        ],
        exclude: [...spoken, ...spokenOnTheSecond, ...everyDay, ...ofTheSecond, ...callsOfTheSecond],
      }),
      inTheBrowser('e2e-spoken', 'northlamp', { include: spoken, exclude: [], alone: true }),
      inTheBrowser('e2e-nachtportier-spoken', inEnglish, {
        include: spokenOnTheSecond,
        exclude: [],
        alone: true,
      }),
      inTheBrowser('e2e-nachtportier-rest', inGerman, {
        include: [...moreAboutContent, ...ofTheSecond],
      }),
      inTheBrowser('e2e-nachtportier-english', inEnglish, { include: callsOfTheSecond }),
      inTheBrowser('e2e-nachtportier-slow', inEnglish, {
        include: [`${browserTests}/**/*.slow.test.ts`],
        exclude: [],
        alone: true,
      }),
      {
        plugins,
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
