import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/runtime/config.ts'
import { readDeliverySettings } from '#server/requests/delivery/delivery-settings.ts'
import { type MailServer, startMailServer } from '#server/requests/delivery/testing/start-mail-server.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { createMailInvitation } from './mail-invitation.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'

const settings = (url: string) =>
  readDeliverySettings(readConfig({ SMTP_URL: url, NOTIFY_EMAIL: 'office@example.com' })).email

describe('an invitation', () => {
  let mails: MailServer
  let app: TestApp
  let admin: Visitor
  beforeAll(async () => {
    mails = await startMailServer()
    app = await createTestApp({ SMTP_URL: mails.url, NOTIFY_EMAIL: 'office@example.com' })
    admin = await signedIn(app, { email: 'admin@example.com', name: 'Grace Hopper', role: 'admin' })
  })
  afterAll(() => Promise.all([app.close(), mails.close()]))

  const invite = async (email: string) =>
    (await (await admin.send('POST', '/api/desk/staff/invitations', { email, role: 'member' })).json()) as {
      link: string
      isMailed: boolean
    }

  it('is mailed to the invited person, and shown to the admin', async () => {
    const { link, isMailed } = await invite('new@example.com')
    expect(isMailed).toBe(true)
    const [mail, ...more] = mails.mails
    expect(more).toEqual([])
    expect(mail?.to).toEqual(['new@example.com'])
    expect(mail?.header('From')).toContain('office@example.com')
    expect(mail?.raw.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')).toContain(link)
  })

  it('is shown if the mail server refuses the mail', async () => {
    await mails.close()
    const { link, isMailed } = await invite('another@example.com')
    expect(isMailed).toBe(false)
    expect(link).toMatch(/^http:\/\/localhost\/inbox\/welcome\/[\w-]{43}$/)
    mails = await startMailServer()
  })
})

it('is only shown if no mail server is configured', () => {
  expect(createMailInvitation(undefined)).toBeNull()
  expect(createMailInvitation(settings('smtp://127.0.0.1'))).not.toBeNull()
})
