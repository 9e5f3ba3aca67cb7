import { expect } from 'vitest'
import { isLive, rowOf, sendRequest, together as it } from './desk-visit.ts'

it('shows what a colleague chose when the own change can no longer be undone', async ({
  desk: open,
  site,
  colleague,
}) => {
  const first = await sendRequest(site.url)
  const second = await sendRequest(site.url)
  const mine = await open('?state=all')
  const theirs = await open('?state=all', { storageState: colleague })
  await isLive(mine)
  await isLive(theirs)
  const setStage = async (page: typeof mine, name: string, key: string) => {
    await rowOf(page, name).locator('a').focus()
    await page.keyboard.press('e')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press(key)
  }
  await setStage(mine, first.name, '2')
  await rowOf(mine, first.name).getByText('Contacted').waitFor()
  await setStage(mine, second.name, '3')
  await rowOf(theirs, second.name).getByText('Won').waitFor()
  await setStage(theirs, second.name, '4')
  await theirs.getByRole('dialog', { name: `Why was ${second.name} lost?` }).waitFor()
  await theirs.keyboard.press('1')
  await rowOf(mine, second.name).getByText('Lost').waitFor()

  await rowOf(mine, second.name).locator('a').focus()
  await mine.keyboard.press('z')
  await mine.getByText(`Not undone. Somebody has changed ${second.name} since.`).waitFor()
  await rowOf(mine, second.name).getByText('Lost').waitFor()
  await mine.keyboard.press('z')
  await rowOf(mine, first.name).getByText('New', { exact: true }).waitFor()
  await mine.keyboard.press('z')
  await mine.getByText('There is nothing to undo.').waitFor()
  await mine.reload()
  await rowOf(mine, second.name).getByText('Lost').waitFor()
  expect(await rowOf(mine, first.name).getByText('New', { exact: true }).count()).toBe(1)
})

it('shows who is writing, and asks before a second answer goes out', async ({
  desk: open,
  site,
  colleague,
}) => {
  const { name } = await sendRequest(site.url)
  const mine = await open('', { expected: /409|Failed to load resource/ })
  const theirs = await open('', { storageState: colleague })
  await isLive(mine)
  await isLive(theirs)
  for (const page of [mine, theirs]) {
    await rowOf(page, name).locator('a').click()
    await page.getByRole('textbox', { name: 'Reply' }).waitFor()
  }
  await mine.getByRole('textbox', { name: 'Reply' }).fill('Hello, when would you have time?')
  await theirs.getByText(/^Mira Okafor .* is writing…$/).waitFor()
  await theirs.getByRole('textbox', { name: 'Reply' }).fill('Hello, I call you at noon.')
  await mine.getByText(/^Juno Park .* is writing…$/).waitFor()
  await theirs.getByRole('button', { name: 'Open in my mail program' }).click()
  await mine.locator('.reply', { hasText: 'I call you at noon.' }).waitFor()
  await expect.poll(() => mine.getByText('is writing…').count()).toBe(0)

  await mine.getByRole('button', { name: 'Open in my mail program' }).click()
  const question = mine.getByRole('alert').filter({ hasText: 'answered while you were writing.' })
  await question.getByText('Hello, I call you at noon.').waitFor()
  expect(await question.evaluate((element) => element === document.activeElement)).toBe(true)
  await question.getByRole('button', { name: 'Keep it as a draft' }).click()
  expect(await mine.getByRole('textbox', { name: 'Reply' }).inputValue()).toBe(
    'Hello, when would you have time?',
  )
  await mine.getByRole('button', { name: 'Open in my mail program' }).click()
  await question.getByRole('button', { name: 'Send mine too' }).click()
  await theirs.locator('.reply', { hasText: 'when would you have time?' }).waitFor()
  expect(await theirs.locator('.reply').count()).toBe(2)
})

it('keeps the words of two colleagues who change one answer of the assistant', async ({
  desk: open,
  colleague,
}) => {
  const mine = await open('/questions', { expected: /409|Failed to load resource/ })
  const question = `Do you sell ${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}?`
  await mine.getByRole('button', { name: 'Write an answer' }).click()
  await mine.getByLabel('Question').fill(question)
  await mine.getByLabel('Answer', { exact: true }).fill('No.')
  await mine.getByRole('button', { name: 'Save answer' }).click()
  const theirs = await open('/questions', { storageState: colleague })
  for (const page of [mine, theirs]) await page.getByRole('button', { name: `Edit: ${question}` }).click()
  await theirs.getByLabel('Answer', { exact: true }).fill('On Fridays.')
  await theirs.getByRole('button', { name: 'Save answer' }).click()
  await theirs.getByRole('button', { name: `Edit: ${question}` }).waitFor()

  await mine.getByLabel('Answer', { exact: true }).fill('On Mondays.')
  await mine.getByRole('button', { name: 'Save answer' }).click()
  const overtaken = mine.getByRole('alert').filter({ hasText: 'saved another text while you were writing' })
  await overtaken.getByText('On Fridays.').waitFor()
  expect(await mine.getByLabel('Answer', { exact: true }).inputValue()).toBe('On Mondays.')
  await overtaken.getByRole('button', { name: 'Save mine instead' }).click()
  await mine.getByRole('button', { name: `Edit: ${question}` }).waitFor()
  await theirs.reload()
  await theirs.getByText('On Mondays.').waitFor()
})

it('takes the request of an erased person off the screen of the colleague who reads it', async ({
  desk: open,
  site,
  colleague,
}) => {
  const { name, email } = await sendRequest(site.url, { email: `${crypto.randomUUID()}@example.com` })
  const theirs = await open('', { storageState: colleague, expected: /404|Failed to load resource/ })
  await isLive(theirs)
  await rowOf(theirs, name).locator('a').click()
  await theirs.getByRole('link', { name: email }).waitFor()
  const mine = await open('/settings/privacy')
  await mine.getByLabel('E-mail address').fill(email)
  await mine.keyboard.press('Enter')
  await mine.getByRole('button', { name: 'Erase…' }).click()
  await mine.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click()
  await theirs.getByText('There is no such request').waitFor()
  expect(await theirs.getByText(email).count()).toBe(0)
})
