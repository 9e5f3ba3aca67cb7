import { agency, languageFolders } from '#agency/content-folder.ts'
import type { VisitorBooking } from './appointments/visitor-booking.ts'
import type { Channel, Message } from './requests/delivery/channel.ts'
import type { ReceiveConsultation } from './requests/receive/receive-consultation.ts'
import type { Config } from './runtime/config.ts'
import type { Log } from './runtime/log.ts'
import type { Site } from './site/pages/site.ts'
import type { Voice } from './voice/voice.ts'
import { type Edition, edition } from './edition.ts'

/** Something in each language of the site, the default first. */
export type InEachLanguage<Each> = readonly [Each, ...Each[]]

/** Does something for each language. */
export const forEachLanguage = <Each, Result>(
  [first, ...others]: InEachLanguage<Each>,
  act: (each: Each, index: number) => Result,
): [Result, ...Result[]] => [act(first, 0), ...others.map((each, index) => act(each, index + 1))]

/** The site in one language, with its pages rendered. */
type LoadedEdition = {
  edition: Edition
  site: Site
  /** The notice about calls for visitors; null if calls are off. */
  callNotice: string | null
}

/** The site in one language, on its store. */
export type OpenedEdition = LoadedEdition & {
  receiveConsultation: ReceiveConsultation
  /** Creates the booking with how the app receives requests. Null without appointments. */
  createBooking: ((receiveConsultation: ReceiveConsultation) => VisitorBooking) | null
  voice: Voice
}

/**
 * Loads the site in each of its languages.
 * @param developed the live site: only the language that is chosen
 */
export async function loadEditions(
  config: Config,
  log: Log,
  developed: Site | undefined,
): Promise<InEachLanguage<LoadedEdition>> {
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
  channels.map((channel) => {
    const spoken = others.flatMap(({ tag, channels: all }) => {
      const [same] = all.filter(({ name }) => name === channel.name)
      return same ? [[tag, same] as const] : []
    })
    if (spoken.length === 0) return channel
    const byTag = new Map(spoken)
    return {
      ...channel,
      deliver: (message, attempt) => (byTag.get(languageOf(message)) ?? channel).deliver(message, attempt),
    }
  })

/** A mail about an appointment may be for the colleague who holds it. */
const languageOf = (message: Message): string =>
  message.type === 'notice' || typeof message.appointment?.mail?.holder === 'string'
    ? ''
    : (message.language ?? '')

/** The calls of all languages. */
type Voices = Pick<Voice, 'upgrade' | 'warm' | 'close'> & { of(edition: Edition): Voice }

/**
 * Creates the calls of each language, with the addresses below its own. Where the assistant speaks English only, a language
 * without it has the calls of the English pages, if there are any.
 */
export function createVoices<Each extends LoadedEdition>(
  config: Config,
  editions: InEachLanguage<Each>,
  create: (each: Each) => Voice,
): Voices {
  const english = editions.find((each) => each.edition.language.code === 'en')
  const created = new Map<Edition, Voice>()
  const of = (spoken: Each): [Edition, Voice] => {
    const speaker = (spoken.edition.answersInEnglishOnly(config) && english) || spoken
    const voice = created.get(speaker.edition) ?? create(speaker)
    created.set(speaker.edition, voice)
    return [spoken.edition, voice]
  }
  const [first, ...others] = forEachLanguage(editions, of)
  const all = [...created.values()]
  const [, byDefault] = first
  const find = (isSought: (edition: Edition) => boolean) =>
    others.find(([spoken]) => isSought(spoken))?.[1] ?? byDefault
  return {
    of: (spoken) => find((each) => each === spoken),
    ...(byDefault.upgrade && {
      upgrade: (asked) =>
        find(({ voicePath }) => asked.request.url?.startsWith(`${voicePath}/`) === true).upgrade?.(asked),
    }),
    warm: () => Promise.all(all.map((voice) => voice.warm())),
    close: async () => {
      await Promise.all(all.map((voice) => voice.close()))
    },
  }
}
