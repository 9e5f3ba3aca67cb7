import { Client } from 'pg'
import proxyAddr from 'proxy-addr'
import * as v from 'valibot'
import { isTimeZone } from '#agency/schema/values.ts'
import { OperatorError } from './operator-error.ts'

const origin = v.pipe(
  v.string(),
  v.url('it must be an address such as https://www.example.com'),
  v.transform((text) => new URL(text)),
  v.check((url) => /^https?:$/.test(url.protocol), 'it must begin with https:// or http://'),
  v.check((url) => url.pathname === '/' && !url.search && !url.hash, 'it must be an origin, without a path'),
  v.transform((url) => url.origin),
)

const listOf = <T extends v.GenericSchema<string, string>>(entry: T) =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
    v.array(entry),
  )

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `it must be a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `it must be at least ${min}`),
    v.maxValue(max, `it must be at most ${max}`),
  )

const timeZone = v.pipe(v.string(), v.check(isTimeZone, 'it must be a name such as Europe/Berlin or UTC'))

const proxies = v.pipe(
  listOf(v.string()),
  v.check((list) => {
    try {
      return Boolean(proxyAddr.compile(list))
    } catch {
      return false
    }
  }, 'it must be a comma-separated list of addresses or networks such as 127.0.0.1 or 10.0.0.0/8, or loopback, linklocal, uniquelocal'),
)

const databaseUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\/./, 'it must begin with postgres:// or postgresql://'),
  v.check((url) => {
    try {
      return listServers(url).every((server) => !new Client({ connectionString: server }).host.includes(','))
    } catch {
      return false
    }
  }, 'it must name a server, such as postgres://user:password@host:5432/database, or several: postgres://user:password@one:5432,two:5432/database'),
)

const apiAddress = v.pipe(
  v.string(),
  v.url('it must be an address such as https://api.example.com/v1'),
  v.check((text) => /^https?:$/.test(new URL(text).protocol), 'it must begin with https:// or http://'),
)

const secret = v.pipe(v.string(), v.minLength(16, 'it must be at least 16 characters long'))

/** Supported chat services. Mattermost accepts Slack's format. */
const chatFormats = ['slack', 'mattermost', 'teams', 'discord'] as const

const onOrOff = v.picklist(['on', 'off'], 'it must be on or off')

const mailServer = v.pipe(
  v.string(),
  v.check(
    (text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.hostname !== '',
    'it must be an address such as smtps://user:password@mail.example.com',
  ),
)

/** Whether a host name of an address is this machine. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

const mailbox = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.parse(text)
    const isWhole = /^imaps?:$/.test(url?.protocol ?? '') && url?.hostname && url.username && url.password
    // A % that is not encoded.
    return Boolean(isWhole) && /^(%[\da-f]{2}|[^%])*$/i.test(`${url?.username}${url?.password}`)
  }, 'it must be an address such as imaps://user:password@mail.example.com, with @ in the user or the password written as %40, and % as %25'),
)

const mailAddress = v.pipe(v.string(), v.rfcEmail('it must be an e-mail address such as office@example.com'))

/** `office@example.com` or `Example Agency <office@example.com>`. */
const mailSender = v.pipe(
  v.string(),
  v.check(
    (text) => v.is(mailAddress, readMailSender(text).address),
    'it must be an address such as office@example.com or Example Agency <office@example.com>',
  ),
)

const webhookSecret = v.pipe(
  v.string(),
  v.check((text) => {
    const key = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(text)?.[1]
    return key !== undefined && Buffer.from(key, 'base64').length >= 24
  }, 'it must be whsec_ and at least 24 random bytes in base64, such as the output of: echo "whsec_$(openssl rand -base64 32)"'),
)

/**
 * Every variable of the server, with its default. To add one, add its line here and its row in `docs/configuration.md`;
 * a test compares the two.
 */
const environment = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.string()),
  PUBLIC_URL: v.optional(origin),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(databaseUrl),
  TRUSTED_PROXIES: v.optional(proxies, ''),
  ALLOWED_ORIGINS: v.optional(listOf(origin), ''),
  TIME_ZONE: v.optional(timeZone, 'UTC'),
  RATE_LIMIT_PER_MINUTE: v.optional(wholeNumber(1, 1_000_000), '120'),
  VOICE_PROVIDER: v.optional(
    v.picklist(['embedded', 'vapi', 'off'], 'it must be embedded, vapi or off'),
    'embedded',
  ),
  VOICE_STT_URL: v.optional(apiAddress),
  VOICE_STT_KEY: v.optional(v.string()),
  VOICE_STT_MODEL: v.optional(v.string()),
  VOICE_LLM_URL: v.optional(apiAddress),
  VOICE_LLM_KEY: v.optional(v.string()),
  VOICE_LLM_MODEL: v.optional(v.string()),
  VOICE_TTS_URL: v.optional(apiAddress),
  VOICE_TTS_KEY: v.optional(v.string()),
  VOICE_TTS_MODEL: v.optional(v.string()),
  VOICE_API_KEY: v.optional(secret),
  PATH: v.optional(v.string(), ''),
  VAPI_PUBLIC_KEY: v.optional(v.string()),
  VAPI_PRIVATE_KEY: v.optional(v.string()),
  VAPI_ASSISTANT_ID: v.optional(v.string()),
  VAPI_API_URL: v.optional(origin, 'https://api.vapi.ai'),
  VOICE_DAILY_MINUTES: v.optional(wholeNumber(1, 1_000_000), '600'),
  SMTP_URL: v.optional(mailServer),
  MAIL_FROM: v.optional(mailSender),
  NOTIFY_EMAIL: v.optional(listOf(mailAddress), ''),
  DKIM_SELECTOR: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+(\.[\w-]+)*$/, 'it must be a name such as s1 or mail2026')),
  ),
  CONFIRM_TO_VISITOR: v.optional(onOrOff, 'on'),
  IMAP_URL: v.optional(mailbox),
  IMAP_SENT: v.optional(v.string()),
  SECRETS_KEY: v.optional(secret),
  CALENDARS_ALLOW_PRIVATE: v.optional(onOrOff, 'off'),
  WEBHOOK_URL: v.optional(apiAddress),
  WEBHOOK_SECRET: v.optional(webhookSecret),
  WEBHOOK_ALLOW_PRIVATE: v.optional(onOrOff, 'off'),
  CHAT_WEBHOOK_URL: v.optional(apiAddress),
  CHAT_FORMAT: v.optional(
    v.picklist(chatFormats, `it must be ${chatFormats.slice(0, -1).join(', ')} or ${chatFormats.at(-1)}`),
  ),
  PROBE_HOURS: v.optional(wholeNumber(1, 8760)),
  QUIET_ALARM_HOURS: v.optional(wholeNumber(1, 8760)),
  METRICS_TOKEN: v.optional(secret),
  OIDC_ISSUER: v.optional(apiAddress),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  RETENTION_REQUESTS_DAYS: v.optional(wholeNumber(1, 36_500)),
  RETENTION_HELD_DAYS: v.optional(wholeNumber(1, 36_500)),
  RETENTION_CALLS_DAYS: v.optional(wholeNumber(1, 36_500), '30'),
  RETENTION_AUDIT_DAYS: v.optional(wholeNumber(1, 36_500), '365'),
  RETENTION_BACKUPS_DAYS: v.optional(wholeNumber(1, 36_500)),
  BACKUP_COPY_COMMAND: v.optional(v.string()),
  PROOF_OF_WORK: v.optional(onOrOff, 'off'),
  CHECK_SENDER_DOMAIN: v.optional(onOrOff, 'on'),
  VISIT_SOURCE: v.optional(onOrOff, 'on'),
  VISITOR_METRICS: v.optional(onOrOff, 'off'),
})

/** The validated settings of a server, with defaults for whatever the operator left out. */
export type Config = v.InferOutput<typeof environment>

/** Splits the value of MAIL_FROM. The name is empty if none is given. */
export function readMailSender(text: string): { name: string; address: string } {
  const [, name = '', address = text] = /^([^<>\r\n]*)<([^<>]+)>$/.exec(text) ?? []
  return { name: name.trim().replaceAll('"', ''), address }
}

/** The mailbox of IMAP_URL. */
export type MailboxServer = {
  host: string
  port: number
  /** TLS from the first byte; otherwise the connection switches to it. */
  isSecure: boolean
  /** Whether a connection without TLS is refused: it is, unless the server is on this machine. */
  needsTls: boolean
  user: string
  password: string
}

/** Splits the value of IMAP_URL. */
export function readMailboxServer(text: string): MailboxServer {
  const url = new URL(text)
  const isSecure = url.protocol === 'imaps:'
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (isSecure ? 993 : 143) : Number(url.port),
    isSecure,
    needsTls: !isSecure && !isLoopback(url.hostname),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  }
}

/** The address of a mailbox, if its user is one: mail to it comes back to the desk. */
export function mailboxAddress(url: string | undefined): string | undefined {
  const user = url === undefined ? '' : readMailboxServer(url).user
  return v.is(mailAddress, user) ? user : undefined
}

/** The names of all variables, in the order of the documentation. */
export const configVariables = Object.keys(environment.entries)

/**
 * Reads the settings from an environment. An empty variable counts as unset.
 * @throws InvalidConfigError with a sentence for each invalid variable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const variables = configVariables.flatMap((name) => {
    const value = env[name]?.trim()
    return value ? [[name, value]] : []
  })
  const result = v.safeParse(environment, Object.fromEntries(variables), { abortPipeEarly: true })
  if (result.success) return result.output
  throw new InvalidConfigError(
    result.issues.map((issue) => `${String(issue.path?.[0].key)} cannot be used: ${issue.message}.`),
  )
}

/** The environment holds invalid values. The message names each variable and its valid values. */
export class InvalidConfigError extends OperatorError {
  override readonly name = 'InvalidConfigError'

  constructor(sentences: string[]) {
    super(sentences.join('\n'))
  }
}

/** Splits a PostgreSQL URL into one URL per server, as libpq does: `postgres://user@one:5432,two:5433/site` has two. */
export function listServers(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^([^/]*\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
  return hosts.split(',').map((host) => before + host + after)
}
