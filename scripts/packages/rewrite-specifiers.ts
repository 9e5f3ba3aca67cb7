import { dirname, join, relative } from 'node:path/posix'

/** `from '…'`, `import '…'`, `import('…')` and `new URL('./…'`. */
const specifiers = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\bnew URL\(\s*(?=['"]\.))(['"])([^'"\n]+)\2/g

interface RewriteOptions {
  /** The file's path in the published package, such as `lib/http/call-slots.js`. */
  file: string
  /** The folder of the package's own sources there: what `#platform/` stands for. */
  root: string
  /** Specifier of a module that the package carries with it → its path in the published package. */
  carried: ReadonlyMap<string, string>
  /** Names for third-party modules: the workspace's own → the module's. */
  renamed: ReadonlyMap<string, string>
  /** Whether a package may be imported. */
  isDependency: (packageName: string) => boolean
}

/**
 * Rewrites the imports of a built file to what is in the published package.
 *
 * @throws Error when a package is imported that its users would not have
 */
export function rewriteSpecifiers(
  code: string,
  { file, root, carried, renamed, isDependency }: RewriteOptions,
): string {
  const relativeTo = (target: string): string => {
    const path = relative(dirname(file), target)
    return path.startsWith('.') ? path : `./${path}`
  }
  const rewrite = (specifier: string): string => {
    if (specifier.startsWith('.')) return built(specifier)
    if (specifier.startsWith('#platform/'))
      return relativeTo(join(root, built(specifier.slice('#platform/'.length))))
    const inside = carried.get(specifier)
    if (inside) return relativeTo(inside)
    const name = renamed.get(specifier) ?? specifier
    if (!name.startsWith('node:') && !isDependency(packageOf(name)))
      throw new Error(`${file} imports ${specifier}, which is no dependency.`)
    return name
  }
  return code
    .split('\n')
    .map((line) =>
      isComment(line)
        ? line
        : line.replace(
            specifiers,
            (_match, before: string, quote: string, specifier: string) =>
              before + quote + rewrite(specifier) + quote,
          ),
    )
    .join('\n')
}

/** The relative paths that a file imports or loads. */
export const relativeSpecifiers = (code: string): string[] =>
  code
    .split('\n')
    .filter((line) => !isComment(line))
    .flatMap((line) => [...line.matchAll(specifiers)])
    .flatMap(([, , , specifier]) => (specifier?.startsWith('.') ? specifier : []))

/** An example in a comment imports what its reader has, not what this package has. */
const isComment = (line: string): boolean => /^\s*(\/?\*|\/\/)/.test(line)

const built = (path: string): string => path.replace(/\.tsx?$/, '.js')

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
