/**
 * Makes `#content/` the folder of the chosen agency, in this process. A program that shows an owner's agency imports
 * this file first and what reads content late, or runs with `node --import`. Any other program reads the sample, which is
 * what package.json says. Threads do not inherit this: none of them reads content.
 */
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chooseAgency } from './choose-agency.ts'

const website = join(import.meta.dirname, '..')
const choice = chooseAgency(website, process.env['AGENCY'])
if ('problem' in choice) {
  process.stderr.write(`${choice.problem}\n`)
  process.exit(1)
}
const folder = pathToFileURL(join(website, 'agencies', choice.agency))
const prefix = '#content/'

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier.startsWith(prefix)
      ? { url: `${folder.href}/${specifier.slice(prefix.length)}`, shortCircuit: true }
      : nextResolve(specifier, context),
})
