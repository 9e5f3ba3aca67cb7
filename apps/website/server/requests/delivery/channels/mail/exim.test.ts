import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aConsultation } from '#server/testing/a-consultation.ts'
import { type Exim, startExim } from '#server/requests/delivery/testing/start-exim.ts'
import { createStaffMailChannel } from './staff-mail.ts'

const id = '0195c0de-0000-7000-8000-00009f3a07c1'
const context = { publicUrl: 'https://www.agency.example', timeZone: 'UTC' }

describe('Debian’s Exim', () => {
  let exim: Exim
  beforeAll(async () => {
    exim = await startExim()
  })
  afterAll(() => exim.close())

  const deliver = (
    localParts: readonly string[],
    {
      account = '',
      sender = 'office',
      message = 'We lose calls after six.',
      progress = null,
      signal = new AbortController().signal,
    }: {
      account?: string
      sender?: string
      message?: string
      progress?: string | null
      signal?: AbortSignal
    } = {},
  ) =>
    createStaffMailChannel(
      {
        smtpUrl: `smtp://${account}${exim.host}`,
        from: { name: '', address: `${sender}@agency.example` },
        to: localParts.map((localPart) => `${localPart}@agency.example`),
      },
      context,
    ).deliver(
      { type: 'consultation', consultation: aConsultation({ id, message }) },
      { deliveryId: `${id}-email`, progress, signal },
    )
  const mailOf = async (localPart: string): Promise<string> => {
    await expect.poll(() => exim.mailbox(localPart)).not.toEqual([])
    return (await exim.mailbox(localPart)).join('\n')
  }

  it('delivers a request to the mailboxes of all of staff, with every letter as typed', async () => {
    const message = `Grüße, 你好, 👋\n.\n.hidden\nFrom here ${'long '.repeat(400)}`
    expect(await deliver(['ada', 'bob'], { message })).toMatchObject({ outcome: 'sent', answer: /^250 OK/ })
    for (const box of ['ada', 'bob']) {
      const mail = await mailOf(box)
      expect(mail).toMatch(/^Reply-To: Ada Lovelace <ada@example\.com>$/m)
      const text = readQuotedPrintable(mail)
      for (const line of message.split('\n')) expect(text).toContain(line.trim())
    }
  })

  it('accepts the name and the password of an account', async () => {
    const right = await deliver(['account'], { account: 'office:correct%20horse@' })
    expect(right.outcome).toBe('sent')
    expect(await mailOf('account')).toContain('esmtpa')
    const wrong = await deliver(['account'], { account: 'office:battery%20staple@' })
    expect(wrong).toEqual({ outcome: 'retry', why: expect.stringMatching(/^AUTH PLAIN: 535 /) })
    expect(JSON.stringify(wrong)).not.toContain('battery')
  })

  it.each([
    ['gone', 'retry', '550 5.1.1'],
    ['greylisted', 'retry', '451 4.7.1'],
    ['dropped', 'retry', ''],
    ['unwanted', 'retry', '550 5.7.1'],
    ['full', 'retry', '451 4.2.2'],
  ])('that has a mailbox "%s": %s', async (localPart, outcome, code) => {
    expect(await deliver([localPart])).toMatchObject({ outcome, why: expect.stringContaining(code) })
    expect(await exim.mailbox(localPart)).toEqual([])
  })

  it('greylists one of two: the other gets the mail, and the next attempt goes to the first only', async () => {
    const first = await deliver(['carol', 'greylisted'])
    expect(first.outcome).toBe('retry')
    await mailOf('carol')
    const { progress = null } = first as { progress?: string }
    await deliver(['carol', 'greylisted'], { progress })
    expect(await exim.mailbox('carol')).toHaveLength(1)
  })

  it('rejects the sender: the mail is retried, because an operator can fix that', async () => {
    expect(await deliver(['dave'], { sender: 'refused' })).toMatchObject({
      outcome: 'retry',
      why: expect.stringContaining('MAIL FROM: 550 5.7.1'),
    })
  })

  it('stalls: the attempt ends at its timeout', async () => {
    const outcome = await deliver(['slow'], { signal: AbortSignal.timeout(1000) })
    expect(outcome.outcome).toBe('retry')
    expect(await exim.mailbox('slow')).toEqual([])
  })
})

function readQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
