/** Marks filler words, each of which stands for a single sound outside the grammar. */
const fillerMark = 'xx'

/** Tuned on sentences inside and outside a grammar, in two of flite's voices. */
const mostFillers = 2
const soundsPerFiller = 4
/** In milliseconds: the average of a slow speaker. */
const longestSound = 180

const phones =
  'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z'.split(
    ' ',
  )

export interface CompiledGrammar {
  jsgf: string
  dictionary: string
  /** Phrases with a word that the dictionary cannot pronounce. */
  dropped: string[]
  /**
   * Reads a recognised line. Returns '' unless it is a phrase of the grammar. Breath and clicks add a sound or two
   * around it; with more of them it was another sentence. The same holds for a short phrase that took
   * `spokenMilliseconds`, if that is too long.
   */
  read(line: string, spokenMilliseconds: number): string
}

/**
 * Creates a JSGF grammar and a dictionary of just its words, which loads in a fifth of the time of the full one. A loop
 * of single sounds beside the phrases matches everything outside the grammar, which would otherwise be forced into the
 * nearest phrase.
 */
export function compileGrammar(phrases: readonly string[], pronunciations: string): CompiledGrammar {
  const entries = readPronunciations(pronunciations)
  for (const word of phrases.flatMap(wordsOf)) pronounceCompound(word, entries)
  const known: string[] = []
  const dropped: string[] = []
  for (const phrase of phrases) {
    const speakable = withoutUnknownAlternatives(phrase, (word) => entries.has(word))
    if (wordsOf(speakable).every((word) => entries.has(word))) known.push(speakable)
    else dropped.push(phrase)
  }
  const words = new Set(known.flatMap(wordsOf))
  const fillers = phones.map((phone) => `${fillerMark}${phone.toLowerCase()}`)

  return {
    jsgf: [
      '#JSGF V1.0;',
      'grammar visitor;',
      'public <turn> = <phrase> | /0.01/ <other>;',
      `<phrase> = ${known.map((phrase) => `( ${phrase} )`).join(' | ')};`,
      `<other> = ( ${fillers.join(' | ')} )+;`,
      '',
    ].join('\n'),
    dictionary: [
      ...[...words].flatMap((word) => entries.get(word) ?? []),
      ...phones.map((phone, index) => `${fillers[index]} ${phone}`),
      '',
    ].join('\n'),
    dropped,
    read(line, spokenMilliseconds) {
      const pieces = line.trim().split(/\s+/)
      const heard = pieces.filter((piece) => !piece.startsWith(fillerMark))
      const fillerCount = pieces.length - heard.length
      const soundCount = heard.reduce((sum, word) => sum + soundsIn(entries.get(word)?.[0] ?? '').length, 0)
      const isAlone = fillerCount <= mostFillers && soundCount >= soundsPerFiller * fillerCount
      const isFilled = spokenMilliseconds <= (soundCount + fillerCount) * longestSound
      return isAlone && isFilled ? heard.join(' ') : ''
    },
  }
}

function readPronunciations(text: string): Map<string, string[]> {
  const entries = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const word = /^[^\s(]+/.exec(line)?.[0]
    if (word !== undefined) entries.set(word, [...(entries.get(word) ?? []), line])
  }
  return entries
}

/** A word like chatbot is missing, but chat and bot exist. */
function pronounceCompound(word: string, entries: Map<string, string[]>): void {
  if (entries.has(word)) return
  for (let cut = word.length - 3; cut >= 1; cut -= 1) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)].map((part) => entries.get(part)?.[0])
    // Two letters are seldom a word of their own; one letter is, as in ecommerce.
    if (cut === 2 || first === undefined || second === undefined) continue
    entries.set(word, [[word, ...soundsIn(first), ...soundsIn(second)].join(' ')])
    return
  }
}

/** Removes alternatives with an unpronounceable word from a phrase; the others stay. */
function withoutUnknownAlternatives(phrase: string, isKnown: (word: string) => boolean): string {
  let kept = phrase
  for (const word of wordsOf(phrase)) {
    if (isKnown(word)) continue
    const alternative = `[^|()\\[\\]]*\\b${word}\\b[^|()\\[\\]]*`
    kept = kept
      .replace(new RegExp(`\\|${alternative}(?=[|)\\]])`), '')
      .replace(new RegExp(`(?<=[(\\[])${alternative}\\|`), '')
  }
  return kept
}

function wordsOf(phrase: string): string[] {
  return phrase.match(/[a-z']+/g) ?? []
}

/** Returns the sounds of a dictionary entry, which begins with its word. */
function soundsIn(entry: string): string[] {
  return entry.trim().split(/\s+/).slice(1)
}
