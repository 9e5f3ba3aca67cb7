import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { isLive, it, rowOf, sendRequest } from './desk-visit.ts'
import { sharedSite } from './visit.ts'
import { announcementsOn, recordAnnouncements } from './record-announcements.ts'
import { signInToDesk } from './sign-in-to-desk.ts'

async function open(page: Page, name: string) {
  await rowOf(page, name).locator('a').click()
  await page.getByRole('heading', { level: 2, name }).waitFor()
  await page.getByLabel('New note').waitFor()
}

it('shows hostile text as it was typed, and runs none of it', async ({ desk, site }) => {
  const attack = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>\u202e{{7*7}}'
  const id = crypto.randomUUID()
  const { name } = await sendRequest(site.url, {
    name: `<b onclick=alert(1)>Eve ${id}</b>`,
    message: attack,
    company: 'javascript:window.ran=1',
  })
  const page = await desk(`?q=${id}`)
  const row = page.locator('.row').first()
  const held = page.getByRole('button', { name: 'Show it' })
  await row.or(held).waitFor()
  // Spam rules may hold it, which makes it no less readable.
  if ((await held.count()) > 0) await held.click()
  await row.locator('a').click()
  await page.locator('.message-words').waitFor()
  expect(await page.locator('.message-words').textContent()).toBe(attack)
  expect(await page.getByRole('heading', { level: 2 }).textContent()).toBe(name)
  expect(await page.locator('.request-body img, .request-body script, .list-scroller b').count()).toBe(0)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

it('announces what is wrong each time that something is sent', async ({ desk, site }) => {
  const { name } = await sendRequest(site.url)
  const page = await desk('', { prepare: recordAnnouncements })
  await open(page, name)
  const presses = async (field: Locator, key: string, words: string) => {
    const times = async () => (await announcementsOn(page)).filter(({ text }) => text === words).length
    for (const time of [1, 2, 3]) {
      await field.press(key)
      await expect.poll(times).toBe(time)
    }
  }
  await presses(page.getByLabel('Reply', { exact: true }), 'Control+Enter', 'Write a reply.')
  const value = page.getByRole('textbox', { name: /^Value/ })
  await value.fill('much')
  await presses(value, 'Enter', 'Write a whole number, such as 4500.')
})

it('shows a reply that came back as one, and the bounce nowhere else', async ({ desk, site }) => {
  const { name } = await sendRequest(site.url)
  const at = '2026-03-11T10:00:00.000Z'
  const subject = 'Re: hello'
  const replies = [
    { id: 'r', at, by: { id: 's', name: 'Juno' }, subject, text: 'Thursday?', deliveryId: 'r-reply' },
  ]
  const from = { name: '', address: 'mailer-daemon@example.com' }
  const parts = [{ text: '550 5.1.1 No such mailbox', isQuote: false }]
  const mails = [
    { id: 'm', at, kind: 'bounce', from, by: null, subject: 'Undelivered', parts, attachments: [] },
  ].map((mail) => ({ ...mail, problem: null, about: 'r-reply' }))
  const page = await desk('', {
    prepare: (opened) =>
      opened.route(/\/api\/desk\/requests\/[\w-]+$/, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), replies, mails } })
      }),
  })
  await open(page, name)
  const reply = page.getByRole('region', { name: `Reply: ${subject}` })
  await reply.getByText('It did not reach the visitor.').waitFor()
  await reply.getByText('What the mail server says').click()
  await reply.getByText('550 5.1.1 No such mailbox').waitFor()
  expect(await page.locator('.mail').count()).toBe(0)
})

it('keeps typed text across a reload and a refusal, until it is sent', async ({ desk, site }) => {
  const { name } = await sendRequest(site.url)
  const page = await desk('', { expected: /503|Failed to load resource/ })
  await open(page, name)
  await page.getByLabel('New note').fill('Called twice, nobody answered.')
  await page.getByRole('textbox', { name: 'Reply' }).fill('Hello, when would you have time?')
  await page.reload()
  await page.getByLabel('New note').waitFor()
  expect(await page.getByLabel('New note').inputValue()).toBe('Called twice, nobody answered.')

  await page.route('**/notes', (route) => route.fulfill({ status: 503, json: { detail: 'Try again soon.' } }))
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByText('Not saved. Try again soon.').waitFor()
  expect(await page.getByLabel('New note').inputValue()).toBe('Called twice, nobody answered.')
  await page.unroute('**/notes')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.locator('.note', { hasText: 'Called twice' }).waitFor()
  await expect.poll(() => page.getByLabel('New note').inputValue()).toBe('')
  expect(await page.getByRole('textbox', { name: 'Reply' }).inputValue()).toBe(
    'Hello, when would you have time?',
  )

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.locator('.note').count()).toBe(0)
})

it('answers by mail, and the request is contacted', async ({ desk, site }) => {
  const { name, email } = await sendRequest(site.url)
  const page = await desk('')
  await open(page, name)
  // No mail server is set: the answer is opened in a mail program.
  const opened = page.waitForRequest((request) => request.url().startsWith('mailto:')).catch(() => null)
  await page.getByRole('textbox', { name: 'Reply' }).fill('Hello, when would you have time?')
  await page.getByRole('button', { name: 'Open in my mail program' }).click()
  await page.getByText(`Reply to ${name} prepared`).waitFor()
  await page.locator('.reply', { hasText: 'when would you have time' }).waitFor()
  await rowOf(page, name).getByText('Contacted').waitFor()
  expect(await page.getByRole('textbox', { name: 'Reply' }).inputValue()).toBe('')
  const request = await Promise.race([opened, page.waitForTimeout(0).then(() => null)])
  if (request) expect(decodeURIComponent(request.url())).toContain(email)
})

it('shows the changes of colleagues', async ({ desk, site }) => {
  const { name } = await sendRequest(site.url)
  const mine = await desk('')
  const theirs = await desk('')
  await open(mine, name)
  await isLive(mine)
  await open(theirs, name)
  await theirs.getByRole('button', { name: 'Won' }).click()
  await theirs.getByLabel('New note').fill('They signed.')
  await theirs.getByRole('button', { name: 'Add note' }).click()
  await mine.locator('.note', { hasText: 'They signed.' }).waitFor()
  expect(await mine.getByRole('button', { name: 'Won' }).getAttribute('aria-pressed')).toBe('true')
})

it('keeps the text when the session ends, and continues after the next sign-in', async ({ desk, site }) => {
  const { name } = await sendRequest(site.url)
  const page = await desk('', { expected: /401|Failed to load resource/ })
  await open(page, name)
  await page.getByLabel('New note').fill('Asked for a quote.')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByText('Your sign-in has ended.').first().waitFor()
  expect(await page.getByLabel('New note').inputValue()).toBe('Asked for a quote.')

  const id = crypto.randomUUID().slice(0, 8)
  const other = await page.context().newPage()
  await signInToDesk(other, await sharedSite(), {
    email: `again.${id}@example.com`,
    name: `Again ${id}`,
    role: 'member',
  })
  await other.close()
  await page.bringToFront()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  // Somebody else's desk begins from scratch, with the tab's own drafts.
  await page.getByLabel('New note').waitFor()
  await expect.poll(() => page.getByText('Your sign-in has ended.').count()).toBe(0)
  expect(await page.getByLabel('New note').inputValue()).toBe('Asked for a quote.')
})
