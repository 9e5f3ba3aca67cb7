import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const website = join(import.meta.dirname, '..')

/** Runs code in Node as part of the website, with AGENCY. */
const runWith = (agency: string, code: string) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    cwd: website,
    env: { AGENCY: agency },
  })

it('makes #content the chosen agency, whichever way it is loaded', async () => {
  const { stdout } = await runWith(
    'nachtportier',
    `import '#agency/register-agency.ts'
    import { createRequire } from 'node:module'
    const { brand } = await import('#content/brand.ts')
    const required = createRequire('${website}/package.json')('#content/brand.ts')
    const { agency, buildFolder } = await import('#agency/content-folder.ts')
    console.log(brand.legalName, required.brand === brand, agency, buildFolder)`,
  )
  expect(stdout).toMatch(/^Brückner.* true nachtportier build\/nachtportier\n$/)
})

it('ends a program with one sentence when there is no such agency', async () => {
  await expect(
    runWith('ski-school', `import '#agency/register-agency.ts'; console.log('unreachable')`),
  ).rejects.toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^AGENCY names no .+\.\n$/) })
})

it('is not needed in the threads of the store, which read no content', async () => {
  const transactions = pathToFileURL(join(website, 'server/transactions.ts')).href
  const { stdout } = await runWith(
    '',
    `import { registerHooks } from 'node:module'
    const read = []
    registerHooks({
      resolve: (specifier, context, next) => {
        if (specifier.startsWith('#content/')) read.push(specifier)
        return next(specifier, context)
      },
    })
    const { transactions } = await import('${transactions}')
    console.log(Object.keys(transactions).length > 0, read.length)`,
  )
  expect(stdout).toBe('true 0\n')
})
