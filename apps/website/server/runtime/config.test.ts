import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { configVariables, readConfig, listServers, mailboxAddress, readMailboxServer } from './config.ts'

describe('the settings', () => {
  it('are all optional: everything has a default', () => {
    expect(readConfig({})).toEqual({
      PORT: 3000,
      DATA_DIR: './data',
      TRUSTED_PROXIES: [],
      ALLOWED_ORIGINS: [],
      TIME_ZONE: 'UTC',
      RATE_LIMIT_PER_MINUTE: 120,
      VOICE_PROVIDER: 'embedded',
      PATH: '',
      VAPI_API_URL: 'https://api.vapi.ai',
      VOICE_DAILY_MINUTES: 600,
      NOTIFY_EMAIL: [],
      CONFIRM_TO_VISITOR: 'on',
      CALENDARS_ALLOW_PRIVATE: 'off',
      WEBHOOK_ALLOW_PRIVATE: 'off',
      PROOF_OF_WORK: 'off',
      CHECK_SENDER_DOMAIN: 'on',
      RETENTION_CALLS_DAYS: 30,
      RETENTION_AUDIT_DAYS: 365,
      VISIT_SOURCE: 'on',
      VISITOR_METRICS: 'off',
    })
  })

  it('treat an empty variable as unset', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ' })).toEqual(readConfig({}))
  })

  it('are read from the environment', () => {
    expect(
      readConfig({
        PORT: '8080',
        PUBLIC_URL: 'https://www.example.com/',
        TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
        ALLOWED_ORIGINS: 'https://a.example,https://b.example:8443/',
        TIME_ZONE: 'Europe/Berlin',
        UNKNOWN: 'ignored',
      }),
    ).toMatchObject({
      PORT: 8080,
      PUBLIC_URL: 'https://www.example.com',
      TRUSTED_PROXIES: ['loopback', '10.0.0.0/8'],
      ALLOWED_ORIGINS: ['https://a.example', 'https://b.example:8443'],
      TIME_ZONE: 'Europe/Berlin',
    })
  })

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'www.example.com'],
    ['PUBLIC_URL', 'https://www.example.com/site'],
    ['PUBLIC_URL', 'ftp://www.example.com'],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['DATABASE_URL', 'postgres://one:5432,other:x/site'],
    ['DATABASE_URL', 'postgres:///site?host=one,other'],
    ['TRUSTED_PROXIES', 'everyone'],
    ['TRUSTED_PROXIES', '10.0.0.0/64'],
    ['ALLOWED_ORIGINS', 'https://a.example, *'],
    ['TIME_ZONE', 'Berlin'],
    ['RATE_LIMIT_PER_MINUTE', '0'],
    ['RATE_LIMIT_PER_MINUTE', '1.5'],
    ['VOICE_PROVIDER', 'phone'],
    ['VOICE_LLM_URL', 'ftp://models.example'],
    ['VOICE_API_KEY', 'short'],
    ['VAPI_API_URL', 'api'],
    ['SMTP_URL', 'mail.example.com:587'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['IMAP_URL', 'imaps://mail.example.com'],
    ['IMAP_URL', 'smtp://me:secret@mail.example.com'],
    ['IMAP_URL', 'imaps://me:100%@mail.example.com'],
    ['MAIL_FROM', 'The Agency'],
    ['MAIL_FROM', 'The Agency <agency>'],
    ['NOTIFY_EMAIL', 'ada@example.com, bob'],
    ['NOTIFY_EMAIL', 'ada@example.com\nBcc: eve@example.com'],
    ['CONFIRM_TO_VISITOR', 'yes'],
    ['WEBHOOK_URL', 'hooks.example.com'],
    ['WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
    ['WEBHOOK_SECRET', 'a-secret-of-another-kind-that-is-long'],
    ['CHAT_WEBHOOK_URL', 'ftp://chat.example'],
    ['CHAT_FORMAT', 'irc'],
    ['METRICS_TOKEN', 'short'],
  ])('stop the start when %s is "%s", with a sentence that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} cannot be used: it must .+\\.$`))
  })

  it('name every invalid variable at once', () => {
    expect(() => readConfig({ PORT: 'x', TIME_ZONE: 'y' })).toThrow(/^PORT .+\nTIME_ZONE .+$/)
  })

  it('do not repeat a value, which may be a secret', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@db' })).not.toThrow(/secret/)
  })

  it('are the ones that docs/configuration.md lists, in its order and with its defaults', () => {
    const page = readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8')
    const rows = Array.from(
      page.matchAll(/^\| `([A-Z_]+)` \| (.*?) \|/gm),
      ([, name = '', initial = '']) => ({
        name,
        initial: /^`(.*)`/.exec(initial)?.[1] ?? '',
      }),
    )
    expect(rows.map(({ name }) => name)).toEqual(configVariables)
    const documented = Object.fromEntries(rows.map(({ name, initial }) => [name, initial]))
    expect(readConfig(documented)).toEqual(readConfig({}))
    for (const [name, value] of Object.entries(readConfig({}))) {
      expect(documented[name] ?? '').toBe([value].flat().join(', '))
    }
  })
})

it.each([
  ['postgres://host/site', ['postgres://host/site']],
  [
    'postgresql://me:a%40b,c@one:5432,two/site?pgbouncer=true',
    [
      'postgresql://me:a%40b,c@one:5432/site?pgbouncer=true',
      'postgresql://me:a%40b,c@two/site?pgbouncer=true',
    ],
  ],
  ['postgres://me@[::1]:1,[::2]/site', ['postgres://me@[::1]:1/site', 'postgres://me@[::2]/site']],
  ['postgres:///site?host=/run/postgresql', ['postgres:///site?host=/run/postgresql']],
])('returns a URL for each server of %s', (url, servers) => {
  expect(readConfig({ DATABASE_URL: url }).DATABASE_URL).toBe(url)
  expect(listServers(url)).toEqual(servers)
})

it('splits the address of a mailbox, and takes no password without TLS to another machine', () => {
  const url = 'imap://office%40agency.example:p%40ss@mail.example.com'
  expect(readMailboxServer(url)).toEqual({
    host: 'mail.example.com',
    port: 143,
    isSecure: false,
    needsTls: true,
    user: 'office@agency.example',
    password: 'p@ss',
  })
  expect(readMailboxServer('imap://me:x@127.0.0.1:1143')).toMatchObject({ port: 1143, needsTls: false })
  expect(readMailboxServer('imaps://me:x@[::1]')).toMatchObject({ host: '::1', port: 993, isSecure: true })
  expect(mailboxAddress(url)).toBe('office@agency.example')
  expect(mailboxAddress('imaps://office:x@mail.example.com')).toBeUndefined()
})
