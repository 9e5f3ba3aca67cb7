import { expect } from 'vitest'
import { fixtureMail } from '#server/desk/mailbox/testing/a-mail.ts'
import { startDovecot } from '#server/testing/start-dovecot.ts'
import { isLive, it, rowOf, sendRequest } from './desk-visit.ts'
import { signInToDesk } from './sign-in-to-desk.ts'
import { startSite } from './start-site.ts'
import { overflow, smallTargets, violations } from './violations.ts'

it('shows a mail that arrives to two people at once', { timeout: 300_000 }, async ({ browser }) => {
  const dovecot = await startDovecot()
  const user = 'office@agency.example'
  const site = await startSite({ IMAP_URL: dovecot.url(user) })
  const open = async (name: string, width: number, colorScheme: 'light' | 'dark') => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await signInToDesk(page, site, { email: `${name}@example.com`, name, role: 'member' })
    return page
  }
  const mira = await open('Mira', 1280, 'light')
  const juno = await open('Juno', 360, 'dark')
  const { name, email } = await sendRequest(site.url)
  const [{ id } = { id: '' }] = site.consultations()
  for (const page of [mira, juno]) {
    await page.goto(`${site.url}/inbox`)
    if (page === mira) await isLive(page)
    await rowOf(page, name).locator('a').click()
    await page.getByRole('textbox', { name: 'Reply' }).waitFor()
  }
  await mira.getByRole('group', { name: 'State' }).getByRole('button', { name: 'Won' }).click()
  await juno
    .getByRole('group', { name: 'State' })
    .getByRole('button', { name: 'Won', pressed: true })
    .waitFor()

  const reply = (fixture: string) =>
    fixtureMail(fixture, `${id}-confirmation@agency.example`).replace(/^From: .*$/m, `From: Ada <${email}>`)
  await dovecot.append(user, 'INBOX', reply('outlook'))
  await dovecot.append(user, 'INBOX', reply('gmail').replace(email, 'mallory@example.org'))
  for (const page of [mira, juno]) {
    const mail = page.locator('.mail', { hasText: 'der Termin in München passt' })
    await mail.waitFor()
    const history = mail.locator('details', { hasText: 'Would Thursday at ten suit you?' })
    expect(await history.getAttribute('open')).toBeNull()
    await page
      .locator('.mail', { hasText: 'From another address' })
      .getByText('mallory@example.org')
      .waitFor()
    await page
      .getByRole('group', { name: 'State' })
      .getByRole('button', { name: 'New', pressed: true })
      .waitFor()
    // On a phone the open request hides the list.
    await rowOf(page, name).getByText('Wrote again').waitFor({ state: 'attached' })
    await history.getByText('Earlier mails').click()
    await history.getByText('Would Thursday at ten suit you?').waitFor()
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
  }
  const download = mira.waitForEvent('download')
  await mira.getByRole('link', { name: 'winmail.dat' }).click()
  expect((await download).suggestedFilename()).toBe('winmail.dat')

  await dovecot.append(
    user,
    'Sent',
    reply('apple-mail')
      .replace(/^From: .*$/m, `From: ${user}`)
      .replace(/^To: .*$/m, `To: ${email}`),
  )
  // Its next look is at most 25 seconds away.
  await mira.locator('.reply', { hasText: 'one of us needs a ramp' }).waitFor()
  await mira
    .getByRole('group', { name: 'State' })
    .getByRole('button', { name: 'Contacted', pressed: true })
    .waitFor()
  await site.remove()
  await dovecot.close()
})
