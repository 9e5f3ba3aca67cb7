import type { Element } from 'hast'
import { addressOf, copiesOf, type MadePicture } from '#agency/media/made-picture.ts'
import { mediaPlaces } from '#agency/media/places.ts'
import type { Picture } from '#agency/schema/media.ts'

const element = (tagName: string, properties: Element['properties'], ...children: Element[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

/** The element of a picture in a text: what `app/media/media-view.tsx` makes of one, which an article has as HTML. */
export function showPicture({ alt, caption }: Picture, made: MadePicture): Element {
  const { sizes } = mediaPlaces.text
  const sources = (made.widths.length > 0 ? ['avif', 'webp'] : []).map((format) =>
    element('source', { type: `image/${format}`, srcSet: copiesOf(made, format), sizes }),
  )
  const { width, height } = made
  const frame = element(
    'div',
    { className: ['media-frame'] },
    ...(made.blur === undefined
      ? []
      : [element('img', { className: ['media-blur'], src: made.blur, alt: '' })]),
    element(
      'picture',
      {},
      ...sources,
      element('img', {
        src: addressOf(made),
        width,
        height,
        alt: alt ?? '',
        loading: 'lazy',
        decoding: 'async',
      }),
    ),
  )
  const className = ['media', 'media-text']
  if (caption === undefined) return element('div', { className }, frame)
  const words = element('figcaption', { className: ['media-caption'] })
  words.children = [{ type: 'text', value: caption }]
  return element('figure', { className }, frame, words)
}
