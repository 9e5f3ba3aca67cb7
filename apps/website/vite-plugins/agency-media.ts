import { pathToFileURL } from 'node:url'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { addressOf } from '../agency/media/made-picture.ts'
import type { AgencyMedia, makeMedia } from '../agency/media/make-media.ts'
import { pictureOf } from '../agency/media/used-media.ts'

const contentReader = join(import.meta.dirname, '../server/operate/check-content/read-shown-content.ts')
const mediaMaker = join(import.meta.dirname, '../agency/media/make-media.ts')

const mediaStyles = join(import.meta.dirname, '../app/media')

/** Imported late, because the content may be invalid, and most agencies have no pictures. */
async function readMedia(): Promise<AgencyMedia> {
  const load = async <Module>(file: string) => (await import(pathToFileURL(file).href)) as Module
  const reader = await load<{ readShownContent: () => Promise<object> }>(contentReader)
  const maker = await load<{ makeMedia: typeof makeMedia }>(mediaMaker)
  return maker.makeMedia(await reader.readShownContent())
}

/** Rules for the focal points in use: the content security policy allows no style attribute. */
function focusRules({ uses }: Pick<AgencyMedia, 'uses'>): string {
  const points = [...new Set(uses.flatMap(({ media }) => media.focus ?? []))]
  return points
    .map((point) => {
      const [x, y] = point.replaceAll('%', '').split(' ')
      return `.media-frame .media-at-${x}-${y} { object-position: ${point}; }\n`
    })
    .join('')
}

/** Rules for marks that are drawn in currentColor, which a picture cannot inherit: its outline is cut out of that colour. */
function markRules({ uses, pictures }: Pick<AgencyMedia, 'uses' | 'pictures'>): string {
  const marks = new Set(uses.flatMap(({ place, media }) => (place === 'mark' ? pictureOf(media) : [])))
  return [...marks]
    .flatMap((mark) => {
      const made = pictures[mark]
      if (made?.inherits !== true) return []
      const address = addressOf(made)
      return `.own-mark .media-inherits[src='${address}'] { mask: url('${address}') 0 / contain no-repeat; }\n`
    })
    .join('')
}

/** The style sheets of pages that others are without, by what the content calls these pages. */
const partial: readonly [file: string, pages: string][] = [
  ['/app/pages/own/own-page.css', 'own-pages/'],
  ['/app/pages/articles/articles.css', 'articles/'],
]

/** Whether a style sheet has the styles of media: that of every page if any other page shows some, or else those of these pages. */
function isStyled(file: string, uses: AgencyMedia['uses']): boolean {
  const inPart = (pages: string) => uses.some((use) => use.file.startsWith(pages))
  const isEverywhere = uses.some((use) => partial.every(([, pages]) => !use.file.startsWith(pages)))
  const [, pages] = partial.find(([sheet]) => file.endsWith(sheet)) ?? []
  return pages === undefined ? isEverywhere : !isEverywhere && inPart(pages)
}

/** `media-view.tsx` for an agency without pictures and films. */
const onlyDrawings =
  'export const OrMedia = ({ of, children }) => children(of)\nexport const MediaView = () => null'

/** Gives the app the pictures and films of the agency, and their styles. Nothing for an agency without any. */
export function agencyMedia(): Plugin {
  let media: Promise<AgencyMedia> | undefined
  const made = () => (media ??= readMedia())
  return {
    name: 'agency-media',
    enforce: 'pre',
    async load(id) {
      const [, name] = /\/app\/media\/(made-media|media-view|moving)\.tsx?$/.exec(id) ?? []
      if (name === undefined) return null
      const { uses, pictures, films } = await made()
      switch (name) {
        case 'made-media':
          return `export const pictures = ${JSON.stringify(pictures)}\nexport const films = ${JSON.stringify(films)}`
        case 'moving':
          return `export const hasMovingFilms = ${uses.some(({ media: shown }) => 'film' in shown && shown.decorative)}`
        default:
          return uses.length === 0 ? onlyDrawings : null
      }
    },
    async transform(css, id) {
      // With `?url` it is a script that names the sheet.
      const [file = ''] = id.split('?')
      if (!file.endsWith('.css') || !css.includes('@agency-media;')) return null
      const { uses, pictures } = await made()
      if (!isStyled(file, uses)) return css.replace('@agency-media;', '')
      const sheets = ['media', ...(uses.some(({ place }) => place === 'hero') ? ['media-hero'] : [])]
      const folder = relative(dirname(file), mediaStyles)
      const imports = sheets.map((name) => `@import './${folder}/${name}.css';`)
      return (
        css.replace('@agency-media;', imports.join('')) + focusRules({ uses }) + markRules({ uses, pictures })
      )
    },
  }
}
