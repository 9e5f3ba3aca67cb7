import { globSync } from 'node:fs'

/**
 * The path of an installed font file by its name, or undefined. Linux distributions have one folder per package below
 * this one.
 */
export function findFont(name: string): string | undefined {
  return globSync(`/usr/share/fonts/**/${name}`)[0]
}
