import { expect } from 'vitest'
import { required } from '#agency/required.ts'
import { appointmentsFile } from '#agency/appointments.ts'
import { homePath } from '#contract/home-path.ts'
import { bookingKinds } from '#contract/appointments.ts'
import { shownFields } from '#contract/form-fields.ts'
import { requiredFields, rowsOf, someone } from './forms.ts'
import { callIt as it, hearing, hears, startCall, type } from './voice-visit.ts'

/* The second agency, which has kinds of appointments. */

const kind = required(bookingKinds[0], 'kind of appointment')
const { words } = required(appointmentsFile, 'appointments.ts').appointments

it('a call agrees on a time and opens its page, where the visitor books it', async ({ visit, site }) => {
  const page = await visit(homePath, { ...hearing, timezoneId: 'America/New_York' })
  const visitor = someone()
  await startCall(page)
  await type(page, `My name is Ada Lovelace and my email is ${visitor.email}`)
  await hears(page, /\?/)
  await type(page, 'What is your next free time?')
  await hears(page, new RegExp(`${kind.name}: I can offer .*Eastern (?:Standard|Daylight) Time`))
  await type(page, 'the second one')
  await hears(page, /press the button/)
  await page.waitForURL(/\/book\/[^/]+\?at=.*zone=America/)
  const wanted = page.locator('.book-wanted button')
  expect(await wanted.textContent()).toContain('Eastern')
  const at = await wanted.getAttribute('value')
  expect(rowsOf(site, visitor.email)).toEqual([])

  await wanted.click()
  await page.getByRole('button', { name: words.book }).waitFor()
  expect(await page.locator('[name=email]').inputValue()).toBe(visitor.email)
  if (shownFields.some(({ name }) => name === 'name'))
    expect(await page.locator('[name=name]').inputValue()).toBe('Ada Lovelace')
  for (const name of requiredFields) await page.locator(`[name=${name}]`).fill(visitor[name as 'name'])
  await page.getByRole('button', { name: words.book }).click()
  await page.getByRole('heading', { name: words.booked.title }).waitFor()
  expect(at).not.toBeNull()
  const [request] = rowsOf(site, visitor.email)
  // The desk leads from it to the transcript.
  expect(request?.context).toMatchObject({ call_id: expect.any(String) })
})
