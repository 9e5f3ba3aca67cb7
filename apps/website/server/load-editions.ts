import { agency, languageFolders } from '#agency/content-folder.ts'
import type { Channel, Message } from './requests/delivery/channel.ts'
import type { Config } from './runtime/config.ts'
import type { Log } from './runtime/log.ts'
import type { Site } from './site/pages/site.ts'
import { type Edition, edition } from './edition.ts'

/** The site in one language, with its pages rendered. */
export type LoadedEdition = { edition: Edition; site: Site; callNotice: string | null }

/**
 * Loads the site in each of its languages, the default first.
 * @param developed the live site: only the language that is chosen
 */
export async function loadEditions(
  config: Config,
  log: Log,
  developed: Site | undefined,
): Promise<[LoadedEdition, ...LoadedEdition[]]> {
  async function load(loaded: Edition): Promise<LoadedEdition> {
    const callNotice = await loaded.describeCalls(loaded.readVoiceSettings(config), {
      retentionDays: config.RETENTION_CALLS_DAYS,
    })
    return {
      edition: loaded,
      callNotice,
      site: developed ?? (await loaded.loadSite(config, log, callNotice)),
    }
  }
  const others = developed ? [] : languageFolders.filter((folder) => folder !== agency)
  return Promise.all([
    load(edition),
    ...others.map(async (folder) => {
      const module = (await import(`./edition.ts?content=${folder}`)) as { edition: Edition }
      return load(module.edition)
    }),
  ])
}

/**
 * Makes the channels to visitors write in the language in which a visitor wrote.
 * @param channels in the default language
 * @param others those of the further languages
 */
export const inTheirLanguages = (
  channels: readonly Channel[],
  others: readonly { tag: string; channels: readonly Channel[] }[],
): Channel[] =>
  others.length === 0
    ? [...channels]
    : channels.map((channel) => ({
        ...channel,
        deliver(message, attempt) {
          const other = others.find(({ tag }) => tag === languageOf(message))
          const spoken = other?.channels.find(({ name }) => name === channel.name)
          return (spoken ?? channel).deliver(message, attempt)
        },
      }))

/** A mail about an appointment may be for the colleague who holds it. */
const languageOf = (message: Message): string =>
  message.type === 'notice' || typeof message.appointment?.mail?.holder === 'string'
    ? ''
    : (message.language ?? '')
