import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestFile, packagesFolder, publishedPackages } from './workspace-packages.ts'

/** Every package.json that names a published package. */
const manifests = [
  ...publishedPackages.map(manifestFile),
  join(packagesFolder, '../apps/website/package.json'),
]

/** Whether a version is one that npm takes: 1.2.3, or 1.2.3-beta.1 for one that comes before it. */
export const isVersion = (version: string): boolean =>
  /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}(-[\da-z-]+(\.[\da-z-]+)*)?$/i.test(version)

/** The tag under which npm offers a version: `latest`, or for one that comes before a release the word in it, such as `beta`. */
export const distributionTag = (version: string): string => {
  const [, prerelease] = /-(.+)/.exec(version) ?? []
  if (prerelease === undefined) return 'latest'
  return /^[a-z]+/i.exec(prerelease)?.[0].toLowerCase() ?? 'next'
}

/**
 * Gives all packages one version, the lock file too, and their changelogs a heading for what was unreleased.
 *
 * @param date ISO 8601, the day alone
 */
export function setVersion(version: string, date: string): void {
  const written: [file: string, text: string][] = []
  const change = (file: string, to: (text: string) => string) =>
    written.push([file, to(readFileSync(file, 'utf8'))])
  for (const file of manifests) change(file, (manifest) => withVersion(manifest, version))
  change(join(packagesFolder, '../package-lock.json'), (lock) => lockedTo(lock, version))
  for (const name of publishedPackages)
    change(join(packagesFolder, name, 'CHANGELOG.md'), (changelog) => withHeading(changelog, version, date))
  for (const [file, text] of written) writeFileSync(file, text)
}

/** Sets the version of a published package, and that of each published package it depends on. */
export const withVersion = (manifest: string, version: string): string => {
  const own = /"name": "@frontdesk\/voice-/.test(manifest)
  return manifest
    .replace(/("@frontdesk\/voice-[a-z]+": )"[^"]*"/g, `$1"${version}"`)
    .replace(/("version": )"[^"]*"/, own ? `$1"${version}"` : '$&')
}

/** Sets the version of the published packages in the lock file. */
export function lockedTo(lock: string, version: string): string {
  const parsed = JSON.parse(lock) as { packages: Record<string, object> }
  const packages = Object.entries(parsed.packages).map(([path, entry]) =>
    /^(apps|packages)\//.test(path)
      ? [path, JSON.parse(withVersion(JSON.stringify(entry, undefined, 2), version)) as object]
      : [path, entry],
  )
  return `${JSON.stringify({ ...parsed, packages: Object.fromEntries(packages) as object }, undefined, 2)}\n`
}

/** Leaves an empty heading for what comes next. */
export const withHeading = (changelog: string, version: string, date: string): string =>
  changelog.replace('## Unreleased\n', `## Unreleased\n\n## ${version} – ${date}\n`)
