import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { confirmationWords } from '#website/server/requests/delivery/channels/mail/confirmation-mail.ts'
import { staffWords } from '#website/server/requests/delivery/channels/mail/staff-mail.ts'
import { mailPage, type MailWords } from '#website/server/requests/delivery/channels/mail/mail-page.ts'

const request = {
  id: '0195c0de-0000-7000-8000-00009f3a07c1',
  created_at: '2026-11-20T10:12:00.000Z',
  name: 'Ada Lovelace',
  email: 'ada.lovelace@analytical-engines.example',
  phone: '+44 20 7946 0000',
  company: 'Analytical Engines & Daughters',
  service: 'Customer Support',
  message:
    'We answer about 300 e-mails a day, most of them about delivery times.\n\nCould your assistant read our order system?',
  page_source: 'customer-support',
}
const siteSettings = { publicUrl: 'https://www.agency.example', timeZone: 'UTC' }

const mails: Record<string, MailWords> = {
  'mail.staff': staffWords({ type: 'consultation', consultation: request }, siteSettings),
  'mail.confirmation': confirmationWords(request),
  'mail.notice': staffWords(
    {
      type: 'notice',
      createdAt: request.created_at,
      notice: {
        id: 'outage-webhook',
        title: 'Requests do not get through: webhook',
        text: 'The channel "webhook" of your site has been failing since 2026-11-20T10:12:00.000Z. Last answer: HTTP 500',
      },
    },
    siteSettings,
  ),
}

/** Mails are never wider. */
const mailWidths = [360, 768]

/** Takes every mail whose name contains `only`, in light and dark mode, as mail programs show them. */
export async function takeMailShots(
  browser: Browser,
  target: string,
  { only, widths }: { only: string; widths: readonly number[] | undefined },
) {
  for (const [name, words] of Object.entries(mails).filter(([each]) => each.includes(only))) {
    for (const width of mailWidths.filter((each) => widths?.includes(each) ?? true)) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({ viewport: { width, height: 600 }, colorScheme })
        const page = await context.newPage()
        await page.setContent(await mailPage(words))
        await page.screenshot({ path: join(target, `${name}.${colorScheme}.${width}.png`), fullPage: true })
        await context.close()
        console.log(`${name} ${colorScheme} ${width}`)
      }
    }
  }
}
