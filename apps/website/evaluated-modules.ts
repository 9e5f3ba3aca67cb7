import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const evaluated = /\/agency\/(?:consultation-choices|site-map)\.ts$/

const sourceOf = (value: unknown): string =>
  value instanceof Map ? `new Map(${JSON.stringify([...value])})` : JSON.stringify(value)

/**
 * Replaces modules that derive small values from the whole content with their exports: lists and maps of plain values.
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
