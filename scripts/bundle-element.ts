/** Writes `<frontdesk-call>` for a script tag into a folder. `node scripts/bundle-element.ts FOLDER`. */
import { bundleElement } from './packages/bundle-element.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder: node scripts/bundle-element.ts FOLDER')
await bundleElement(folder)
