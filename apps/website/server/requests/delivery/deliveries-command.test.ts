import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/runtime/config.ts'
import { openStore } from '#server/store/open-store.ts'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { engines, openTestDatabase } from '#server/testing/open-test-database.ts'
import type { TestDatabase } from '#server/testing/open-test-database.ts'
import { examineLedger } from '#server/operate/doctor/examine-deliveries.ts'
import { createLog } from '#server/runtime/log.ts'
import { startRelay } from './relay.ts'
import { scriptedChannel } from './testing/scripted-channel.ts'
import { runDeliveriesCommand } from './deliveries-command.ts'
import { summariseDeliveries } from './ledger.ts'
import { claimDeliveries } from './outbox.ts'

describe.each(engines)('npm run deliveries, beside a server on %s', (engine) => {
  let database: TestDatabase
  const consultation = aConsultation()
  beforeAll(async () => {
    database = await openTestDatabase(engine, { channels: ['email', 'webhook', 'chat'] })
    await addRequest(database, consultation, anIdentity(), aLimit())
    let outcomes = 0
    const twoOutcomes = Promise.withResolvers<void>()
    const relay = startRelay({
      channels: [
        scriptedChannel('email'),
        scriptedChannel('webhook', {
          answer: () => ({ outcome: 'given-up', why: 'HTTP 400', atFault: 'recipient' }),
        }),
      ],
      store: database,
      isAlone: true,
      log: createLog(() => {}),
      poll: 10,
      onOutcome: () => ++outcomes === 2 && twoOutcomes.resolve(),
    })
    await twoOutcomes.promise
    await relay.stop()
  })
  afterAll(() => database.close())

  const environment = () => ({
    DATA_DIR: database.options.dataDir,
    ...(database.options.databaseUrl === undefined ? {} : { DATABASE_URL: database.options.databaseUrl }),
  })
  async function run(...args: string[]): Promise<string> {
    let output = ''
    await runDeliveriesCommand(args, {
      openStore: (access) => openStore(readConfig(environment()), access),
      channels: ['email', 'webhook'],
      write: async (text) => void (output += text),
    })
    return output
  }

  it('lists the outcomes by channel and state, without personal data', async () => {
    const all = await run('list')
    expect(all).toContain('email: 1 sent\nwebhook: 1 given-up\nchat: 1 waiting (not configured)\n')
    expect(all).toMatch(new RegExp(`sent +email +${consultation.id}-email +1 attempt +at .* +accepted`))
    expect(all).toMatch(new RegExp(`given-up +webhook +${consultation.id}-webhook .*HTTP 400`))
    expect(all).not.toContain(consultation.name)
    expect(all).not.toContain(consultation.email)
    expect((await run('list', '--state', 'sent')).split('\n\n')[1]?.trim().split('\n')).toHaveLength(1)
    expect(
      (await run('list', '--request', consultation.id.slice(0, 8), '--channel', 'chat')).split('\n\n')[1],
    ).toMatch(/^.*chat.*\n$/)
  })

  it('retries one delivery, or all unsent ones of a channel', async () => {
    expect(await run('replay', `${consultation.id}-webhook`)).toBe('1 delivery is due now.\n')
    expect(await run('list')).toContain('webhook: 1 waiting')
    expect(await run('replay', '--channel', 'email')).toBe('0 deliveries are due now.\n')
    expect(await run('replay', '--channel', 'chat')).toContain('until its channel is configured')
    // Replies go through the mail server, and calendars need no setting.
    for (const channel of ['reply', 'appointment', 'calendar'])
      expect(await run('replay', '--channel', channel)).toBe('0 deliveries are due now.\n')
    await expect(run('replay', 'nothing')).rejects.toThrow('No delivery with the id "nothing"')
  })

  it('does not touch running deliveries', async () => {
    const now = new Date().toISOString()
    await database.run(claimDeliveries, {
      channel: 'webhook',
      target: '',
      claim: 'x',
      limit: 1,
      now,
      soonest: now,
    })
    await expect(run('replay', `${consultation.id}-webhook`)).rejects.toThrow('can be retried')
    expect(await run('list')).toContain('under way')
  })

  it('explains its usage', async () => {
    await expect(run()).rejects.toThrow('npm run deliveries -- list')
    await expect(run('replay')).rejects.toThrow('Give the id of a delivery, or a channel.')
    await expect(run('list', '--state', 'lost')).rejects.toThrow('"lost" is not a state')
    await expect(run('list', '--everything')).rejects.toThrow(/--everything/)
  })

  it('is the source of the doctor', async () => {
    const findings = examineLedger([], await database.read(summariseDeliveries, undefined))
    expect(findings.map(({ what }) => what).join('\n')).toContain(
      'A delivery waits for the channel chat, which is no longer configured.',
    )
  })
})
