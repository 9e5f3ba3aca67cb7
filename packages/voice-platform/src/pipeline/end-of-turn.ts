import type { ExpectedInput } from '#platform/providers/dialogue-provider.ts'

export interface EndOfTurnOptions {
  /** Silence that ends a turn whose words make a whole sentence. */
  hangoverMilliseconds?: number
  /**
   * Whether a sentence may end with the recognised words, if the recogniser knows. The last word does not matter then:
   * `which industries do you work with`.
   */
  isWholeSentence?: boolean | undefined
  /** The language of the words (BCP 47), English by default. */
  language?: string | undefined
}

/**
 * Silence that ends a turn whose words the recogniser has not returned yet, in milliseconds. The answer waits for them
 * anyway.
 */
export const longestSilence = 2_500

/** Words that never end a sentence, in German and in any other language. */
const openEndingInGerman =
  /(?:^|\s)(?:und|oder|aber|weil|dass|wenn|ob|ein|eine[mnr]?|de[mnr]|mit|von|für|zu[mr]?|im|in|bei|mein|meine|unser|unsere|ist|sind|war|ich|wir|möchte|hätte|will|heiße|äh|ähm|also)$/i
const openEnding =
  /\b(?:a|an|the|and|or|but|so|because|if|when|while|that|which|who|to|of|for|with|from|in|on|at|by|about|my|your|our|his|her|their|is|are|was|i|i'm|we|we're|would|could|can|like|want|need|um|uh|er|well|email|number|name|called)$/i

const spelledPiece =
  /^(?:[a-zäöüß]|zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|dot|dash|hyphen|underscore|at|plus|null|eins|zwo|zwei|drei|vier|fünf|sechs|sieben|acht|neun|punkt|bindestrich|unterstrich|ät|\d+)$/i
const wholeEmail =
  /@\S+\.[a-z]{2,}\b|\b(?:dot|\.)\s*(?:com|net|org|co|io|ai|dev|uk|de|fr|eu|us|ca|au)\b[.?!]?$/i

/**
 * Returns how long the visitor must be silent before the turn counts as ended, in milliseconds. `transcript` is the
 * result so far: undefined while the recogniser is still working, '' if it understood nothing.
 *
 * A whole sentence gets the plain hangover. Words that are clearly unfinished, spelled or dictated, or not understood,
 * get longer: a turn ended too early costs more than a late answer.
 */
export function silenceThatEndsTurn(
  transcript: string | undefined,
  expected: ExpectedInput,
  { hangoverMilliseconds = 320, isWholeSentence, language = 'en' }: EndOfTurnOptions = {},
): number {
  if (transcript === undefined) return hangoverMilliseconds
  const text = transcript.trim()
  if (text === '') return Math.max(hangoverMilliseconds, 1_200)
  if (expected === 'email' || looksLikeEmail(text)) {
    return wholeEmail.test(text) ? hangoverMilliseconds + 200 : Math.max(hangoverMilliseconds, 1_600)
  }
  if (expected === 'phone' || endsInDigits(text)) {
    return digitsIn(text) >= 10 ? hangoverMilliseconds + 300 : Math.max(hangoverMilliseconds, 1_400)
  }
  if (isWholeSentence === true) return hangoverMilliseconds
  const isGerman = new Intl.Locale(language).language === 'de'
  const ending = isGerman ? openEndingInGerman : openEnding
  if (/(?:[,;:–—-]|\.\.\.|…)$/.test(text) || ending.test(withoutPunctuation(text))) {
    return Math.max(hangoverMilliseconds, 1_100)
  }
  if (isSpelled(text)) return Math.max(hangoverMilliseconds, 1_200)
  return isWholeSentence === false ? Math.max(hangoverMilliseconds, 1_200) : hangoverMilliseconds
}

function withoutPunctuation(text: string): string {
  return text.replace(/[.?!"')]+$/, '')
}

function looksLikeEmail(text: string): boolean {
  return /\S@\S|\bat\b.*\bdot\b|\b(?:e-?mail|address)\b.*\bis\b/i.test(text)
}

/** Three or more pieces at the end that are single letters, digits or their separators. */
function isSpelled(text: string): boolean {
  const last = withoutPunctuation(text).split(/\s+/).slice(-3)
  return last.length === 3 && last.every((piece) => spelledPiece.test(piece))
}

const digitWord =
  /\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|null|eins|zwo|zwei|drei|vier|fünf|sechs|sieben|acht|neun)\b|\d/gi

function digitsIn(text: string): number {
  return text.match(digitWord)?.length ?? 0
}

function endsInDigits(text: string): boolean {
  const end = withoutPunctuation(text).split(/\s+/).slice(-2).join(' ')
  return digitsIn(end) >= 2
}
