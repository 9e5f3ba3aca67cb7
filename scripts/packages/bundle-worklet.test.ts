import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { workletModule } from './bundle-worklet.ts'
import { packagesFolder } from './workspace-packages.ts'

test('the worklet in the client matches its source; otherwise run `npm run build:packages`', async () => {
  const carried = join(packagesFolder, 'voice-client/src/web-socket/worklet-source.ts')
  expect(await readFile(carried, 'utf8')).toBe(await workletModule())
})
