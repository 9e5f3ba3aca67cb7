import { globSync } from 'node:fs'

/** Path of an installed font file by its name, or nothing. Linux distributions have a folder for each package below this one. */
export function findFont(name: string): string | undefined {
  return globSync(`/usr/share/fonts/**/${name}`)[0]
}
