import { setTimeout as sleep } from 'node:timers/promises'
import type { Answers, ConsultationFields } from '#contract/consultation.ts'
import { defaultChoices, pageSources } from '#contract/consultation-choices.ts'
import { ownRules } from '#contract/form-errors.ts'
import { shownFields } from '#contract/form-fields.ts'
import type { OwnRule } from '#contract/own-answers.ts'
import {
  createProbeKey,
  hashProbeKey,
  deleteProbes,
  findProbe,
  permitProbe,
  type ProbeDelivery,
} from '#server/requests/receive/probes.ts'
import { answerWithoutWords } from '#server/requests/delivery/message-text.ts'
import type { Config } from '#server/runtime/config.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'

/** The result of a probe, in sentences. */
export type ProbeReport = { passed: string[]; failures: string[] }

export type ProbeOptions = {
  store: Pick<TransactionRunner, 'run'>
  /** The public address of the site. */
  address: string
  /** The channels that must deliver the probe. */
  channels: readonly string[]
  /** Receives the visitor's confirmation. */
  email: string
  /** Milliseconds after which an undelivered probe counts as failed. */
  timeout?: number
  /** Milliseconds between two reads of the ledger. */
  poll?: number
  signal?: AbortSignal
}

/** Milliseconds within which the site must answer. */
const longestAnswer = 15_000

/**
 * Sends a request the whole way (HTTP, store, each channel), marked as a test, and removes it with its deliveries,
 * whatever the result.
 */
export async function runProbe(options: ProbeOptions): Promise<ProbeReport> {
  const { store, address, channels } = options
  const report: ProbeReport = { passed: [], failures: [] }
  const key = createProbeKey()
  const until = new Date(Date.now() + 2 * longestAnswer).toISOString()
  try {
    await store.run(permitProbe, { keyHash: hashProbeKey(key), until })
  } catch {
    report.failures.push('The store cannot be reached.')
    return report
  }
  const sent = await send(options, key)
  if ('failure' in sent) {
    report.failures.push(sent.failure)
    return report
  }
  report.passed.push(`The site at ${address} accepted the request.`)
  try {
    const deliveries = await waitForDeliveries(options, sent.id)
    if (deliveries === null) report.failures.push('The request is not in the store.')
    else checkDeliveries(report, channels, deliveries)
  } catch {
    report.failures.push('The store cannot be reached.')
  } finally {
    await store.run(deleteProbes, { id: sent.id }).catch(() => {
      report.failures.push(
        'The test could not be deleted from the store; the site deletes it within two hours.',
      )
    })
  }
  return report
}

async function send(
  { address, email, signal }: ProbeOptions,
  key: string,
): Promise<{ id: string } | { failure: string }> {
  try {
    const response = await fetch(new URL('/api/consultations', address), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(probeRequest(email)),
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(longestAnswer), ...(signal ? [signal] : [])]),
    })
    if (response.status === 201) return (await response.json()) as { id: string }
    await response.body?.cancel()
    if (response.status === 409) {
      return {
        failure: `The site at ${address} has another store: run this command with the DATA_DIR or DATABASE_URL of the site.`,
      }
    }
    return { failure: `The site at ${address} answered ${response.status}.` }
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    const isLate = cause instanceof Error && cause.name === 'TimeoutError'
    const code = cause instanceof Error && 'code' in cause && !isLate ? String(cause.code) : undefined
    return {
      failure: `The site at ${address} does not answer (${isLate ? 'no answer in time' : (code ?? 'the request failed')}).`,
    }
  }
}

/**
 * The request that a probe sends: a text in each field that the forms of this agency show. The visible ones say that it
 * is a test.
 */
export function probeRequest(email: string): ConsultationFields & { answers?: Answers } {
  const [pageSource = ''] = pageSources
  const shown = (name: string, text: string): string =>
    shownFields.some((field) => field.name === name) ? text : ''
  return {
    name: shown('name', 'Test of the website'),
    email: shown('email', email),
    phone: shown('phone', '000 000'),
    company: shown('company', 'Nobody'),
    service: defaultChoices.get(pageSource) ?? '',
    message: shown(
      'message',
      'This is a test that the website sends to itself. Nobody asked for anything, and nobody waits for an answer.',
    ),
    page_source: pageSource,
    ...(ownRules.length > 0 && {
      answers: Object.fromEntries(ownRules.map((rule) => [rule.id, testAnswer(rule)])),
    }),
  }
}

/** An answer that an own field takes. */
function testAnswer(rule: OwnRule): string {
  switch (rule.kind) {
    case 'text':
    case 'long-text':
      return 'Test'.slice(0, rule.limit)
    case 'choice':
      return rule.options[0] ?? ''
    case 'tick':
      return rule.ticked
    case 'date':
      return rule.min ?? rule.max ?? new Date().toISOString().slice(0, 10)
    case 'number':
      return String(rule.min ?? rule.max ?? 1)
  }
}

async function waitForDeliveries(options: ProbeOptions, id: string): Promise<ProbeDelivery[] | null> {
  const { store, timeout = 75_000, poll = 250, signal } = options
  const deadline = performance.now() + timeout
  for (;;) {
    const deliveries = await store.run(findProbe, { id })
    const isComplete = deliveries?.every(({ state }) => state !== 'waiting') ?? true
    if (isComplete || performance.now() >= deadline || signal?.aborted) return deliveries
    await sleep(poll, undefined, { signal }).catch(() => {})
  }
}

function checkDeliveries(
  report: ProbeReport,
  channels: readonly string[],
  deliveries: readonly ProbeDelivery[],
): void {
  report.passed.push('It was stored.')
  if (channels.length === 0) report.failures.push('No channel is configured: nobody is notified of requests.')
  for (const name of channels) {
    if (deliveries.some(({ channel }) => channel === name)) continue
    report.failures.push(
      `${name}: the running site does not know this channel. Start it with the same settings.`,
    )
  }
  for (const { channel, state, attempts, answer } of deliveries) {
    // Failures become a notice.
    const reason = answerWithoutWords(answer ?? '')
    if (state === 'sent') report.passed.push(`${channel}: sent (${answer}).`)
    else if (state === 'given-up') report.failures.push(`${channel}: refused (${reason}).`)
    else if (answer !== null) report.failures.push(`${channel}: failed ${attempts} times (${reason}).`)
    else report.failures.push(`${channel}: no attempt has ended.`)
  }
}

/**
 * Returns the target of a probe: the public address if one is set, so that the probe passes the proxy, too. @param port
 * it listens on
 */
export function probeTargets(
  { PUBLIC_URL, HOST, NOTIFY_EMAIL }: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'NOTIFY_EMAIL'>,
  port: number,
): { address: string; email: string } {
  const isAnyAddress = HOST === undefined || HOST === '0.0.0.0' || HOST === '::'
  const host = isAnyAddress ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST
  // The confirmation goes to the agency itself. Without NOTIFY_EMAIL, the address is never used.
  return { address: PUBLIC_URL ?? `http://${host}:${port}`, email: NOTIFY_EMAIL[0] ?? 'probe@example.com' }
}
