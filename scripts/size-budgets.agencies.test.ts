import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { sitePages } from '#website/contract/site-pages.ts'
import { clientBuild, deskBuild, firstLoads } from './first-loads.ts'
import { measureBundle } from './measure-bundle.ts'
import { measureSizes } from './size-budgets.ts'

beforeAll(() => {
  execFileSync(process.execPath, [join(import.meta.dirname, 'build-if-stale.ts')], {
    stdio: 'ignore',
  })
})

describe('what a visitor downloads', () => {
  it('stays within every budget', async () => {
    const over = (await measureSizes()).filter(({ bytes, budget }) => bytes > budget || bytes === 0)
    expect(over).toEqual([])
  })

  it('is built for production, at the desk as well, also when a test run starts the build', () => {
    for (const cwd of [clientBuild, deskBuild]) {
      const scripts = globSync('**/*.js', { cwd })
      expect(scripts).not.toEqual([])
      expect(scripts.filter((file) => readFileSync(join(cwd, file), 'utf8').includes('jsxDEV'))).toEqual([])
    }
  })

  it('has no code of the voice call in the first load of a page', () => {
    const sentinels = ['daily-call-object-creation', '/call/web']
    const loaded = firstLoads().flatMap(({ page, scripts }) =>
      scripts
        .map((script) => readFileSync(join(clientBuild, script), 'utf8'))
        .flatMap((code) => sentinels.filter((sentinel) => code.includes(sentinel)))
        .map((sentinel) => `${page}: ${sentinel}`),
    )
    expect(loaded).toEqual([])
  })

  it('has no component of the router that the site does not use', () => {
    // An attribute that the router's NavLink writes: see vite-plugins/unused-router-components.ts.
    const found = firstLoads()
      .flatMap(({ scripts }) => scripts)
      .filter((script) => readFileSync(join(clientBuild, script), 'utf8').includes('aria-current'))
    expect(found).toEqual([])
  })

  it('has no code of the desk, nor its addresses, in any script or style of the site', () => {
    const files = globSync('**/*.{js,css}', { cwd: clientBuild })
    expect(files.length).toBeGreaterThan(0)
    const found = files.filter((file) =>
      /\/inbox\b|api\/desk/.test(readFileSync(join(clientBuild, file), 'utf8')),
    )
    expect(found).toEqual([])
  })

  it('covers every page of the site', () => {
    const pages = firstLoads().map(({ page }) => page)
    expect(pages).toEqual(expect.arrayContaining(sitePages.map(({ id }) => id)))
  })
})

describe('measuring a bundle', () => {
  it('counts static imports, and not those loaded on first use', async () => {
    const statically = await measureBundle("export { createVoiceApi } from '@frontdesk/voice-api'")
    const onFirstUse = await measureBundle("export const load = () => import('@frontdesk/voice-api')")
    expect(statically).toBeGreaterThan(1_000)
    expect(onFirstUse).toBeLessThan(200)
  })
})
