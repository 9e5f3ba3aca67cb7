import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#server/runtime/config.ts'
import { type Dovecot, startDovecot } from '#server/testing/start-dovecot.ts'
import { examineMailbox } from './examine-mailbox.ts'

let dovecot: Dovecot
beforeAll(async () => {
  dovecot = await startDovecot()
})
afterAll(() => dovecot.close())

const examine = (url: string, sent = '') => examineMailbox(readConfig({ IMAP_URL: url, IMAP_SENT: sent }))

it('says that the mailbox can be read, and misses a folder of sent mails', async () => {
  expect(await examine(dovecot.url('office@agency.example'))).toEqual({
    findings: [],
    notes: ['The mailbox of IMAP_URL can be read.'],
  })
  const { findings } = await examine(dovecot.url('office'), 'Nowhere')
  expect(findings.map(({ where }) => where)).toEqual([
    'IMAP_SENT: name the folder, such as Sent.',
    'Let that address deliver into the mailbox of IMAP_URL.',
  ])
})

it('says that the certificate of the mailbox is not trusted', async () => {
  const { findings, notes } = await examine(dovecot.secureUrl('office@agency.example'))
  expect(findings).toEqual([
    {
      what: expect.stringContaining('The certificate of the mail server is not valid: ') as string,
      where: expect.stringContaining('IMAP_URL') as string,
    },
  ])
  expect(findings[0]?.what).toContain('self-signed certificate')
  expect(notes).toEqual([])
})

it('says why a mailbox cannot be read, without the password', async () => {
  const { findings } = await examine(dovecot.url('office@agency.example', 'secret-word'))
  expect(findings[0]?.what).toContain('The server refuses the user or the password')
  expect(JSON.stringify(findings)).not.toContain('secret-word')
  await dovecot.stop()
  const down = await examine(dovecot.url('office@agency.example'))
  expect(down.findings[0]?.what).toContain('ECONNREFUSED')
  await dovecot.start()
})
