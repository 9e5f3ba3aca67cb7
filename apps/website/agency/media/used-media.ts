import type { Media } from '../schema/media.ts'
import { isMedia } from './is-media.ts'
import { type MediaPlace, mediaPlaces } from './places.ts'

/** A picture or film that the content shows. */
export type MediaUse = {
  /** The file of the content: `pages/home-hero.ts`. */
  file: string
  /** Where in that file: `homeHero.media`. */
  location: string
  media: Media
  place: MediaPlace
}

/** The places by their location; any other is `beside` words. The first that matches counts. */
const placesByLocation: readonly [RegExp, MediaPlace][] = [
  [/^pages\/home-hero\.ts/, 'hero'],
  [/^service-pages\.ts [\w-]+\.[\w-]+\.example$/, 'wide'],
  [/^services\.ts .*\.picture$/, 'cell'],
  [/\.strip$/, 'cell'],
  [/^case-studies\.ts/, 'wide'],
  [/^(?:own-pages|articles)\/.*media$/, 'wide'],
  [/^articles\/\S+ picture$|^own-pages\/.*\.blocks\.\d+$/, 'text'],
  [/^own-pages\/.*\.(?:portrait|image)$/, 'portrait'],
  [/^testimonials\.ts/, 'portrait'],
  [/^pages\/home\.ts home\.(?:night|cta\.skyline)$/, 'wide'],
  [/^own-pages\/.*\.mark$/, 'mark'],
]

const placeOf = (path: string): MediaPlace =>
  placesByLocation.find(([pattern]) => pattern.test(path))?.[1] ?? 'beside'

/** Names an entry of a list by its id, if it has one. */
const nameOf = (entry: unknown, key: string): string =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'
    ? entry.id
    : key

/** Lists the pictures and films of a content: the exports of each file by their names. */
export function mediaIn(content: object): MediaUse[] {
  const uses: MediaUse[] = []
  const collect = (file: string, value: unknown, path: readonly string[]) => {
    if (typeof value !== 'object' || value === null) return
    if (isMedia(value) && isWhole(value)) {
      const location = path.join('.')
      uses.push({ file, location, media: value, place: placeOf(`${file} ${location}`) })
      return
    }
    for (const [key, child] of Object.entries(value)) {
      collect(file, child, [...path, Array.isArray(value) ? nameOf(child, key) : key])
    }
  }
  for (const [file, exported] of Object.entries(content)) collect(file, exported, [])
  return uses
}

/** A card of the home page has a `picture`, too: the name of a drawing. */
const isWhole = (media: Media): boolean =>
  'film' in media || media.alt !== undefined || media.decorative === true

/** The pictures of a use: itself, or the poster of a film. */
export const pictureOf = (media: Media): string => ('film' in media ? media.poster : media.picture)

/** All files of a picture or film. */
export const filesOf = (media: Media): string[] => [
  pictureOf(media),
  ...('film' in media ? [media.film, ...(media.captions === undefined ? [] : [media.captions])] : []),
]

/** The widest picture in pixels that any screen needs at these places. */
export const widestOf = (uses: readonly MediaUse[]): number =>
  Math.max(0, ...uses.map(({ place }) => 2 * mediaPlaces[place].needs))
