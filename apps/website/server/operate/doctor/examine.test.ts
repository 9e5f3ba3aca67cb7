import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/runtime/config.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { describeLanguage } from '#agency/describe-language.ts'
import { examine, examineCallLanguage } from './examine.ts'
import { findSamples } from './find-samples.ts'
import { addPushSubscription } from '#server/requests/delivery/channels/push/push-subscriptions.ts'

const folder = mkdtempSync(join(tmpdir(), 'frontdesk-doctor-'))
afterAll(() => rmSync(folder, { recursive: true }))

const locationsFor = async (environment: Record<string, string>, now?: Date) => {
  const findings = await examine(readConfig({ DATA_DIR: folder, ...environment }), now)
  return findings.map(({ where }) => where.split(':')[0])
}

describe('the doctor', () => {
  it('names everything that an agency has to check first', async () => {
    const locations = await locationsFor({})
    for (const file of [
      'brand.ts',
      'contact.ts',
      'numbers.ts',
      'problems.ts',
      'services.ts',
      'promotion.ts',
      'testimonials.ts',
      'case-studies.ts',
      'pages/privacy.ts',
    ]) {
      expect(locations).toContain(`apps/website/agencies/northlamp/${file}`)
    }
    expect(locations.filter((location) => location?.endsWith('testimonials.ts'))).toHaveLength(3)
    expect(locations).toContain('PUBLIC_URL')
    expect(locations.join()).toContain('npm run backup')
  })

  it('says what and where in sentences', async () => {
    for (const { what, where } of await examine(readConfig({ DATA_DIR: folder }))) {
      expect(what).toMatch(/^[A-Z].+\.$/)
      expect(where).toMatch(/\.$/)
    }
  })

  it('asks for https, and then for the proxy that provides it', async () => {
    expect(await locationsFor({ PUBLIC_URL: 'http://www.example.com' })).toContain('PUBLIC_URL')
    const secure = { PUBLIC_URL: 'https://www.example.com' }
    expect(await locationsFor(secure)).toContain('TRUSTED_PROXIES')
    const behindProxy = await locationsFor({ ...secure, TRUSTED_PROXIES: 'loopback' })
    expect(behindProxy).not.toContain('PUBLIC_URL')
    expect(behindProxy).not.toContain('TRUSTED_PROXIES')
  })

  it('says that PostgreSQL cannot be reached, or lacks the database', async () => {
    const askedFor = async (url: string) =>
      (await examine(readConfig({ DATABASE_URL: url }))).map(({ where }) => where)
    expect((await askedFor('postgres://user@127.0.0.1:1/site')).join()).toContain(
      'PostgreSQL of DATABASE_URL cannot be',
    )
    const database = await openTestDatabase('postgres')
    const url = new URL(database.options.databaseUrl ?? '')
    expect((await askedFor(url.href)).join()).not.toContain('DATABASE_URL')
    url.pathname = '/none'
    expect((await askedFor(url.href)).join()).toContain('The database of DATABASE_URL does not exist')
    await database.close()
  })

  it('requires a recent backup of the embedded store', async () => {
    const asksForBackup = async (environment = {}) =>
      (await locationsFor(environment)).join().includes('npm run backup')
    mkdirSync(join(folder, 'backups'))
    const backup = join(folder, 'backups/2026-01-01T00-00-00Z.sqlite')
    writeFileSync(backup, '')
    expect(await asksForBackup()).toBe(false)
    const lastWeek = Date.now() / 1000 - 7 * 24 * 60 * 60
    utimesSync(backup, lastWeek, lastWeek)
    expect(await asksForBackup()).toBe(true)
    expect(await asksForBackup({ DATABASE_URL: 'postgres://db/site' })).toBe(false)
  })

  it('reports that visitors can only type if no speech recogniser exists, and what to install or set', async () => {
    const findingFor = async (environment: Record<string, string>) =>
      (await examine(readConfig({ DATA_DIR: folder, PATH: '/nowhere', ...environment }))).find(({ what }) =>
        what.includes('can only type'),
      )
    expect((await findingFor({}))?.where).toMatch(/pocketsphinx pocketsphinx-en-us.*VOICE_STT_URL/)
    expect(await findingFor({ VOICE_STT_URL: 'https://speech.example/v1' })).toBeUndefined()
    expect(await findingFor({ VOICE_PROVIDER: 'off' })).toBeUndefined()
  })

  it('reports which parts of calls are English on a site in another language', () => {
    const german = describeLanguage('de')
    const asked = (environment: Record<string, string>, language = german) =>
      examineCallLanguage(readConfig({ DATA_DIR: folder, ...environment }), language).map(
        ({ where }) => where.split(':')[0],
      )
    const model = { VOICE_LLM_URL: 'https://model.example/v1' }
    expect(asked({})).toEqual(['VOICE_LLM_URL'])
    expect(asked(model)).toEqual(['VOICE_STT_URL', 'VOICE_TTS_URL'])
    const speech = { VOICE_STT_URL: 'https://ears.example/v1', VOICE_TTS_URL: 'https://voice.example/v1' }
    expect(asked({ ...model, ...speech })).toEqual([])
    expect(asked({ VOICE_PROVIDER: 'off' })).toEqual([])
    expect(asked({}, describeLanguage('en-GB'))).toEqual([])
  })

  it('reports that requests are delivered to nobody, and what to set', async () => {
    expect(
      (await locationsFor({})).filter((location) => location === 'SMTP_URL and NOTIFY_EMAIL'),
    ).toHaveLength(1)
    const mail = { SMTP_URL: 'smtp://localhost', NOTIFY_EMAIL: 'ada@example.com' }
    expect(await locationsFor(mail)).not.toContain('SMTP_URL and NOTIFY_EMAIL')
    const database = await openTestDatabase('sqlite')
    const { dataDir } = database.options
    expect(await locationsFor({ DATA_DIR: dataDir })).toContain('SMTP_URL and NOTIFY_EMAIL')
    await database.run(addPushSubscription, {
      id: '1',
      endpoint: 'https://push.example/1',
      p256dh: 'x',
      auth: 'x',
      staffId: 'ada',
      now: '2026-01-01T10:00:00.000Z',
    })
    expect(await locationsFor({ DATA_DIR: dataDir })).not.toContain('SMTP_URL and NOTIFY_EMAIL')
    await database.close()
  })

  it('reports a promotion that is over', async () => {
    const sentences = async (now: string) =>
      (await examine(readConfig({ DATA_DIR: folder }), new Date(now))).map(({ what }) => what).join()
    expect(await sentences('2026-11-21')).not.toContain('The promotion ended')
    expect(await sentences('2099-01-01')).toContain('The promotion ended')
  })

  it('lists each unconfirmed promise in its own words', async () => {
    const sentences = (await examine(readConfig({ DATA_DIR: folder }))).map(({ what }) => what).join('\n')
    for (const promise of [
      'support burnout',
      'Hosted in the EU',
      'GDPR',
      'Attacked by us',
      'Alerts to a person',
    ]) {
      expect(sentences).toContain(promise)
    }
  })

  it('finds marks at any depth, and none after they were removed', () => {
    const marked = {
      'own.ts': { own: { name: 'Ours', sample: false } },
      'deep/list.ts': {
        list: [
          { author: 'Ada', sample: true, facts: [{ text: 'In the EU', sample: true }] },
          { author: 'Bob' },
        ],
      },
    }
    expect(findSamples(marked)).toEqual([
      { file: 'deep/list.ts', name: 'Ada' },
      { file: 'deep/list.ts', name: 'In the EU' },
    ])
  })
})
