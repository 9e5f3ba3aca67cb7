import type { AddressInfo } from 'node:net'
import { createSharedLimits } from '@frontdesk/voice-platform/shared-limits'
import type { Consultation } from '#contract/consultation.ts'
import { contact } from '#content/contact.ts'
import { watchCalendars } from './appointments/calendars/calendar-metrics.ts'
import { listCalendars } from './appointments/calendars/calendar-transactions.ts'
import { createVoices, forEachLanguage, inTheirLanguages, loadEditions } from './editions.ts'
import type { ReceiveConsultation } from './requests/receive/receive-consultation.ts'
import type { Config } from './runtime/config.ts'
import { createApp } from './create-app.ts'
import { createFailureReport } from './store/create-failure-report.ts'
import { openDatabase } from './store/open-database.ts'
import { createPushChannel } from './requests/delivery/channels/push/push-channel.ts'
import {
  activeChannels,
  appointmentChannel,
  calendarChannel,
  pushChannel,
} from './requests/delivery/active-channels.ts'
import { readVapidKeys } from './requests/delivery/channels/push/send-push.ts'
import { createChannels } from './requests/delivery/channels/create-channels.ts'
import { configuredChannels, readDeliverySettings } from './requests/delivery/delivery-settings.ts'
import { type Relay, startRelay } from './requests/delivery/relay.ts'
import { describeDeskCalls } from './desk/numbers-api.ts'
import { readMailboxHealth } from './desk/mailbox/mailbox-health.ts'
import { countMails, watchMailbox } from './desk/mailbox/mailbox-metrics.ts'
import { readMailboxSettings } from './desk/mailbox/mailbox-settings.ts'
import { watchChanges } from './desk/requests/request-changes.ts'
import { startWaking } from './desk/requests/start-waking.ts'
import { howToNotify } from './operate/doctor/examine-deliveries.ts'
import { closeServer } from '#server/runtime/http/listen.ts'
import type { Listener } from './runtime/http/answer-in-turn.ts'
import { addressOf, listen } from './runtime/http/listen.ts'
import { createOriginRule, createVisitorReader } from './runtime/http/visitor.ts'
import { withOrigin } from './runtime/http/upgrade.ts'
import type { Log } from '#server/runtime/log.ts'
import { createMetrics } from '#server/runtime/metrics.ts'
import { renewEachDay } from '#server/site/pages/page-snapshots.ts'
import type { Site } from './site/pages/site.ts'
import { applyErasures } from './requests/privacy/apply-erasures.ts'
import { openErasedPeople } from './requests/privacy/erased-people.ts'
import { readRetention } from './requests/privacy/retention.ts'
import { createMailInvitation } from './desk/staff/mail-invitation.ts'
import { announceFirstAccount } from './desk/staff/links.ts'
import { createSenderCheck } from './requests/spam/check-sender-domain.ts'
import { createProofOfWork, readProofKey } from './requests/spam/proof-of-work.ts'
import { probeTargets } from '#server/operate/probe/run-probe.ts'
import { startProbing } from './operate/probe/start-probing.ts'
import { warmSpamSignals } from './requests/spam/find-spam-reasons.ts'
import { startMaintenance } from '#server/operate/start-maintenance.ts'
import { countModelAnswers } from './voice/create-voice.ts'
import { openHostedCalls } from './voice/hosted/hosted-calls.ts'
import { createTaughtAnswers } from './voice/knowledge/taught-answers.ts'
import { readVoiceSettings } from './voice/voice-settings.ts'
import { summariseDeliveries } from '#server/requests/delivery/ledger.ts'
import { flagConsultation } from '#server/requests/spam/flag-consultation.ts'
import { storeThread } from './transactions.ts'
import { loadDesk, type ServeDesk } from './desk/load-desk.ts'
import { countDeliveries, watchDeliveries } from './requests/delivery/delivery-metrics.ts'

export type RunningServer = {
  /** The address it listens on, such as http://localhost:3000. */
  address: string
  /** While nobody can sign in to the desk, writes to the operator's terminal how to create the first account. */
  announceFirstAccount(show: ((text: string) => void) | null): Promise<void>
  /** Accepts no new requests, finishes accepted ones, and closes the store. */
  stop(): Promise<void>
}

export type ServerOptions = {
  config: Config
  log: Log
  /** Aborts waiting for a store that another server holds. */
  signal: AbortSignal
  /** In development: the live site, and the handler in front of the app. */
  development?: {
    site: Site
    serveDeskFile: ServeDesk
    wrap: (listener: Listener) => Listener
  }
}

