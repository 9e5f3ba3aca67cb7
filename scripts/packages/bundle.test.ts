import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleElement, workletModule } from './bundle.ts'
import { packagesFolder } from './workspace-packages.ts'

test('the worklet in the client matches its source; otherwise run `npm run build:packages`', async () => {
  const carried = join(packagesFolder, 'voice-client/src/web-socket/worklet-source.ts')
  expect(await readFile(carried, 'utf8')).toBe(await workletModule())
})

test('the element carries the licences of what is in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-element-'))
  await bundleElement(folder)
  const notice = await readFile(join(folder, 'NOTICE.txt'), 'utf8')
  expect(notice).toContain('MIT License')
  expect(notice).toMatch(/daily-js[^]*Copyright \(c\) 2019, daily-co[^]*binary form/)
  await rm(folder, { recursive: true })
})
