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

it('loads the modules that read content once more for another folder, and shares the store', async () => {
  const { stdout } = await runWith(
    'northlamp',
    `import { registerHooks } from 'node:module'
    import '#agency/register-agency.ts'
    const doubled = []
    registerHooks({
      resolve: (specifier, context, next) => {
        const found = next(specifier, context)
        if (found.url.includes('?content=')) doubled.push(found.url)
        return found
      },
    })
    const { edition } = await import('#server/edition.ts')
    const other = await import('#server/edition.ts?content=nachtportier'.replace('#server', '${website}/server'))
    const { brand } = await import('#content/brand.ts')
    console.log(brand.name, other.edition.createSiteRoutes !== edition.createSiteRoutes,
      doubled.some((url) => url.includes('/contract/language.ts')), doubled.some((url) => url.includes('/server/store/')))`,
  )
  expect(stdout).toBe('Northlamp true true false\n')
})

it('ends a program with one sentence when there is no such agency', async () => {
  await expect(
    runWith('..', `import '#agency/register-agency.ts'; console.log('unreachable')`),
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
