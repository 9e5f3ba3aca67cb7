import { Resolver } from 'node:dns/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/runtime/config.ts'
import { examineMailDomain } from './examine-mail-domain.ts'
import { type ScriptedDns, startScriptedDns } from './testing/start-scripted-dns.ts'

const spf = 'v=spf1 include:_spf.mail.example -all'
const key = `v=DKIM1; k=rsa; p=${'A'.repeat(400)}`

let dns: ScriptedDns
beforeEach(async () => {
  dns = await startScriptedDns({
    'example.com': ['google-site-verification=1', spf],
    's1._domainkey.example.com': [key],
    '_dmarc.example.com': ['v=DMARC1; p=quarantine; rua=mailto:d@example.com'],
  })
})
afterEach(() => dns.close())

async function examine(environment: Record<string, string> = {}) {
  const resolver = new Resolver({ timeout: 100, tries: 1 })
  resolver.setServers([dns.address])
  const config = readConfig({
    SMTP_URL: 'smtps://mail.example.com',
    MAIL_FROM: 'Agency <office@example.com>',
    DKIM_SELECTOR: 's1',
    ...environment,
  })
  const { findings, notes } = await examineMailDomain(config, resolver)
  return { findings: findings.map(({ what }) => what).join('\n'), notes, all: findings }
}

describe('the doctor, about the domain of MAIL_FROM', () => {
  it('reports nothing if SPF, DKIM and DMARC exist', async () => {
    expect(await examine()).toMatchObject({ findings: '', notes: [] })
    expect([...new Set(dns.queries)]).toEqual([
      'example.com',
      's1._domainkey.example.com',
      '_dmarc.example.com',
    ])
  })

  it('names each missing record and where to add it', async () => {
    dns.records = { 'example.com': ['something else'] }
    const { findings, all } = await examine()
    expect(findings).toContain('no SPF record')
    expect(findings).toContain('No DKIM key was found at s1._domainkey.example.com')
    expect(findings).toContain('no DMARC record')
    for (const { what, where } of all) {
      expect(what).toMatch(/^[A-Za-z].+\.$/)
      expect(where).toMatch(/\.$/)
    }
  })

  it.each([
    ['example.com', [spf, 'v=spf1 ~all'], 'two SPF records'],
    ['example.com', ['v=spf1 +all'], 'lets anyone send'],
    ['example.com', ['v=spf1 all'], 'lets anyone send'],
    ['example.com', ['v=spf10 -all'], 'no SPF record'],
    ['s1._domainkey.example.com', ['v=DKIM1; k=rsa; p='], 'No DKIM key'],
    ['_dmarc.example.com', ['v=DMARC1; rua=mailto:d@example.com'], 'no valid policy'],
    ['_dmarc.example.com', ['v=DMARC1; sp=none'], 'no valid policy'],
  ])('reports what is wrong with %s: %j', async (name, texts, sentence) => {
    dns.records[name] = texts
    expect((await examine()).findings).toContain(sentence)
  })

  it('uses the DMARC policy of the parent domain', async () => {
    dns.records['mail.office.example.com'] = [spf]
    dns.records['s1._domainkey.mail.office.example.com'] = [key]
    expect((await examine({ MAIL_FROM: 'site@mail.office.example.com' })).findings).toBe('')
  })

  it('checks DKIM only if it knows the selector, and says so', async () => {
    const { findings, notes } = await examine({ DKIM_SELECTOR: '' })
    expect(findings).toBe('')
    expect(notes.join()).toContain('DKIM_SELECTOR')
    expect(dns.queries.join()).not.toContain('_domainkey')
  })

  it.each(['silent', 'failing'] as const)('says in a line that nobody answered: %s', async (mood) => {
    dns.mood = mood
    const { findings, notes } = await examine()
    expect(findings).toBe('')
    expect(notes).toEqual(['No DNS server answered, so SPF, DKIM and DMARC of example.com were not checked.'])
  })

  it('reports in one line that the domain does not exist, as a resolver without internet does', async () => {
    dns.records = {}
    const { findings, notes } = await examine()
    expect(findings).toBe('')
    expect(notes.join()).toContain('The domain example.com was not found')
  })

  it('queries nothing if no mail is sent, and queries the first of NOTIFY_EMAIL if MAIL_FROM is not set', async () => {
    expect(await examine({ SMTP_URL: '' })).toMatchObject({ findings: '', notes: [] })
    expect(dns.queries).toEqual([])
    await examine({ MAIL_FROM: '', NOTIFY_EMAIL: 'a@other.example,b@example.com' })
    expect(dns.queries[0]).toBe('other.example')
  })
})
