import { expect } from 'vitest'
import { startMailServer } from '#server/requests/delivery/testing/start-mail-server.ts'
import { it, rowOf, sendRequest } from './desk-visit.ts'
import { signInToDesk } from './sign-in-to-desk.ts'
import { startSite } from './start-site.ts'

it(
  'releases a held request, answers it by mail after ten seconds, and delivers it again',
  {
    timeout: 120_000,
  },
  async ({ browser }) => {
    const mail = await startMailServer()
    const site = await startSite({ SMTP_URL: mail.url, NOTIFY_EMAIL: 'team@example.com' })
    const context = await browser.newContext()
    const page = await context.newPage()
    await signInToDesk(page, site, { email: 'mira@example.com', name: 'Mira', role: 'member' })
    const { name, email } = await sendRequest(site.url, {}, { trap: { website: 'https://spam.example' } })

    await page.goto(`${site.url}/inbox?state=held`)
    await rowOf(page, name).locator('a').click()
    await page.getByText('A field that people cannot see is filled in.').waitFor()
    await rowOf(page, name).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Release 1' }).click()
    await page.getByText(`${name}: released`).waitFor()

    await page.getByRole('button', { name: 'Template…' }).click()
    await page.getByRole('dialog', { name: 'Begin with a template' }).locator('.menu button').first().click()
    const reply = page.getByRole('textbox', { name: 'Reply' })
    expect(await reply.inputValue()).toContain(name)
    await reply.fill('Would Tuesday suit you?')
    await page.getByRole('button', { name: 'Send reply' }).click()
    const sent = `Reply to ${name} goes out in a moment`
    const toast = page.locator('.toast', { hasText: sent })
    await toast.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(`Undone: ${sent}`).waitFor()
    expect(await reply.inputValue()).toBe('Would Tuesday suit you?')
    await page.getByRole('button', { name: 'Send reply' }).click()
    const answers = () => mail.mails.filter(({ raw }) => raw.includes('Would Tuesday suit you?'))
    await expect.poll(() => answers().length, { timeout: 40_000 }).toBe(1)
    expect(answers()[0]?.to).toEqual([email])
    await page
      .getByRole('group', { name: 'State' })
      .getByRole('button', { name: 'Contacted', pressed: true })
      .waitFor()

    const deliveries = page.getByRole('region', { name: 'Deliveries' })
    await deliveries.getByText('Delivered').first().waitFor()
    const before = mail.mails.length
    await deliveries.getByRole('button', { name: 'Send again' }).last().click()
    await page.getByText(/: sent again$/).waitFor()
    await expect.poll(() => mail.mails.length, { timeout: 40_000 }).toBe(before + 1)
    await context.close()
    await site.remove()
    await mail.close()
  },
)
