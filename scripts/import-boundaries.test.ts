import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { importBoundaries } from './import-boundaries.ts'

const root = join(import.meta.dirname, '..')
const allowed = {
  file: 'apps/website/app/pages/import-probe-allowed.ts',
  code: "import '#contract/consultation.ts'",
}

type Diagnostic = { filename: string; code: string; help: string }

/** Writes the probes, each with its import as one of a type as well, and lints them. @returns what the linter says */
function lintProbes(): Diagnostic[] {
  const probes = [...importBoundaries.map(({ probe }) => probe), allowed]
  const madeFolders = new Set<string>()
  try {
    for (const { file, code } of probes) {
      const made = mkdirSync(dirname(join(root, file)), { recursive: true })
      if (made !== undefined) madeFolders.add(made)
      const [, imported] = /'(.*)'/.exec(code) ?? []
      writeFileSync(join(root, file), `${code}\nimport type { Any } from '${imported}'\n`)
    }
    const files = probes.map(({ file }) => file)
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json', ...files], {
      cwd: root,
      encoding: 'utf8',
    })
    return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics
  } finally {
    for (const { file } of probes) rmSync(join(root, file), { force: true })
    for (const folder of madeFolders) if (existsSync(folder)) rmSync(folder, { recursive: true })
  }
}

describe('the import boundaries', () => {
  let problems: Diagnostic[]
  beforeAll(() => {
    problems = lintProbes()
  })
  const refusalsOf = (file: string) =>
    problems.filter(({ filename, code }) => filename === file && code.includes('no-restricted-imports'))

  it.each(importBoundaries)('refuse the probe in $probe.file, and its types', ({ probe, patterns }) => {
    const refusals = refusalsOf(probe.file)
    const mayImportTypes = patterns.some(({ allowTypeImports }) => allowTypeImports)
    expect(refusals).toHaveLength(mayImportTypes ? 1 : 2)
    const messages = patterns.map(({ message }) => message)
    for (const { help } of refusals) expect(messages).toContain(help)
  })

  it('let an allowed import pass', () => {
    expect(refusalsOf(allowed.file)).toEqual([])
  })
})
