import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../../../..')
/**
 * What a copy leaves out: agencies of an owner as well, so that it has the one it makes, and the passing probes of
 * scripts/import-boundaries.test.ts.
 */
const left =
  /\/(?:import-probe\.tsx?|build|content|data|e2e|node_modules|\.react-router|agencies\/(?!(?:northlamp|nachtportier)(?:\/|$)).*)$/

/** A copy of the website as an owner clones it, with the agency `own` beside those that ship. */
export type WebsiteCopy = {
  /** The folder `apps/website` of the copy. */
  website: string
  /** The folder of the agency `own`, which begins as a copy of the sample. */
  content: string
  /** Replaces a text in a content file. Fails if the text is not found. */
  edit: (file: string, from: string | RegExp, to: string) => void
  /** Makes every sentence of the call's panel another than the English one, as in another language. */
  translatePanel: () => void
  /** Runs Node with these arguments on the agency `own`. @returns what it prints */
  run: (...args: string[]) => Promise<string>
  /** Builds the site of the agency `own`. @returns the program that serves it, with `AGENCY=own` */
  build: () => Promise<string>
  remove: () => void
}

/** Copies the website, and gives its owner an agency to edit. */
export function copyWebsite(): WebsiteCopy {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-copy-'))
  const website = join(folder, 'apps/website')
  const content = join(website, 'agencies/own')
  const source = join(root, 'apps/website')
  cpSync(source, website, {
    recursive: true,
    filter: (path) => !left.test(path.slice(source.length)),
  })
  cpSync(join(source, 'agencies/northlamp'), content, { recursive: true })
  for (const name of [
    'node_modules',
    'apps/website/node_modules',
    'packages',
    'package.json',
    'tsconfig.base.json',
  ]) {
    // npm installs some packages of a workspace beside it.
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(folder, name))
  }
  const registerAgency = pathToFileURL(join(website, 'agency/register-agency.ts')).href
  function edit(file: string, from: string | RegExp, to: string): void {
    const path = join(content, file)
    const before = readFileSync(path, 'utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`${file} does not hold ${from}`)
    writeFileSync(path, after)
  }
  return {
    website,
    content,
    edit,
    translatePanel: () =>
      edit(
        'voice-panel.ts',
        '= panelStrings',
        "= JSON.parse(JSON.stringify(panelStrings, (_, each) => (typeof each === 'string' ? `${each} ` : each)))",
      ),
    async run(...args) {
      const env = { ...process.env, AGENCY: '' }
      const flags = ['--import', registerAgency]
      return (await promisify(execFile)(process.execPath, [...flags, ...args], { env })).stdout
    },
    async build() {
      const program = join(folder, 'scripts/build-if-stale.ts')
      cpSync(join(root, 'scripts/build-if-stale.ts'), program)
      await promisify(execFile)(process.execPath, [program], {
        cwd: folder,
        env: { ...process.env, AGENCY: 'own' },
      })
      return join(website, 'server/main.ts')
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
