import * as v from 'valibot'
import { expect, it } from 'vitest'
import { mediaSchema, orMedia } from './media.ts'
import { words } from './values.ts'

const problemsOf = (media: unknown) => v.safeParse(mediaSchema, media).issues?.map(({ message }) => message)

it('a picture or film says what it shows, unless it only decorates', () => {
  const needsAlt = expect.stringMatching(/^needs an alt/)
  expect(problemsOf({ picture: 'media/team.jpg', alt: 'The team' })).toBeUndefined()
  expect(problemsOf({ picture: 'media/team.jpg', decorative: true })).toBeUndefined()
  expect(problemsOf({ picture: 'media/team.jpg' })).toEqual([needsAlt])
  expect(problemsOf({ picture: 'media/team.jpg', alt: 'The team', decorative: true })).toEqual([needsAlt])
  expect(problemsOf({ picture: 'media/team.jpg', alt: ' ' })).toEqual(['must not be empty'])
  const film = { film: 'media/a lesson.mp4', poster: 'media/lesson.PNG' }
  expect(problemsOf({ ...film, alt: 'A lesson' })).toBeUndefined()
  expect(problemsOf(film)).toEqual([needsAlt])
  expect(problemsOf({ film: 'media/lesson.mp4', alt: 'A lesson' })).toHaveLength(1)
})

it.each([
  '../brand.jpg',
  '/media/team.jpg',
  'media/../../secret.png',
  'media/.hidden.jpg',
  'media/team.gif',
  'media/team',
])('no picture is %s', (picture) => {
  expect(problemsOf({ picture, alt: 'The team' })).toEqual([
    expect.stringMatching(/^must be the path of a file in your folder/),
  ])
})

it('a focal point is two percentages', () => {
  const at = (focus: string) => problemsOf({ picture: 'media/team.jpg', alt: 'The team', focus })
  expect(at('0% 100%')).toBeUndefined()
  for (const focus of ['50%', 'top', '50% 101%', '50%; 30%']) expect(at(focus), focus).toHaveLength(1)
})

it('what stands in place of a drawing is checked as what it is', () => {
  const schema = orMedia(v.strictObject({ title: words }))
  const problems = (value: unknown) => v.safeParse(schema, value).issues?.map(({ message }) => message)
  expect(problems({ title: 'A drawing' })).toBeUndefined()
  expect(problems({ picture: 'media/team.jpg', alt: 'The team' })).toBeUndefined()
  expect(problems({ title: '' })).toEqual(['must not be empty'])
  expect(problems({ picture: 'media/team.jpg' })).toEqual([expect.stringMatching(/^needs an alt/)])
})
