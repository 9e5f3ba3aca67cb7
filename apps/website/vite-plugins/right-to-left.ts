import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { list, type AcceptedPlugin } from 'postcss'
import type { Plugin } from 'vite'
import { contentFolder } from '../agency/content-folder.ts'
import { describeLanguage } from '../agency/describe-language.ts'
import type { Brand } from '../agency/schema/brand.ts'

/** Whether the chosen agency's language is written from right to left. */
export async function readsFromTheRight(): Promise<boolean> {
  const { brand } = (await import(pathToFileURL(join(contentFolder, 'brand.ts')).href)) as { brand: Brand }
  return describeLanguage(brand.language ?? 'en').dir === 'rtl'
}

/** Replaces `@right-to-left;` in app/root.css with what only such a site needs. Every other site is without it. */
export function rightToLeftStyles(): Plugin {
  return {
    name: 'right-to-left-styles',
    enforce: 'pre',
    async transform(css, id) {
      if (!id.split('?')[0]?.endsWith('/app/root.css')) return null
      return css.replace(
        '@right-to-left;',
        (await readsFromTheRight()) ? "@import './right-to-left.css';" : '',
      )
    },
  }
}

const sides = /(?<![-\w])(?<before>safe-area-inset-)?(?<side>left|right)(?![-\w])/g

/**
 * Mirrors what CSS has no logical words for: gradients to a side, positions of backgrounds, and moves along the line.
 * Properties are logical in the source already (scripts/logical-properties.test.ts).
 */
export function mirrored(isRightToLeft: boolean): AcceptedPlugin {
  return {
    postcssPlugin: 'mirrored',
    OnceExit(root) {
      if (!isRightToLeft) return
      root.walkDecls((declaration) => {
        const { prop, value } = declaration
        if (prop === 'translate') {
          const [x = '', ...others] = list.space(value)
          if (x !== '0' && x !== 'none') declaration.value = [`calc(-1 * ${x})`, ...others].join(' ')
        } else if (
          prop.startsWith('background') ||
          prop.startsWith('border-image') ||
          /safe-area/.test(value)
        ) {
          declaration.value = value.replaceAll(
            sides,
            (_, before: string | undefined, side: string) =>
              `${before ?? ''}${side === 'left' ? 'right' : 'left'}`,
          )
        }
      })
    },
  }
}
