import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mediaPlaces } from '#agency/media/places.ts'

/** Styles that give a place its size themselves: the first screen, a person, a company, a text in its own proportions. */
const sizedElsewhere = ['hero', 'portrait', 'mark', 'text']

// The picture fills its frame, so a frame without proportions has no height.
it('every place has proportions', () => {
  const styles = readFileSync(join(import.meta.dirname, 'media.css'), 'utf8')
  const without = Object.keys(mediaPlaces)
    .filter((place) => !sizedElsewhere.includes(place))
    .filter((place) => !new RegExp(`\\.media-${place}\\b[^{]*\\{\\s*aspect-ratio`).test(styles))
  expect(without).toEqual([])
})
