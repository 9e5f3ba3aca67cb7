import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestFile, packagesFolder, publishedPackages } from './workspace-packages.ts'

/** Every package.json that names a published package. */
const manifests = [
  ...publishedPackages.map(manifestFile),
  join(packagesFolder, '../apps/website/package.json'),
]

/**
 * Gives all packages one version, and their changelogs a heading for what was unreleased.
 *
 * @param date ISO 8601, the day alone
 */
export function setVersion(version: string, date: string): void {
  for (const file of manifests) {
    const manifest = readFileSync(file, 'utf8')
    writeFileSync(file, withVersion(manifest, version))
  }
  for (const name of publishedPackages) {
    const file = join(packagesFolder, name, 'CHANGELOG.md')
    writeFileSync(file, withHeading(readFileSync(file, 'utf8'), version, date))
  }
}

/** Sets the version of a published package, and that of each published package it depends on. */
export const withVersion = (manifest: string, version: string): string => {
  const own = /"name": "@frontdesk\/voice-/.test(manifest)
  return manifest
    .replace(/("@frontdesk\/voice-[a-z]+": )"[^"]*"/g, `$1"${version}"`)
    .replace(/("version": )"[^"]*"/, own ? `$1"${version}"` : '$&')
}

/** Leaves an empty heading for what comes next. */
export const withHeading = (changelog: string, version: string, date: string): string =>
  changelog.replace('## Unreleased\n', `## Unreleased\n\n## ${version} – ${date}\n`)
