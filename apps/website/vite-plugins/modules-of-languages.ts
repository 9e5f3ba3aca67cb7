import { join } from 'node:path'
import type { Plugin } from 'vite'
import { sharedModules } from '../agency/shared-modules.ts'

const website = join(import.meta.dirname, '..')
const agencies = `${join(website, 'agencies')}/`
const contentOf = (id = '') => new URLSearchParams(id.split('?')[1]).get('content')

/** Loads modules once for each language of a site, as `agency/register-agency.ts` does in Node. For tests. */
export function modulesOfLanguages(): Plugin {
  return {
    name: 'modules-of-languages',
    enforce: 'pre',
    async resolveId(source, importer) {
      const content = contentOf(importer)
      if (content === null || contentOf(source) !== null) return null
      // The alias of `#content/` has been applied.
      if (source.startsWith(agencies)) {
        return join(
          agencies,
          content,
          source.slice(agencies.length).replace(/^[^/]+\/(?:languages\/[^/]+\/)?/, ''),
        )
      }
      const resolved = await this.resolve(source, importer?.split('?')[0], { skipSelf: true })
      return resolved?.id.startsWith(website) &&
        !resolved.id.includes('?') &&
        !sharedModules.test(resolved.id)
        ? `${resolved.id}?content=${content}`
        : resolved
    },
    transform(code, id) {
      const content = contentOf(id)
      return content !== null && id.includes('/agency/content-folder.ts?')
        ? code.replace("new URL(import.meta.url).searchParams.get('content')", JSON.stringify(content))
        : null
    },
  }
}
