/** Builds what is published of the packages into `packages/<name>/dist`. `npm run build:packages`. */
import { transform } from 'esbuild'
import { execFileSync } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, posix } from 'node:path'
import { bundleElement, bundleWorklet, workletModule } from './bundle.ts'
import { builtFile, publishedManifest } from './published-manifest.ts'
import { relativeSpecifiers, rewriteSpecifiers } from './rewrite-specifiers.ts'
import {
  carriedPackages,
  entryFiles,
  inSources,
  packagesFolder,
  publicEntries,
  publishedPackages,
  readManifest,
  type PackageName,
} from './workspace-packages.ts'

const repository = join(packagesFolder, '..')
const typescript = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

/**
 * Builds what is published of a package into `folder`, to be packed: `lib` with `.js`, `.d.ts` and source maps, the
 * manifest, README, LICENSE and CHANGELOG. `version` is that of the release. The workspace still uses the sources. Returns the folder.
 */
export async function buildPackage(
  name: PackageName,
  { folder = join(packagesFolder, name, 'dist'), version = readManifest(name).version } = {},
): Promise<string> {
  const emitted = await mkdtemp(join(tmpdir(), 'frontdesk-package-'))
  await rm(folder, { recursive: true, force: true })
  try {
    declareTypes(name, emitted)
    await publishReachable(name, emitted, folder)
  } finally {
    await rm(emitted, { recursive: true })
  }
  const sources = join(packagesFolder, name, 'src')
  for (const data of globSync('**/*.txt', { cwd: sources }))
    await cp(join(sources, data), join(folder, 'lib', data))
  if (name === 'voice-client') {
    await writeWorklet(folder)
    await bundleElement(join(folder, 'element'))
  }
  await writeFile(
    join(folder, 'package.json'),
    `${JSON.stringify(publishedManifest(name, version), undefined, 2)}\n`,
  )
  for (const file of ['README.md', 'CHANGELOG.md'])
    await cp(join(packagesFolder, name, file), join(folder, file))
  await cp(join(repository, 'LICENSE'), join(folder, 'LICENSE'))
  for (const source of Object.values(readManifest(name).bin ?? {}))
    await chmod(join(folder, 'lib', builtFile(inSources(source), '.js')), 0o755)
  return folder
}

/** Writes the type declarations of a package's entries, of what it carries with it, and of all that they import. */
function declareTypes(name: PackageName, outDir: string): void {
  const files = [name, ...carriedPackages[name]].flatMap((each) =>
    entryFiles(readManifest(each)).map((file) => join(packagesFolder, each, 'src', file)),
  )
  const project = join(outDir, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: packagesFolder,
    outDir,
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    typeRoots: [join(repository, 'node_modules/@types')],
  }
  writeFileSync(
    project,
    JSON.stringify({ extends: join(repository, 'tsconfig.base.json'), compilerOptions, files }),
  )
  // With its threads, TypeScript 7.0.2 leaves out some files in one of six runs, and exits with 0.
  execFileSync(process.execPath, [typescript, '-p', project, '--singleThreaded'], { stdio: 'inherit' })
}

/** Puts the entries and everything that they reach into the folder, and nothing else. */
async function publishReachable(name: PackageName, emitted: string, folder: string): Promise<void> {
  const reached = new Set(
    entryFiles(readManifest(name)).flatMap((source) => [
      `lib/${builtFile(source, '.js')}`,
      `lib/${builtFile(source, '.d.ts')}`,
    ]),
  )
  for (const path of reached) {
    const file = sourceOf(name, path)
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    const written = path.endsWith('.js')
      ? await compile(file)
      : { code: await readFile(join(emitted, file), 'utf8'), map: undefined }
    const code = withImports(written.code, name, path)
    await writeFile(target, written.map ? `${code}//# sourceMappingURL=${basename(path)}.map\n` : code)
    if (written.map) await writeFile(`${target}.map`, written.map)
    for (const specifier of relativeSpecifiers(code).filter((each) => each.endsWith('.js'))) {
      const next = posix.join(posix.dirname(path), specifier)
      reached.add(written.map ? next : next.replace(/\.js$/, '.d.ts'))
    }
  }
}

/** Takes the types out of one module. Its source is in the map. */
async function compile(file: string): Promise<{ code: string; map: string }> {
  const source = file.replace(/\.js$/, '.ts')
  return transform(await readFile(join(packagesFolder, source), 'utf8'), {
    loader: 'ts',
    format: 'esm',
    target: 'es2022',
    sourcemap: 'external',
    sourcefile: `frontdesk:///${source}`,
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  })
}

/** `lib/voice-api/x.js` → `voice-api/src/x.js`, and of the package itself, `lib/x.js` → `voice-client/src/x.js`. */
function sourceOf(name: PackageName, path: string): string {
  const [, first = '', ...rest] = path.split('/')
  const carries = carriedPackages[name].some((each) => each === first)
  return carries ? [first, 'src', ...rest].join('/') : [name, 'src', first, ...rest].join('/')
}

/** `path` is where the file is in the published package. */
function withImports(code: string, name: PackageName, path: string): string {
  const { dependencies = {}, peerDependencies = {}, imports = {} } = readManifest(name)
  const carried = new Map(
    carriedPackages[name].flatMap((each) =>
      publicEntries(readManifest(each)).map(([subpath, source]) => [
        `@frontdesk/${each}${subpath.slice(1)}`,
        `lib/${each}/${builtFile(source, '.js')}`,
      ]),
    ),
  )
  const renamed = new Map(
    Object.entries(imports).flatMap(([from, to]) =>
      typeof to === 'object' && to['default'] ? [[from, to['default']]] : [],
    ),
  )
  return rewriteSpecifiers(code, {
    file: path,
    root: 'lib',
    carried,
    renamed,
    isDependency: (each) => each in dependencies || each in peerDependencies,
  })
}

/** As a file of its own, for a page that allows no other scripts, the worklet has no imports. */
async function writeWorklet(folder: string): Promise<void> {
  const file = join(folder, 'lib/web-socket/voice-worklet.js')
  await writeFile(file, `${await bundleWorklet()}\n`)
  await writeFile(file.replace(/\.js$/, '.d.ts'), 'export {}\n')
  await rm(`${file}.map`)
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(join(packagesFolder, 'voice-client/src/web-socket/worklet-source.ts'), await workletModule())
  for (const name of publishedPackages) console.log(await buildPackage(name))
}
