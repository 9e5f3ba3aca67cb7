import type { Page } from 'playwright-core'
import { linkToDesk } from '#website/e2e/sign-in-to-desk.ts'

/** A screen of the desk, in a state that `prepare` brings about. */
export type DeskShot = {
  name: string
  path: string
  /** Taken of a stranger. */
  isSignedOut?: boolean
  /** Taken before anything came in. */
  isEmpty?: boolean
  prepare?: (page: Page, site: DeskSite) => Promise<unknown>
}

export type DeskSite = { url: string; dataDir: string }

/** Opens a request that says something. */
async function open(page: Page) {
  await page.locator('.row', { hasText: 'Ada Lovelace' }).locator('a').click()
  await page.getByLabel('New note').waitFor()
}

export const deskShots: readonly DeskShot[] = [
  { name: 'desk.list', path: '' },
  { name: 'desk.request', path: '', prepare: open },
  {
    name: 'desk.filters',
    path: '',
    prepare: (page) => page.getByText('Filter').click(),
  },
  { name: 'desk.nothing', path: '?q=zeppelin' },
  { name: 'desk.search', path: '?q=call' },
  { name: 'desk.held', path: '?state=held' },
  { name: 'desk.snoozed', path: '?state=snoozed' },
  {
    name: 'desk.snooze-menu',
    path: '',
    async prepare(page) {
      await page.keyboard.press('j')
      await page.keyboard.press('s')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'desk.view-saving',
    path: '?owner=me',
    async prepare(page) {
      const save = page.getByRole('button', { name: 'Save as a view' })
      if (!(await save.isVisible())) await page.locator('summary').click()
      await save.click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'desk.held-open',
    path: '?state=held',
    async prepare(page) {
      await page.locator('.row a').first().click()
      await page.getByLabel('New note').waitFor()
    },
  },
  {
    name: 'desk.writing',
    path: '',
    async prepare(page) {
      await open(page)
      await page.getByRole('button', { name: 'Template…' }).click()
      await page.keyboard.press('1')
      await page.locator('.writer [type=submit]').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'desk.request-end',
    path: '',
    async prepare(page) {
      await open(page)
      await page.locator('.request-side > :last-child').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'desk.undo',
    path: '',
    async prepare(page) {
      // The other pictures show the same list.
      await page.route('**/api/desk/requests', (route) =>
        route.fulfill({ json: { changed: [], requests: [], undoToken: 'none' } }),
      )
      await page.keyboard.press('j')
      await page.keyboard.press('e')
      await page.keyboard.press('2')
      await page.getByRole('button', { name: 'Undo' }).waitFor()
    },
  },
  {
    name: 'desk.offline',
    path: '',
    async prepare(page) {
      await page.context().setOffline(true)
      await page.locator('.row a').first().click()
      await page.getByText('The server cannot be reached.', { exact: true }).waitFor()
    },
  },
  {
    name: 'desk.signed-out',
    path: '',
    async prepare(page) {
      await open(page)
      await page.getByLabel('Reply').fill('Good morning Ada, thank you for writing.')
      await page.context().clearCookies()
      await page.getByRole('button', { name: 'Add note' }).scrollIntoViewIfNeeded()
      await page.getByLabel('New note').fill('Called her, no answer.')
      await page.getByRole('button', { name: 'Add note' }).click()
      await page.getByText('Your sign-in has ended.', { exact: true }).waitFor()
    },
  },
  {
    name: 'desk.selected',
    path: '',
    async prepare(page) {
      await page.locator('.row-select input').nth(1).check()
      await page.locator('.row-select input').nth(2).check()
    },
  },
  { name: 'desk.empty', path: '', isEmpty: true },
  { name: 'desk.calls-empty', path: '/calls', isEmpty: true },
  { name: 'desk.questions-empty', path: '/questions', isEmpty: true },
  { name: 'desk.numbers-empty', path: '/numbers', isEmpty: true },
  {
    name: 'desk.state',
    path: '',
    async prepare(page) {
      await page.keyboard.press('j')
      await page.keyboard.press('e')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'desk.help',
    path: '',
    async prepare(page) {
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'desk.calls', path: '/calls' },
  {
    name: 'desk.calls-open',
    path: '/calls',
    async prepare(page) {
      await page.locator('.row a').first().click()
      await page.locator('.transcript').waitFor()
    },
  },
  { name: 'desk.calls-unanswered', path: '/questions' },
  {
    name: 'desk.calls-answering',
    path: '/questions',
    async prepare(page) {
      await page
        .getByRole('button', { name: /^Answer: / })
        .first()
        .click()
      await page.getByLabel('Answer', { exact: true }).fill('Yes, we connect to Otrix by its API.')
    },
  },
  { name: 'desk.numbers', path: '/numbers' },
  {
    name: 'desk.numbers-table',
    path: '/numbers',
    prepare: (page) => page.getByRole('button', { name: 'Show as a table' }).first().click(),
  },
  {
    name: 'desk.numbers-failed',
    path: '',
    async prepare(page) {
      await page.route('**/api/desk/numbers?*', (route) => route.abort())
      await page.getByRole('link', { name: 'Numbers' }).click()
      await page.getByText('The numbers could not be loaded').waitFor()
    },
  },
  { name: 'desk.device', path: '/settings/device' },
  {
    name: 'desk.privacy',
    path: '/settings/privacy',
    async prepare(page) {
      await page.getByLabel('E-mail address').fill('ada.lovelace@example.com')
      await page.keyboard.press('Enter')
      await page.getByText('What would be removed').waitFor()
    },
  },
  {
    name: 'desk.privacy-erase',
    path: '/settings/privacy',
    async prepare(page) {
      await page.getByLabel('E-mail address').fill('ada.lovelace@example.com')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Erase…' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'desk.import',
    path: '/settings/import',
    async prepare(page) {
      await page.getByLabel('CSV file').setInputFiles({
        name: 'consultations.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(earlierRequests),
      })
      await page.getByRole('button', { name: 'Check the file' }).click()
      await page.getByText('Nothing is imported yet.').waitFor()
    },
  },
  { name: 'desk.audit', path: '/settings/audit' },
  { name: 'desk.sign-in', path: '/sign-in', isSignedOut: true },
  {
    name: 'desk.sign-in-wrong',
    path: '/sign-in',
    isSignedOut: true,
    async prepare(page) {
      await page.getByLabel('E-mail address').fill('mira@example.com')
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'desk.welcome',
    path: '/sign-in',
    isSignedOut: true,
    async prepare(page, site) {
      await page.goto(await linkToDesk(site, { email: 'noor.rahman@example.com', role: 'member' }))
    },
  },
  { name: 'desk.link-gone', path: '/welcome/none', isSignedOut: true },
  { name: 'desk.account', path: '/settings' },
  {
    name: 'desk.passkeys',
    path: '',
    async prepare(page) {
      await page.route('**/api/desk/account/passkeys', (route) => route.fulfill({ json: { passkeys } }))
      await page.getByRole('link', { name: 'Settings' }).click()
      await page.getByText('Sign out everywhere').scrollIntoViewIfNeeded()
    },
  },
  { name: 'desk.team', path: '/settings/team' },
  {
    name: 'desk.team-invited',
    path: '/settings/team',
    async prepare(page) {
      await page.route('**/api/desk/staff/invitations', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 201, json: { ...invitation, link: invitationLink, isMailed: false } })
          : route.fulfill({ json: { invitations: [invitation] } }),
      )
      await page.getByLabel('E-mail', { exact: true }).fill(invitation.email)
      await page.getByRole('button', { name: 'Create invite link' }).click()
      await page.getByRole('button', { name: 'Copy the link' }).waitFor()
      await page.locator('.sheet').evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight))
    },
  },
  {
    name: 'desk.team-remove',
    path: '/settings/team',
    async prepare(page) {
      await page.getByRole('button', { name: 'Remove' }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString()

const passkeys = [
  { id: 'a', name: 'Chrome on Windows', createdAt: hoursAgo(900), usedAt: hoursAgo(3) },
  { id: 'b', name: 'Security key', createdAt: hoursAgo(700), usedAt: null },
]

const invitation = {
  id: 'a',
  email: 'noor.rahman@example.com',
  role: 'member',
  madeBy: 'Mira Okafor',
  isRecovery: false,
  expiresAt: hoursAgo(-168),
}
const invitationLink = `https://your-agency.example/inbox/welcome/${'k3Rz9vTq'.repeat(5)}`

/** Two good rows and two with problems. */
const earlierRequests = `id,created_at,name,email,phone,company,service,message,page_source,lead_score
1,2021-03-01 09:00:00+00,Edith Clarke,edith@example.com,020 7946 0000,Clarke Grids,CRM Integration,,contact,3
2,2021-04-11 14:20:00+00,Annie Easley,annie@example.com,020 7946 0001,Centaur,Customer Support,,contact,5
3,last spring,,annie@example,,,Customer Support,,contact,1
4,2021-04-12 14:20:00+00,Mary
`
