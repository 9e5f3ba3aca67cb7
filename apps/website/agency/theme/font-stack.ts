import type { Theme } from '../schema/theme.ts'

export type Font = NonNullable<Theme['font']>

const site = { family: 'Geist', kind: 'sans-serif' } as const

/**
 * Local fonts that stand in until an own font has loaded, and the average width of their letters in `em`, as
 * `@capsizecss/unpack` measures it (Liberation has the widths of Arial and Times New Roman).
 */
export const localFonts = {
  'sans-serif': [
    {
      name: 'Fallback',
      fonts: ['Arial', 'Liberation Sans', 'Arimo Regular', 'NimbusSans-Regular', 'Roboto-Regular'],
      width: 0.446,
    },
    { name: 'Fallback Noto', fonts: ['NotoSans-Regular'], width: 0.472 },
    { name: 'Fallback DejaVu', fonts: ['DejaVu Sans'], width: 0.508 },
  ],
  serif: [
    {
      name: 'Fallback',
      fonts: ['Times New Roman', 'Liberation Serif', 'Tinos', 'NimbusRoman-Regular'],
      width: 0.406,
    },
    { name: 'Fallback Noto', fonts: ['NotoSerif-Regular'], width: 0.481 },
    { name: 'Fallback DejaVu', fonts: ['DejaVu Serif'], width: 0.517 },
  ],
}

const mailFonts = {
  'sans-serif': "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  serif: "Georgia, 'Times New Roman', Times, serif",
}

/** Returns the fonts of a mail, which loads none: the agency's own or the site's where it is installed, else one of its kind. */
export const mailFontStack = ({ family, kind }: Pick<Font, 'family' | 'kind'> = site): string =>
  `'${family}', ${mailFonts[kind]}`

/** Returns the tokens of the typefaces: of text, and of numbers and labels. */
export function fontDeclarations(font?: Font): string {
  const text = fontStack(font)
  const labels = font?.everywhere ? text : "'Geist Mono', 'Geist Mono Fallback', ui-monospace, monospace"
  return `--font-sans: ${text};\n  --font-mono: ${labels};`
}

/** Returns the value of `--font-sans` for a font of the agency's own, or for the site's. */
export function fontStack({ family, kind }: Pick<Font, 'family' | 'kind'> = site): string {
  const names = localFonts[kind].map(({ name }) => `${family} ${name}`)
  const generic = kind === 'serif' ? 'ui-serif, serif' : 'system-ui, sans-serif'
  return [family, ...names].map((name) => `'${name}', `).join('') + generic
}
