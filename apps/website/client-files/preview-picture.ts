import { brand } from '#content/brand.ts'
import { theme } from '#content/theme.ts'
import { homePath } from '#contract/home-path.ts'
import { hexOf, mainHour, ownColour } from '#contract/theme.ts'

/** The content of a page's preview picture. */
export type PreviewedPage = { path: string; name: string; headline: string }

/** In pixels, as required by OpenGraph and the large Twitter card. */
export const previewSize = { width: 1200, height: 630 } as const

/** The colours of the theme, in the renderer's notation. */
const colors =
  mainHour === 'night'
    ? {
        ground: ownColour('#070b14'),
        line: ownColour('#26303f'),
        ink: ownColour('#f3f6fa'),
        muted: ownColour('#9aa5b5'),
        brand: hexOf('brand'),
        lamp: hexOf('lamp'),
      }
    : {
        ground: hexOf('ground'),
        line: ownColour('#d9e0ea'),
        ink: hexOf('ink'),
        muted: hexOf('muted'),
        brand: hexOf('brand'),
        lamp: hexOf('lamp'),
      }

type Style = Record<string, string | number>
/** The renderer's input: a React element, written by hand, because server code runs without a JSX transform. */
export type Element = {
  type: string
  key: null
  props: { style: Style; src?: string; children?: (Element | string)[] }
}

const box = (style: Style, ...children: (Element | string)[]): Element => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
})

/**
 * Composes the picture for shared links: a page's headline on the site's background, under the brand, above a lit line.
 * @param brandMark the site's icon as a data URL
 */
export function previewPicture({ headline, path, name }: PreviewedPage, brandMark: string): Element {
  return box(
    {
      width: previewSize.width,
      height: previewSize.height,
      boxSizing: 'border-box',
      padding: '68px 76px',
      flexDirection: 'column',
      justifyContent: 'space-between',
      backgroundColor: colors.ground,
      fontFamily: theme.font ? `${theme.font.family}, Geist` : 'Geist',
      color: colors.ink,
    },
    box(
      { justifyContent: 'space-between', alignItems: 'center', fontSize: 34, fontWeight: 600 },
      box(
        { alignItems: 'center', gap: 18 },
        { type: 'img', key: null, props: { src: brandMark, style: { width: 56, height: 56 } } },
        brand.name,
      ),
      box({ fontSize: 26, fontWeight: 400, color: colors.muted }, path === homePath ? brand.tagline : name),
    ),
    box(
      {
        fontSize: headline.length > 90 ? 60 : headline.length > 34 ? 84 : 100,
        fontWeight: 600,
        lineHeight: 1.04,
        letterSpacing: -4,
        maxWidth: 1000,
      },
      headline,
    ),
    box(
      { flexDirection: 'column' },
      box(
        { height: 2, backgroundColor: colors.line },
        box({ width: 260, height: 2, backgroundColor: colors.brand }),
        box({ width: 14, height: 14, marginTop: -6, borderRadius: 7, backgroundColor: colors.lamp }),
      ),
      box({ marginTop: 26, fontSize: 26, color: colors.muted }, path === homePath ? '' : brand.tagline),
    ),
  )
}
