import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { agency, agencyFolder } from '../agency/content-folder.ts'
import { type Font, localFonts } from '../agency/theme/font-stack.ts'
import { readTheme } from './theme.ts'

const siteFonts = join(import.meta.dirname, '../app/fonts')
const ownFonts = join(import.meta.dirname, '../node_modules/.cache/fonts', agency)

const percent = (ratio: number) => `${Number((100 * ratio).toFixed(1))}%`

/** Returns a rule for each local font that gives it the height and the average width of a font file. */
export async function fallbackRules(font: Font, file: Buffer, weights: string): Promise<string> {
  const { ascent, descent, unitsPerEm, xWidthAvg } = await fromBuffer(file)
  return localFonts[font.kind]
    .map(({ name, fonts, width }) => {
      const scale = xWidthAvg / unitsPerEm / width
      return `@font-face {
  font-family: '${font.family} ${name}';
  src: ${fonts.map((local) => `local('${local}')`).join(', ')};
  font-weight: ${weights};
  ascent-override: ${percent(ascent / unitsPerEm / scale)};
  descent-override: ${percent(-descent / unitsPerEm / scale)};
  size-adjust: ${percent(scale)};
}
`
    })
    .join('')
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** What visitors may type in a language of Latin letters, and what the agency writes. */
const charactersOf = (folder: string): string => {
  const texts = globSync('**/*.{ts,txt}', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  )
  return [...new Set(range(0x20, 0x7e) + range(0xa0, 0x17f) + '‘’“”‚„–—…•·×→←↑↓−€™' + texts.join(''))].join(
    '',
  )
}

/** Returns the rules of a style sheet for the typeface of numbers and labels. */
const monoRules = (styles: string): string =>
  (styles.match(/@font-face \{[^}]*\}\n/g) ?? []).filter((rule) => rule.includes('Mono')).join('')

/** Two folders may hold files of one name. */
const subsetName = (file: string, index: number): string => `${index + 1}-${basename(file)}`

/**
 * Subsets the files of an agency's font, and writes them and their style sheets to a folder.
 * @param folder where the agency's files are
 */
export async function writeOwnFont(font: Font, folder: string, target: string): Promise<void> {
  mkdirSync(target, { recursive: true })
  const text = charactersOf(folder)
  const faces: string[] = []
  const fallbacks: string[] = []
  for (const [index, { file, weights }] of font.files.entries()) {
    const name = subsetName(file, index)
    const subset = await subsetFont(readFileSync(join(folder, file)), text, { targetFormat: 'woff2' })
    writeFileSync(join(target, name), subset)
    fallbacks.push(await fallbackRules(font, subset, weights))
    faces.push(`@font-face {
  font-family: '${font.family}';
  src: url('./${name}') format('woff2');
  font-weight: ${weights};
  font-display: swap;
}
`)
  }
  const siteRules = (name: string) =>
    font.everywhere ? '' : monoRules(readFileSync(join(siteFonts, name), 'utf8'))
  if (!font.everywhere) copyFileSync(join(siteFonts, 'geist-mono.woff2'), join(target, 'geist-mono.woff2'))
  writeFileSync(join(target, 'typeface.css'), faces.join('') + siteRules('typeface.css'))
  writeFileSync(join(target, 'fallback.css'), fallbacks.join('') + siteRules('fallback.css'))
}

/** Puts the font that the theme names in place of the site's own: its style sheets, and its files to preload. */
export function ownFont(): Plugin {
  let font: Font | undefined
  return {
    name: 'own-font',
    enforce: 'pre',
    async buildStart() {
      font = (await readTheme()).font
      if (font) await writeOwnFont(font, agencyFolder, ownFonts)
    },
    load(id) {
      if (!font || !id.endsWith('/app/fonts/preloaded-fonts.ts')) return null
      const files = font.files.map(({ file }, index) => join(ownFonts, subsetName(file, index)))
      return [
        ...files.map((file, index) => `import font${index} from ${JSON.stringify(`${file}?url`)}`),
        `export const preloadedFonts = [${files.map((_, index) => `font${index}`).join(', ')}]`,
      ].join('\n')
    },
    transform(css, id) {
      const [path = ''] = id.split('?')
      if (!font || !path.endsWith('.css')) return null
      const folder = relative(dirname(path), ownFonts)
      return css.replaceAll(
        /@import '[./a-z]*fonts\/(typeface|fallback)\.css';/g,
        `@import '${folder}/$1.css';`,
      )
    },
  }
}
