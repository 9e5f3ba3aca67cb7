import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentPath } from '#agency/content-folder.ts'
import { findUnknownIds } from '#server/operate/check-content/find-unknown-ids.ts'
import { content } from '#server/operate/check-content/read-content.ts'
import type { Config } from '#server/runtime/config.ts'
import { calendarDay } from '#server/runtime/calendar-day.ts'
import { siteLanguage } from '#contract/language.ts'
import { currentPromotion } from '#agency/schema/promotion.ts'
import { findSpeechRecognition } from '#server/voice/describe-calls.ts'
import { answersInEnglishOnly, callLanguage, readVoiceSettings } from '#server/voice/voice-settings.ts'
import { openStore } from '#server/store/open-store.ts'
import { adviseOn, StoreUnavailableError } from '#server/store/store-unavailable-error.ts'
import { examineDeliveries } from './examine-deliveries.ts'
import { examineHolders } from './examine-holders.ts'
import type { Finding } from './finding.ts'
import { findSamples } from './find-samples.ts'

/** What each sample implies, in the words of a visitor or a lawyer. */
const sampleSentences: Record<string, string> = {
  'brand.ts': 'The name and the company behind it are the ones Frontdesk came with',
  'contact.ts': 'The phone number and the e-mail address are placeholders',
  'testimonials.ts': 'Praise that nobody gave is shown as a testimonial',
  'case-studies.ts': 'A success story is invented',
  'numbers.ts': 'A number is shown that nobody here has measured or found a source for',
  'problems.ts': 'A number is shown that nobody here has measured or found a source for',
  'services.ts': 'A promise is made that nobody has confirmed',
  'promotion.ts': 'The offer and the number of customers beside it are invented',
  'pages/privacy.ts': 'Nobody who knows your law has read the privacy page',
  'pages/legal-notice.ts': 'Nobody who knows your law has read the legal notice',
}

/** Maximum age of the newest backup in milliseconds. */
const backupAge = 2 * 24 * 60 * 60 * 1000

/** Lists what to set before going live. An empty list means that the site is ready. */
export async function examine(config: Config, now: Date = new Date()): Promise<Finding[]> {
  return [
    ...examineContent(config, now),
    ...examineAddress(config),
    ...(await examineDeliveries(config)),
    ...(await examineHolders(config, content['appointments.ts']?.appointments.kinds ?? [])),
    ...(await examineStore(config, now)),
    ...(await examineCalls(config)),
  ]
}

/** Lists what a further language of the site lacks. It is called in the modules of that language. */
export const examineFurtherLanguage = (config: Config, now: Date = new Date()): Finding[] => [
  ...examineContent(config, now),
  ...examineCallLanguage(config),
]

function examineContent(config: Config, now: Date): Finding[] {
  const { promotion } = content['promotion.ts']
  const isOver =
    promotion !== null && currentPromotion(promotion, calendarDay(config.TIME_ZONE, now)) === null
  return [
    ...findSamples(content).map(({ file, name }) => ({
      what: `${sampleSentences[file] ?? 'Sample content is still in place'} (${name}).`,
      where: `${contentPath}/${file}: put your own there and remove "sample: true", or remove the entry.`,
    })),
    ...findUnknownIds(content).map(({ file, sentence }) => ({
      what: `The content mentions something that does not exist: ${sentence}`,
      where: `${contentPath}/${file}: remove it, or name something that exists.`,
    })),
    ...(isOver
      ? [
          {
            what: `The promotion ended before ${promotion.shownBefore} and is no longer shown.`,
            where: `${contentPath}/promotion.ts: give it another day and text, or set it to null.`,
          },
        ]
      : []),
  ]
}

function examineAddress({ PUBLIC_URL, TRUSTED_PROXIES }: Config): Finding[] {
  if (PUBLIC_URL === undefined) {
    return [
      {
        what: 'The site does not know its own address: previews and search engines need it, and so does the link to the desk in notifications.',
        where: 'PUBLIC_URL: set it to the address visitors type, such as https://www.example.com.',
      },
    ]
  }
  if (!PUBLIC_URL.startsWith('https:')) {
    return [
      {
        what: 'Visitors would send their details unencrypted, and browsers allow no microphone without https.',
        where:
          'PUBLIC_URL: put a proxy with TLS in front (docs/deployment.md) and set it to the https address.',
      },
    ]
  }
  if (TRUSTED_PROXIES.length > 0) return []
  return [
    {
      what: 'All visitors appear to be one client, the proxy in front of the site, so a busy hour would reach the rate limit.',
      where: 'TRUSTED_PROXIES: name the address of the proxy, such as loopback (docs/deployment.md).',
    },
  ]
}

async function examineStore({ DATABASE_URL, DATA_DIR }: Config, now: Date): Promise<Finding[]> {
  if (DATABASE_URL !== undefined) return examinePostgres({ DATABASE_URL, DATA_DIR })
  const backups = globSync('*.sqlite', { cwd: join(DATA_DIR, 'backups') })
  const isRecent = backups.some(
    (file) => now.getTime() - statSync(join(DATA_DIR, 'backups', file)).mtimeMs < backupAge,
  )
  if (isRecent) return []
  return [
    {
      what: 'The store has no backup from the last two days: if the disk fails, every request is lost.',
      where: 'Run "npm run backup" every day and copy the file to another machine (docs/deployment.md).',
    },
  ]
}

/** Backups of PostgreSQL may be made on another machine. */
async function examinePostgres(config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Finding[]> {
  try {
    await using _ = await openStore(config, 'read')
    return []
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) return []
    return [{ what: 'Nothing that visitors send can be stored.', where: adviseOn(error.code) }]
  }
}

async function examineCalls(config: Config): Promise<Finding[]> {
  const settings = readVoiceSettings(config)
  if (settings.provider !== 'embedded') return []
  const language = examineCallLanguage(config)
  // In another language the one that this names is English, and not used.
  if (callLanguage(settings).code !== 'en' || (await findSpeechRecognition(settings)) !== 'nobody')
    return language
  return [
    ...language,
    {
      what: 'No speech recogniser is available: visitors who call the assistant can only type.',
      where:
        'Install the recogniser ("apt-get install pocketsphinx pocketsphinx-en-us" on Debian), or set VOICE_STT_URL to an API that recognises speech (docs/configuration.md).',
    },
  ]
}

/** Names the parts of calls that are English on a site in another language. */
export function examineCallLanguage(config: Config, language = siteLanguage): Finding[] {
  if (language.code === 'en' || config.VOICE_PROVIDER !== 'embedded') return []
  const { name } = language
  if (answersInEnglishOnly(config, language)) {
    return [
      {
        what: `The assistant understands and speaks English only, but the site is in another language (${name}): the button says so.`,
        where:
          'VOICE_LLM_URL: set it to a language model (docs/assistant.md), or VOICE_PROVIDER to vapi or off.',
      },
    ]
  }
  return [
    ...(config.VOICE_STT_URL === undefined
      ? [
          {
            what: `The built-in speech recogniser understands English only, but the site is in another language (${name}): visitors type, or their browser listens.`,
            where: 'VOICE_STT_URL: set it to an API that recognises speech (docs/assistant.md).',
          },
        ]
      : []),
    ...(config.VOICE_TTS_URL === undefined
      ? [
          {
            what: `The built-in voice speaks English only, but the site is in another language (${name}): it reads where a visitor’s browser does not.`,
            where: 'VOICE_TTS_URL: set it to an API that speaks (docs/assistant.md).',
          },
        ]
      : []),
  ]
}
