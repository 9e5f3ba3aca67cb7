import { type Config, InvalidConfigError, mailboxAddress, readMailSender } from '#server/runtime/config.ts'

type MailSettings = {
  smtpUrl: string
  /** The name is empty if none was given. */
  from: { name: string; address: string }
  /** The address of the mailbox that the desk reads, if it does. */
  returnAddress?: string | undefined
}

export type ChatFormat = NonNullable<Config['CHAT_FORMAT']>

/** The complete settings of each channel; an absent channel is not configured. */
export type DeliverySettings = {
  email?: MailSettings & { to: readonly string[] }
  confirmation?: MailSettings
  webhook?: { url: string; secret: string; allowPrivate: boolean }
  chat?: { url: string; format: ChatFormat; allowPrivate: boolean }
}

type DeliveryConfig = Pick<
  Config,
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'NOTIFY_EMAIL'
  | 'CONFIRM_TO_VISITOR'
  | 'IMAP_URL'
  | 'WEBHOOK_URL'
  | 'WEBHOOK_SECRET'
  | 'WEBHOOK_ALLOW_PRIVATE'
  | 'CHAT_WEBHOOK_URL'
  | 'CHAT_FORMAT'
>

/**
 * Derives the channels from the configuration.
 * @throws InvalidConfigError with a sentence for each setting that another one requires.
 */
export function readDeliverySettings(config: DeliveryConfig): DeliverySettings {
  const sentences: string[] = []
  const settings: DeliverySettings = {}
  const allowPrivate = config.WEBHOOK_ALLOW_PRIVATE === 'on'

  const { SMTP_URL: smtpUrl, NOTIFY_EMAIL: to } = config
  const [firstAddress] = to
  if (smtpUrl !== undefined && firstAddress !== undefined) {
    const mail = {
      smtpUrl,
      from: readMailSender(config.MAIL_FROM ?? firstAddress),
      returnAddress: mailboxAddress(config.IMAP_URL),
    }
    settings.email = { ...mail, to }
    if (config.CONFIRM_TO_VISITOR === 'on') settings.confirmation = mail
  } else if (smtpUrl !== undefined) {
    sentences.push('NOTIFY_EMAIL is not set: SMTP_URL needs it, to know who is mailed.')
  } else if (firstAddress !== undefined) {
    sentences.push('SMTP_URL is not set: NOTIFY_EMAIL needs it, to send mail.')
  }

  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = config
  if (url !== undefined && secret !== undefined) {
    settings.webhook = { url, secret, allowPrivate }
    sentences.push(...refusePlain('WEBHOOK_URL', url, allowPrivate))
  } else if (url !== undefined) {
    sentences.push('WEBHOOK_SECRET is not set: WEBHOOK_URL needs it, to sign what is posted.')
  }

  const { CHAT_WEBHOOK_URL: chatUrl } = config
  if (chatUrl !== undefined) {
    settings.chat = { url: chatUrl, format: config.CHAT_FORMAT ?? formatOf(chatUrl), allowPrivate }
    sentences.push(...refusePlain('CHAT_WEBHOOK_URL', chatUrl, allowPrivate))
  }

  if (sentences.length > 0) throw new InvalidConfigError(sentences)
  return settings
}

/**
 * The names of the configured channels: a request gets an outbox row for each. Push is handled apart from them
 * (`channels/push`).
 * @throws InvalidConfigError as `readDeliverySettings`
 */
export const configuredChannels = (config: DeliveryConfig): string[] =>
  Object.keys(readDeliverySettings(config))

function refusePlain(name: string, url: string, allowPrivate: boolean): string[] {
  if (allowPrivate || url.startsWith('https:')) return []
  return [`${name} cannot be used: it must begin with https:// unless WEBHOOK_ALLOW_PRIVATE is on.`]
}

function formatOf(url: string): ChatFormat {
  const { hostname } = new URL(url)
  if (/(^|\.)discord(app)?\.com$/.test(hostname)) return 'discord'
  if (/(^|\.)(logic\.azure\.com|powerplatform\.com|office\.com)$/.test(hostname)) return 'teams'
  return 'slack'
}
