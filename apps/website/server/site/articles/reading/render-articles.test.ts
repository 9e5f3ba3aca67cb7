import { expect, it } from 'vitest'
import type { MadePicture } from '#agency/media/made-picture.ts'
import { drawnPreview, sharedPicture } from './render-articles.ts'

const made = (more: Partial<MadePicture>): Record<string, MadePicture> => ({
  'media/lift.jpg': {
    base: '/a/lift',
    width: 1600,
    height: 900,
    widths: [400, 960, 1600],
    format: 'jpg',
    ...more,
  },
})
const media = { picture: 'media/lift.jpg', alt: 'The lift' }

it('an article is shared with its own picture', () => {
  expect(sharedPicture({ media }, made({}))).toEqual({ path: '/a/lift-960.jpg', width: 960, height: 540 })
})

it.each([
  ['it has none', null, {}],
  ['it is a drawing', media, { widths: [], format: 'svg' as const }],
  ['it is small', media, { widths: [400] }],
])('but not where %s', (_, of, more) => {
  expect(sharedPicture({ media: of }, made(more))).toBeNull()
})

it('the name of a drawn picture says nothing of the address, and needs the text to be known', () => {
  const one = { slug: 'new-prices', title: 'New prices', html: '<p>12</p>' }
  const { path } = drawnPreview(one)
  expect(path).not.toContain('new-prices')
  expect(drawnPreview(one).path).toBe(path)
  expect(drawnPreview({ ...one, html: '<p>13</p>' }).path).not.toBe(path)
})