/**
 * Starts the site: renders the pages, opens and migrates the store, listens.
 * @throws InvalidConfigError when a setting is missing that another one requires.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, log, signal, development } = options
  const voiceSettings = readVoiceSettings(config)
  // First, while the server to be replaced may still hold the store. The slow work is then done when that server stops.
  const [loaded, serveDeskFile] = await Promise.all([
    loadEditions(config, log, development?.site),
    development?.serveDeskFile ?? loadDesk(),
  ])
  log.info('pages rendered')
  warmSpamSignals()
  const metrics = createMetrics()
  const deliverySettings = readDeliverySettings(config)
  const mailboxSettings = readMailboxSettings(config)
  const configuredNames = configuredChannels(config)
  const database = await openDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    thread: storeThread,
    log: (message, details) => log.info(message, details),
    onFailure: createFailureReport(log, metrics),
    signal,
  })
  try {
    let accepting = true
    let relay: Relay | null = null
    // Before the first request: a restored backup contains data of people who were erased since.
    const erasures = openErasedPeople(config.DATA_DIR)
    const erased = await applyErasures(database, erasures)
    if (erased > 0) log.warn('erased people again who were in a restored backup', { people: erased })
    const vapid = await readVapidKeys(database)
    watchDeliveries(metrics, () => database.read(summariseDeliveries, undefined))
    if (mailboxSettings) {
      const { name } = mailboxSettings
      watchMailbox(metrics, () => database.read(readMailboxHealth, { name }))
    }
    const checkSender = createSenderCheck({
      flag: (id, signal) => database.run(flagConsultation, { id, signal }),
    })
    const proofOfWork =
      config.PROOF_OF_WORK === 'on' ? createProofOfWork(await readProofKey(database)) : undefined
    const watch = watchChanges({ run: database.read })
    const receiving = {
      store: database,
      channels: [...configuredNames, pushChannel],
      proofOfWork,
      rateLimitPerMinute: config.RATE_LIMIT_PER_MINUTE,
      storesTouch: config.VISIT_SOURCE === 'on',
      onAdded: (consultation: Consultation, enqueued: readonly string[]) => {
        relay?.wake(enqueued)
        if (config.CHECK_SENDER_DOMAIN === 'on') void checkSender(consultation)
      },
    }
    const opened = await Promise.all(
      forEachLanguage(loaded, async (each) => {
        const { edition } = each
        const appointments = await edition.openAppointments(edition.appointments, {
          store: database,
          email: deliverySettings.email,
          publicUrl: config.PUBLIC_URL,
          calendars: {
            secretsKey: config.SECRETS_KEY,
            rules: { allowPrivate: config.CALENDARS_ALLOW_PRIVATE === 'on' },
          },
        })
        const onMailed = () => relay?.wake([appointmentChannel, calendarChannel])
        return {
          ...each,
          appointments,
          receiveConsultation: edition.createReceiveConsultation({
            ...receiving,
            bookingTokenOf: appointments?.bookingTokenOf,
          }),
          createBooking:
            appointments && ((receive: ReceiveConsultation) => appointments.bookingFor(receive, onMailed)),
        }
      }),
    )
    const [{ appointments }, ...others] = opened
    if (appointments) watchCalendars(metrics, () => database.read(listCalendars, undefined))
    const channels = inTheirLanguages(
      [
        ...createChannels(
          deliverySettings,
          { publicUrl: config.PUBLIC_URL, timeZone: config.TIME_ZONE },
          appointments?.channel ?? null,
        ),
        ...(appointments ? [appointments.calendars.channel] : []),
        createPushChannel({
          store: database,
          vapid: { ...vapid, subject: `mailto:${contact.email}` },
          allowPrivate: config.WEBHOOK_ALLOW_PRIVATE === 'on',
        }),
      ],
      others.map((other) => ({
        tag: other.edition.language.tag,
        channels: other.edition.createVisitorChannels(deliverySettings, other.appointments?.channel ?? null),
      })),
    )
    const onModelOutcome = countModelAnswers(metrics)
    const sharedLimits = voiceSettings.provider === 'embedded' ? createSharedLimits() : undefined
    const voices = createVoices(config, opened, (each) => {
      // The assistant reads free times and books none.
      const booking = each.createBooking?.(each.receiveConsultation)({ client: '' })
      return each.edition.createVoice({
        settings: voiceSettings,
        callNotice: each.callNotice,
        store: database,
        taughtAnswers: createTaughtAnswers(database),
        published: () => each.site.articles?.().published,
        readFreeTimes: booking && ((kind) => booking.freeTimes(kind)),
        originRule: createOriginRule(config),
        onModelOutcome,
        shared: sharedLimits,
        log,
      })
    })
    const app = createApp({
      proofOfWork,
      config,
      log,
      metrics,
      editions: forEachLanguage(opened, (each) => ({ ...each, voice: voices.of(each.edition) })),
      serveDeskFile,
      store: database,
      mailInvitation: createMailInvitation(deliverySettings.email),
      push: { publicKey: vapid.publicKey, rules: { allowPrivate: config.WEBHOOK_ALLOW_PRIVATE === 'on' } },
      desk: {
        watch,
        channels: [...configuredNames, pushChannel],
        canSendMail: deliverySettings.email !== undefined,
        calendar: appointments?.calendar ?? null,
        calendarAccess: appointments?.calendars.access ?? null,
        mailbox: mailboxSettings?.name ?? null,
        onEnqueued: () => relay?.wake(),
        requestRetentionDays: readRetention(config).requests,
        calls: describeDeskCalls(voiceSettings, config),
        erasures,
        hostedCalls: openHostedCalls(voiceSettings, log),
      },
      isDeveloping: development !== undefined,
      readiness: async () => ({ store: await database.isReachable(), pages: true, accepting }),
    })
    const active = await activeChannels(database, configuredNames).catch(() => configuredNames)
    if (active.length === 0)
      log.warn('no channel is configured: requests are stored, but nobody is notified', {
        advice: howToNotify,
      })
    // The first transaction is the slowest, and no visitor should wait for it.
    await database.isReachable()
    const readVisitor = createVisitorReader(config)
    const server = await listen(app.fetch, {
      port: config.PORT,
      host: config.HOST,
      wrap: development?.wrap,
      onUpgrade: voices.upgrade && withOrigin(readVisitor, voices.upgrade),
    })
    const warm = voices.warm()
    const noticeChannels = channels.filter(({ deliversNotices }) => deliversNotices).map(({ name }) => name)
    const stopMaintenance = startMaintenance({
      database,
      retention: readRetention(config),
      dataDir: config.DATA_DIR,
      channels: noticeChannels,
      timeZone: config.TIME_ZONE,
      quietHours: config.QUIET_ALARM_HOURS,
      log,
    })
    const stopWaking = startWaking({
      database,
      channels: noticeChannels,
      onEnqueued: () => relay?.wake(noticeChannels),
      log,
    })
    const { port } = server.address() as AddressInfo
    const stopProbing =
      config.PROBE_HOURS === undefined
        ? async () => {}
        : startProbing({
            hours: config.PROBE_HOURS,
            database,
            probe: { ...probeTargets(config, port), channels: configuredNames },
            noticeChannels,
            log,
          })
    const snapshots = opened.flatMap((each) => each.site.snapshots ?? [])
    const stopRenewing = renewEachDay(snapshots, config.TIME_ZONE, log)

    const address = addressOf(config.HOST, port)

    // Last: a start that fails, as on a port that is taken, must leave no delivery under way.
    relay = startRelay({
      channels,
      store: database,
      isAlone: database.kind === 'sqlite',
      log,
      onOutcome: countDeliveries(metrics),
    })
    // Its library takes a third of a second and 30 MB, which only a site with a mailbox pays.
    const mailbox =
      mailboxSettings &&
      (await import('./desk/mailbox/follow-mailbox.ts')).followMailbox({
        settings: mailboxSettings,
        store: database,
        channels: noticeChannels,
        isAlone: database.kind === 'sqlite',
        log,
        onRecorded: countMails(metrics),
      })
    const calendars = appointments?.calendars.follow({
      channels: noticeChannels,
      isAlone: database.kind === 'sqlite',
      log,
      onEnqueued: () => relay?.wake(),
    })
    return {
      address,
      async announceFirstAccount(show) {
        // It reports itself, above the link.
        await warm
        await announceFirstAccount({ store: database, origin: config.PUBLIC_URL ?? address, show, log })
      },
      async stop() {
        accepting = false
        stopRenewing()
        stopMaintenance()
        stopWaking()
        await Promise.all([stopProbing(), mailbox?.close(), calendars?.close()])
        // Open desks would keep the server waiting.
        await watch.close()
        await voices.close()
        sharedLimits?.close()
        await Promise.all([closeServer(server), relay?.stop()])
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
