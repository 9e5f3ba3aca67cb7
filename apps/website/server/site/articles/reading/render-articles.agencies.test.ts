import { expect, it } from 'vitest'
import { bookingKinds } from '#contract/appointments.ts'
import { linkedPaths } from './render-articles.ts'

it('articles may link to the pages of appointments', () => {
  expect(linkedPaths).toEqual(expect.arrayContaining(bookingKinds.map(({ path }) => path)))
})
