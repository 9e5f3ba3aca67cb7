import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the packages are. */
export const packagesFolder = join(import.meta.dirname, '../../packages')

/** The packages that are published, each after the ones it depends on. */
export const publishedPackages = ['voice-protocol', 'voice-api', 'voice-client', 'voice-platform'] as const

export type PackageName = (typeof publishedPackages)[number]

/** The fields of a package.json of the workspace that are read here. */
export interface Manifest {
  name: string
  version: string
  description: string
  engines: Record<string, string>
  license: string
  sideEffects: boolean
  /** Subpath → source file. A pattern, with `*`, serves the workspace alone. */
  exports: Record<string, string>
  imports?: Record<string, string | Record<string, string>>
  bin?: Record<string, string>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, unknown>
}

export const manifestFile = (name: PackageName): string => join(packagesFolder, name, 'package.json')

export const readManifest = (name: PackageName): Manifest =>
  JSON.parse(readFileSync(manifestFile(name), 'utf8')) as Manifest

/** The packages whose code a package carries with it, so that its users install one tarball. */
export const carriedPackages: Record<PackageName, readonly PackageName[]> = {
  'voice-protocol': [],
  'voice-api': [],
  'voice-client': ['voice-protocol', 'voice-api'],
  'voice-platform': [],
}

/** Name and source file, relative to `src`, of what a package offers outside the workspace. */
export const publicEntries = ({ exports }: Manifest): [subpath: string, file: string][] =>
  Object.entries(exports)
    .filter(([subpath]) => !subpath.includes('*'))
    .map(([subpath, file]) => [subpath, inSources(file)])

/** The source files, relative to `src`, that are reached from outside: by an import or as a command. */
export const entryFiles = (manifest: Manifest): string[] => [
  ...publicEntries(manifest).map(([, file]) => file),
  ...Object.values(manifest.bin ?? {}).map(inSources),
]

/** `./src/x.ts` → `x.ts`. */
export const inSources = (file: string): string => file.replace(/^\.\/src\//, '')
