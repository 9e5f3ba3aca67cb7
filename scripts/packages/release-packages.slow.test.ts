import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const repository = join(import.meta.dirname, '../..')
const changes = (): string =>
  execFileSync('git', ['diff', 'HEAD', '--', 'package-lock.json', '*/package.json', '*/CHANGELOG.md'], {
    cwd: repository,
    encoding: 'utf8',
  })

/** Runs the command with an npm that prints its arguments and ends with this code. */
async function release(npmCode: number, ...args: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-npm-'))
  await writeFile(join(folder, 'npm'), `#!/bin/sh\necho "npm $@"\nexit ${npmCode}\n`, { mode: 0o755 })
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/packages/release-packages.ts', ...args],
    {
      cwd: repository,
      env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
      encoding: 'utf8',
    },
  )
  await rm(folder, { recursive: true })
  return { status, stdout, stderr }
}

test(
  'a prerelease that the registry would refuse leaves every file as it was',
  { timeout: 120_000 },
  async () => {
    const before = changes()
    const refused = await release(1, '0.2.0-beta.1')
    expect(refused.status).not.toBe(0)
    expect(refused.stdout).toBe('npm publish --tag beta --dry-run\n')
    expect(changes()).toBe(before)
  },
)

test.each([
  [['next'], 'next is no version: write it as 1.2.3, or as 1.2.3-beta.1.\n'],
  [['1.2.3', '--publish'], 'Set the version and commit it first, then publish: the two are separate runs.\n'],
])('%s is refused in one sentence', async (args, sentence) => {
  expect(await release(0, ...args)).toMatchObject({ status: 1, stdout: '', stderr: sentence })
})
