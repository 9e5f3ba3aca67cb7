import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importBoundaries } from './import-boundaries.ts'

const root = join(import.meta.dirname, '..')

function lint(file: string): string {
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), [file], {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout
}

describe('the import boundaries', () => {
  it.each(importBoundaries)('refuse the probe in $probe.file', ({ probe, patterns }) => {
    const path = join(root, probe.file)
    const folder = dirname(path)
    const madeFolder = existsSync(folder) ? undefined : mkdirSync(folder, { recursive: true })
    writeFileSync(path, `${probe.code}\n`)
    try {
      const output = lint(probe.file)
      expect(output).toContain('no-restricted-imports')
      expect(patterns.some(({ message }) => output.includes(message.slice(0, 40)))).toBe(true)
    } finally {
      rmSync(path)
      if (madeFolder) rmSync(madeFolder, { recursive: true })
    }
  })

  it('let an allowed import pass', () => {
    const file = join(root, 'apps/website/app/pages/probe-allowed.ts')
    writeFileSync(file, "import '#contract/consultation.ts'\n")
    try {
      expect(lint('apps/website/app/pages/probe-allowed.ts')).not.toContain('no-restricted-imports')
    } finally {
      rmSync(file)
    }
  })
})
