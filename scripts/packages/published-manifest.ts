import { execFileSync } from 'node:child_process'
import { withVersion } from './set-version.ts'
import {
  carriedPackages,
  inSources,
  publicEntries,
  readManifest,
  type Manifest,
  type PackageName,
} from './workspace-packages.ts'

/** The built file of a source file. */
export const builtFile = (source: string, extension: '.js' | '.d.ts'): string =>
  source.replace(/\.tsx?$/, extension)

/** The package.json that is published: entries lead to built files, and what the workspace alone needs is left out. */
export function publishedManifest(name: PackageName, version: string): object {
  const manifest = JSON.parse(
    withVersion(JSON.stringify(readManifest(name), undefined, 2), version),
  ) as Manifest
  const carried = carriedPackages[name].map((each) => `@frontdesk/${each}`)
  const dependencies = Object.entries(manifest.dependencies ?? {}).filter(([each]) => !carried.includes(each))
  const repository = repositoryUrl()
  return {
    name: manifest.name,
    version: manifest.version,
    description: manifest.description,
    license: manifest.license,
    ...(repository && { repository: { type: 'git', url: repository, directory: `packages/${name}` } }),
    type: 'module',
    sideEffects: manifest.sideEffects,
    engines: manifest.engines,
    exports: {
      ...Object.fromEntries(
        publicEntries(manifest).map(([subpath, source]) => [
          subpath,
          { types: `./lib/${builtFile(source, '.d.ts')}`, default: `./lib/${builtFile(source, '.js')}` },
        ]),
      ),
      './package.json': './package.json',
    },
    ...(manifest.bin && {
      bin: Object.fromEntries(
        Object.entries(manifest.bin).map(([command, source]) => [
          command,
          `lib/${builtFile(inSources(source), '.js')}`,
        ]),
      ),
    }),
    files: ['lib', ...(name === 'voice-client' ? ['element'] : []), 'CHANGELOG.md'],
    ...(dependencies.length > 0 && { dependencies: Object.fromEntries(dependencies) }),
    ...(manifest.peerDependencies && { peerDependencies: manifest.peerDependencies }),
    ...(manifest.peerDependenciesMeta && { peerDependenciesMeta: manifest.peerDependenciesMeta }),
    publishConfig: { access: 'public' },
  }
}

/** The repository that this clone comes from, in the form that npm links. Undefined where it has no remote. */
function repositoryUrl(): string | undefined {
  try {
    const remote = execFileSync('git', ['remote', 'get-url', 'origin'], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const url = remote.toString().trim()
    const [, host, path] = /^(?:git@|ssh:\/\/git@|https:\/\/)([^/:]+)[/:](.+?)(?:\.git)?$/.exec(url) ?? []
    return host && path && `git+https://${host}/${path}.git`
  } catch {
    return undefined
  }
}
