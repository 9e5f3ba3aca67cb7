/** Builds what is published of the packages into `packages/<name>/dist`. `npm run build:packages`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workletModule } from './packages/bundle-worklet.ts'
import { buildPackage } from './packages/build-package.ts'
import { packagesFolder, publishedPackages } from './packages/workspace-packages.ts'

writeFileSync(join(packagesFolder, 'voice-client/src/web-socket/worklet-source.ts'), await workletModule())
for (const name of publishedPackages) console.log(await buildPackage(name))
