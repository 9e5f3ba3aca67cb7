import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { clientBuild, createCompressedBytes, deskBuild, type FirstLoad, firstLoads } from './first-loads.ts'
import { deskLanguages } from '#website/contract/desk/languages.ts'
import { hasAppointments } from '#website/contract/has-appointments.ts'
import { measureBundle } from './measure-bundle.ts'

const KiB = 1024

/** The budgets of a visitor's downloads: minified and compressed with brotli, in bytes. */
const budgets = {
  packages: [
    { source: "export { VoiceClient } from '@frontdesk/voice-client'", bytes: 7_200 },
    { source: "export { defineCallElement } from '@frontdesk/voice-client/element'", bytes: 3_000 },
    { source: "export { createVoiceApi } from '@frontdesk/voice-api'", bytes: 3_000 },
    { source: "export { createWebCall } from '@frontdesk/voice-api/create-web-call'", bytes: 1_200 },
  ],
  /**
   * Per page, after the visitor's first interaction. The framework alone, React and React Router, is 90 KB of it. The
   * static parts of a page are not in it (docs/decisions/static-sections.md).
   */
  firstLoadScripts: 105 * KiB,
  /** The same for an agency that takes appointments, whose forms lead to them. */
  firstLoadScriptsWithAppointments: 106 * KiB,
  /** Per page, including those of a call. */
  styles: 12 * KiB,
  /** `<frontdesk-form>` on a page of another site, with its styles; the code that sends loads when somebody approaches it. */
  formElement: { script: 15 * KiB, withSending: 22 * KiB },
  /** The desk, including React. */
  desk: { scripts: 90 * KiB, styles: 9 * KiB },
  /** All files together; woff2 is already compressed. */
  fonts: 45 * KiB,
}

/** A measured size and its budget. */
export interface Size {
  what: string
  bytes: number
  budget: number
}

/** Measures everything with a budget. Needs a finished build of the website. */
export const measureSizes = async (): Promise<Size[]> => {
  const compressedBytes = createCompressedBytes()
  const pages = firstLoads()
  return [
    ...(await Promise.all(
      budgets.packages.map(async ({ source, bytes }) => ({
        what: source,
        bytes: await measureBundle(source),
        budget: bytes,
      })),
    )),
    ...pages.map(({ page, scripts }) => ({
      what: `${page}: scripts`,
      bytes: compressedBytes(scripts),
      budget: hasAppointments ? budgets.firstLoadScriptsWithAppointments : budgets.firstLoadScripts,
    })),
    ...pages.map(({ page, scripts }) => ({
      what: `${page}: styles`,
      bytes: compressedBytes(stylesOf(scripts, pages)),
      budget: budgets.styles,
    })),
    {
      what: 'frontdesk-form.js',
      bytes: compressedBytes(['frontdesk-form.js']),
      budget: budgets.formElement.script,
    },
    {
      what: 'frontdesk-form.js, with the code that sends',
      bytes: compressedBytes(['frontdesk-form.js', ...built('assets/frontdesk-form-*.js')]),
      budget: budgets.formElement.withSending,
    },
    ...measureDesk(),
    {
      what: 'fonts',
      bytes: built('**/*.woff2').reduce((sum, file) => sum + statSync(join(clientBuild, file)).size, 0),
      budget: budgets.fonts,
    },
  ]
}

/** The files named by the desk's document, and the words of the longest language; the others load when a screen is opened. */
function measureDesk(): Size[] {
  const bytesOf = createCompressedBytes(deskBuild)
  const named = [
    ...readFileSync(join(deskBuild, 'index.html'), 'utf8').matchAll(/"\/inbox\/(?<file>assets\/[^"]+)"/g),
  ].flatMap(({ groups }) => groups?.file ?? [])
  const ofKind = (kind: string) => named.filter((file) => file.endsWith(kind))
  const words = deskLanguages.map((language) =>
    bytesOf(globSync(`assets/${language}-*.js`, { cwd: deskBuild })),
  )
  return [
    {
      what: 'desk: scripts',
      bytes: bytesOf(ofKind('.js')) + Math.max(...words),
      budget: budgets.desk.scripts,
    },
    { what: 'desk: styles', bytes: bytesOf(ofKind('.css')), budget: budgets.desk.styles },
  ]
}

/** The style sheets of a page: its scripts name its own, and no other page's scripts name one that every page may load. */
function stylesOf(scripts: readonly string[], pages: readonly FirstLoad[]): string[] {
  const named = (files: readonly string[]) => {
    const code = files.map((file) => readFileSync(join(clientBuild, file), 'utf8')).join('')
    return built('**/*.css').filter((file) => code.includes(file))
  }
  const ofAnyPage = named(pages.flatMap((page) => page.scripts))
  const own = named(scripts)
  return built('**/*.css').filter((file) => own.includes(file) || !ofAnyPage.includes(file))
}

const built = (pattern: string) => globSync(pattern, { cwd: clientBuild })
