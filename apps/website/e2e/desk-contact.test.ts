import { expect } from 'vitest'
import { isLive, openBeside, rowOf, sendRequest, together as it } from './desk-visit.ts'
import { violations } from './violations.ts'

it('shows what a person wrote before, until somebody sets it apart, at both desks', async ({
  desk,
  site,
  colleague,
}) => {
  const before = await sendRequest(site.url, { message: 'Do you work at night?' })
  const after = await sendRequest(site.url, { email: before.email.toUpperCase() })
  const [mine, theirs] = await openBeside(desk, colleague, after.name)
  const same = (page: typeof mine) => page.getByRole('region', { name: 'From the same person' })
  await same(mine).getByText('Do you work at night?').waitFor()
  await theirs.getByRole('link', { name: /^Wrote before, on / }).click()
  await theirs.getByRole('heading', { name: before.name }).waitFor()
  await same(theirs).waitFor()

  await same(mine).getByRole('button', { name: 'Not the same person' }).click()
  await mine.getByRole('heading', { name: 'Set apart' }).waitFor()
  expect(await violations(mine)).toEqual([])
  // The open request of the colleague is the other one.
  await expect.poll(() => same(theirs).count()).toBe(0)

  await mine.getByRole('button', { name: 'Undo' }).last().click()
  await same(mine).waitFor()
  await same(theirs).waitFor()
  await same(mine).getByRole('button', { name: 'Not the same person' }).click()
  await mine.getByRole('button', { name: 'It is the same person' }).click()
  await same(theirs).waitFor()
  await mine.reload()
  await isLive(mine)
  await rowOf(mine, after.name).waitFor()
  await same(mine).getByText('Do you work at night?').waitFor()
})
