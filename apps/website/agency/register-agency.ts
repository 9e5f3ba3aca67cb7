/**
 * Makes `#content/` the folder of the chosen agency, in this process. A program that shows an owner's agency imports
 * this file first and what reads content late, or runs with `node --import`. Any other program reads the sample, which is
 * what package.json says. Threads do not inherit this: none of them reads content.
 *
 * A site in several languages loads the modules that speak once for each: `import('./file.ts?content=name/languages/de')`
 * loads this file and everything below it again, with that folder as `#content/`.
 */
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chooseAgency } from './choose-agency.ts'
import { sharedModules } from './shared-modules.ts'

const website = join(import.meta.dirname, '..')
const choice = chooseAgency(website, process.env['AGENCY'])
if ('problem' in choice) {
  process.stderr.write(`${choice.problem}\n`)
  process.exit(1)
}
const { agency } = choice
const site = pathToFileURL(website).href
const prefix = '#content/'

registerHooks({
  resolve(specifier, context, nextResolve) {
    const content = new URL(context.parentURL ?? site).searchParams.get('content')
    if (specifier.startsWith(prefix)) {
      return {
        url: `${site}/agencies/${content ?? agency}/${specifier.slice(prefix.length)}`,
        shortCircuit: true,
      }
    }
    const resolved = nextResolve(specifier, context)
    const path = resolved.url.startsWith(site) ? resolved.url.slice(site.length) : null
    return content === null || path === null || path.includes('?') || sharedModules.test(path)
      ? resolved
      : { ...resolved, url: `${resolved.url}?content=${content}` }
  },
})
