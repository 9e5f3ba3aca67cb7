import { expect } from 'vitest'
import { addAuthenticator } from './add-authenticator.ts'
import { it } from './desk-visit.ts'
import { password, signInToDesk } from './sign-in-to-desk.ts'
import { sharedSite } from './visit.ts'

it('lets a colleague who cannot sign in choose a new password', async ({ desk, browser, site }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const name = `Hedy ${crypto.randomUUID()}`
  const email = `${crypto.randomUUID()}@example.com`
  await signInToDesk(page, await sharedSite(), { email, name, role: 'member' })
  await context.clearCookies()

  const team = await desk('/settings/team', { permissions: ['clipboard-read', 'clipboard-write'] })
  await team.getByRole('button', { name: `New link for ${name}` }).click()
  await team.getByText(`Send this link to ${name} yourself.`).waitFor()
  await team.getByRole('button', { name: 'Copy the link' }).click()
  await team.getByText('The link is copied').waitFor()
  await page.goto(await team.evaluate(() => navigator.clipboard.readText()))
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  await page.getByLabel('New password').fill('amber kettle railway')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await page.waitForURL(`${site.url}/inbox`)
  await context.close()
})

it('signs out another device, and all of them', async ({ browser, site }) => {
  const [context, other] = [await browser.newContext(), await browser.newContext()]
  const [page, elsewhere] = [await context.newPage(), await other.newPage()]
  const email = `${crypto.randomUUID()}@example.com`
  await signInToDesk(page, await sharedSite(), { email, name: 'Joan', role: 'member' })
  const signInElsewhere = async () => {
    await elsewhere.goto(`${site.url}/inbox/sign-in`)
    await elsewhere.getByLabel('E-mail address').fill(email)
    await elsewhere.getByLabel('Password', { exact: true }).fill(password)
    await elsewhere.keyboard.press('Enter')
    await elsewhere.waitForURL(`${site.url}/inbox`)
  }
  const isOut = async () => {
    await elsewhere.goto(`${site.url}/inbox`)
    return new URL(elsewhere.url()).pathname === '/inbox/sign-in'
  }

  await signInElsewhere()
  await page.goto(`${site.url}/inbox/settings`)
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await sessions.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByText('is signed out').waitFor()
  expect(await isOut()).toBe(true)

  await signInElsewhere()
  expect(await isOut()).toBe(false)
  await page.evaluate(() => sessionStorage.setItem('desk-draft:note:1', 'Not yet sent'))
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL(`${site.url}/inbox/sign-in`)
  expect(await page.evaluate(() => sessionStorage.getItem('desk-draft:note:1'))).toBeNull()
  expect(await isOut()).toBe(true)
  await Promise.all([context.close(), other.close()])
})

it('adds a passkey to an account, signs in with it, and removes it', async ({ browser, site }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await addAuthenticator(page)
  const email = `key.${crypto.randomUUID()}@example.com`
  await signInToDesk(page, await sharedSite(), { email, name: 'Katherine', role: 'member' })
  await page.goto(`${site.url}/inbox/settings`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('The passkey is added').waitFor()
  await context.clearCookies()
  await page.goto(`${site.url}/inbox/settings`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(`${site.url}/inbox/settings`)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByText('last used').waitFor()
  await passkeys.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => passkeys.getByRole('button', { name: 'Remove' }).count()).toBe(0)
  await context.close()
})
