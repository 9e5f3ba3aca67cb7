import { appointmentsFile } from '#agency/appointments.ts'
import { openAppointments } from '#server/appointments/open-appointments.ts'
import { type Config, readConfig } from '#server/runtime/config.ts'
import { createReceiveConsultation } from '#server/requests/receive/receive-consultation.ts'
import { createApp } from '#server/create-app.ts'
import { edition } from '#server/edition.ts'
import type { Database } from '#server/store/open-database.ts'
import { openTestDatabase } from './open-test-database.ts'
import { readVapidKeys } from '#server/requests/delivery/channels/push/send-push.ts'
import { configuredChannels, readDeliverySettings } from '#server/requests/delivery/delivery-settings.ts'
import { describeDeskCalls } from '#server/desk/numbers-api.ts'
import { watchChanges } from '#server/desk/requests/request-changes.ts'
import { createOriginRule } from '#server/runtime/http/visitor.ts'
import { createLog } from '#server/runtime/log.ts'
import { createMetrics } from '#server/runtime/metrics.ts'
import { loadBuiltFiles, loadSite } from '#server/site/pages/site.ts'
import { readRetention } from '#server/requests/privacy/retention.ts'
import { openErasedPeople } from '#server/requests/privacy/erased-people.ts'
import { createMailInvitation } from '#server/desk/staff/mail-invitation.ts'
import { createProofOfWork, readProofKey } from '#server/requests/spam/proof-of-work.ts'
import { createVoice } from '#server/voice/create-voice.ts'
import { describeCalls } from '#server/voice/describe-calls.ts'
import { openHostedCalls } from '#server/voice/hosted/hosted-calls.ts'
import { createTaughtAnswers } from '#server/voice/knowledge/taught-answers.ts'
import { readVoiceSettings } from '#server/voice/voice-settings.ts'
import { loadDesk } from '#server/desk/load-desk.ts'

/** The real app on a real, empty SQLite store, without a socket. It serves the pages of the last build. */
export type TestApp = {
  /** Sends a request as from a browser on `peer` (127.0.0.1) to http://localhost. */
  request(path: string, init?: RequestInit & { peer?: string }): Promise<Response>
  /** The app itself, for tests that put it behind a socket. */
  fetch: ReturnType<typeof createApp>['fetch']
  /** The log as JSON lines. */
  logged: string[]
  /** Runs a transaction on the store. */
  run: Database['run']
  read: Database['read']
  close(): Promise<void>
}

/** Compressing the files takes most of a start, and they are the same for every app of a test file. */
let builtFiles: ReturnType<typeof loadBuiltFiles> | undefined
let deskFiles: ReturnType<typeof loadDesk> | undefined

/** So are the pages of apps with the same settings. */
const sites = new Map<string, ReturnType<typeof loadSite>>()

/** @param environment variables as the operator would set them; without VOICE_PROVIDER there are no calls */
export async function createTestApp(
  environment: Record<string, string> = {},
  options: { now?: () => Date } = {},
): Promise<TestApp> {
  const config: Config = readConfig({ VOICE_PROVIDER: 'off', ...environment })
  const database = await openTestDatabase('sqlite')
  const logged: string[] = []
  const log = createLog((line) => logged.push(line))
  const settings = readVoiceSettings(config)
  const callNotice = await describeCalls(settings, { retentionDays: config.RETENTION_CALLS_DAYS })
  const voice = createVoice({
    settings,
    callNotice,
    store: database,
    taughtAnswers: createTaughtAnswers(database),
    originRule: createOriginRule(config),
    log,
  })
  const proofOfWork =
    config.PROOF_OF_WORK === 'on' ? createProofOfWork(await readProofKey(database)) : undefined
  const watch = watchChanges({ run: database.read })
  const delivery = configuredChannels(config)
  const shown = JSON.stringify([config, callNotice])
  const site = sites.get(shown) ?? loadSite(config, log, callNotice, (builtFiles ??= loadBuiltFiles()))
  sites.set(shown, site)
  const appointments = await openAppointments(appointmentsFile?.appointments, {
    store: database,
    email: readDeliverySettings(config).email,
    publicUrl: config.PUBLIC_URL,
    ...options,
  })
  const receiveConsultation = createReceiveConsultation({
    store: database,
    channels: [],
    proofOfWork,
    rateLimitPerMinute: config.RATE_LIMIT_PER_MINUTE,
    storesTouch: config.VISIT_SOURCE === 'on',
    bookingTokenOf: appointments?.bookingTokenOf,
    ...options,
  })
  const app = createApp({
    proofOfWork,
    config,
    log,
    metrics: createMetrics(),
    editions: [
      {
        edition,
        site: await site,
        callNotice,
        receiveConsultation,
        createBooking: appointments && ((receive) => appointments.bookingFor(receive, () => {})),
        voice,
      },
    ],
    store: database,
    mailInvitation: createMailInvitation(readDeliverySettings(config).email),
    push: { publicKey: (await readVapidKeys(database)).publicKey, rules: { allowPrivate: false } },
    desk: {
      watch,
      channels: delivery,
      canSendMail: delivery.includes('email'),
      calendar: appointments?.calendar ?? null,
      calendarAccess: appointments?.calendars.access ?? null,
      mailbox: null,
      onEnqueued: () => {},
      requestRetentionDays: readRetention(config).requests,
      calls: describeDeskCalls(settings, config),
      erasures: openErasedPeople(database.options.dataDir),
      hostedCalls: openHostedCalls(settings, log),
    },
    serveDeskFile: await (deskFiles ??= loadDesk()),
    readiness: async () => ({ store: await database.isReachable(), pages: true, accepting: true }),
  })
  return {
    fetch: app.fetch,
    logged,
    run: database.run,
    read: database.read,
    async request(path, { peer = '127.0.0.1', ...init } = {}) {
      const headers = new Headers(init.headers)
      if (!headers.has('Host')) headers.set('Host', 'localhost')
      const bindings = { incoming: { socket: { remoteAddress: peer } } }
      return app.request(path, { ...init, headers }, bindings)
    },
    async close() {
      await watch.close()
      await voice.close()
      await database.close()
    },
  }
}
