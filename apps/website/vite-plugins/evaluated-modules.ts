import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const evaluated =
  /\/(?:contract\/(?:appointments|booking-words|has-appointments|consultation-choices|consultation-forms|own-pages|form-fields|form-errors|home-path|languages?|site-map|theme-colours)|app\/inline-scripts\/inline-scripts|app\/pages\/service\/\w+-pages)\.ts$/

const sourceOf = (value: unknown): string =>
  value instanceof Map ? `new Map(${JSON.stringify([...value])})` : JSON.stringify(value)

/**
 * Replaces modules whose exports are small plain values with these values: they are derived from the whole content, or
 * made by a tool of the build.
 */
export function evaluatedModules(): Plugin {
  return {
    name: 'evaluated-modules',
    enforce: 'pre',
    async load(id) {
      if (!evaluated.test(id)) return null
      const exported = (await import(pathToFileURL(id).href)) as Record<string, unknown>
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${sourceOf(value)}`)
        .join('\n')
    },
  }
}
