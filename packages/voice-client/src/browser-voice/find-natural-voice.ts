/** Names that vendors give their better voices. */
const betterEdition = /\b(?:premium|enhanced|natural)\b/i

/**
 * English voices that come with a system or can be added to it, and sound more natural than the platform's own: those
 * of Apple and Google in Readium's list of recommended voices (github.com/readium/speech, json/en.json), best first.
 */
const naturalNames =
  /^(?:Ava|Zoe|Allison|Samantha|Nicky|Evan|Nathan|Tom|Alex|Serena|Kate|Daniel|Karen|Matilda|Moira)\b|en-us-x-\w+-local$/

const baseLanguage = (tag: string): string => tag.toLowerCase().replace('_', '-')

/**
 * Returns a local voice of the browser that sounds better than the platform's; undefined if there is none. A voice that
 * is not local would send the assistant's words to a service, and is never used. Browsers list their voices late: this
 * does not wait for missing ones.
 * @param language BCP 47, such as `en-US`; another region of the language is accepted
 */
export function findNaturalVoice(language: string): SpeechSynthesisVoice | undefined {
  const synthesis = (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis
  const wanted = baseLanguage(language)
  const primary = wanted.split('-')[0] ?? wanted
  const worth = ({ name, lang }: SpeechSynthesisVoice): number =>
    (betterEdition.test(name) ? 2 : 0) + (baseLanguage(lang) === wanted ? 1 : 0)
  return synthesis
    ?.getVoices()
    .filter(({ localService, lang }) => localService && baseLanguage(lang).split('-')[0] === primary)
    .filter(({ name }) => betterEdition.test(name) || naturalNames.test(name))
    .toSorted((one, other) => worth(other) - worth(one))[0]
}
