import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildFolder } from '../apps/website/agency/content-folder.ts'

/** The client's build, as the website serves it. */
export const clientBuild = join(import.meta.dirname, '../apps/website', buildFolder, 'client')

/** The desk's build. */
export const deskBuild = join(clientBuild, '../desk')

interface ManifestModule {
  module: string
  imports?: string[]
}

interface Manifest {
  url: string
  entry: ManifestModule
  routes: Record<string, ManifestModule & { id: string; parentId?: string; hasDefaultExport: boolean }>
}

/** The scripts that a browser loads before a page is usable. */
export interface FirstLoad {
  page: string
  scripts: string[]
}

const readManifest = (build: string): Manifest => {
  const [file] = globSync('assets/manifest-*.js', { cwd: build })
  if (file === undefined) throw new Error(`No route manifest in ${build}: run \`npm run build\`.`)
  return JSON.parse(
    readFileSync(join(build, file), 'utf8').replace(/^window\.__reactRouterManifest=|;?\s*$/g, ''),
  ) as Manifest
}

/**
 * The first load of every page of a site with calls, from the router's own manifest: the manifest, entry, layouts and
 * page with their imports, the script of calls, and that of the background, which every page loads when it is usable.
 */
export const firstLoads = (build = clientBuild): FirstLoad[] => {
  const { url, entry, routes } = readManifest(build)
  const chain = (id: string | undefined): ManifestModule[] => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [...chain(route.parentId), route] : [entry]
  }
  const ofEveryPage = ['calls', 'run-canvas'].flatMap((name) =>
    globSync(`assets/${name}-*.js`, { cwd: build }),
  )
  return Object.values(routes)
    .filter(({ id, hasDefaultExport }) => id !== 'root' && hasDefaultExport)
    .map(({ id }) => ({
      page: id,
      scripts: [
        ...new Set([
          url,
          ...ofEveryPage,
          ...chain(id).flatMap(({ module, imports = [] }) => [module, ...imports]),
        ]),
      ],
    }))
}

/** The size of these files after brotli, as a server with precompressed files sends them. Each is compressed once. */
export const createCompressedBytes = (build = clientBuild) => {
  const known = new Map<string, number>()
  const bytesOf = (file: string) => {
    const bytes = known.get(file) ?? brotliCompressSync(readFileSync(join(build, file))).length
    known.set(file, bytes)
    return bytes
  }
  return (files: readonly string[]): number => files.reduce((sum, file) => sum + bytesOf(file), 0)
}
