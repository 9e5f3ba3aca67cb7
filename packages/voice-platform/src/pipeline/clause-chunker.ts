export interface ClauseChunkerOptions {
  /** A comma ends the first clause of an answer from this many characters on, so that the first sound comes early. */
  firstClauseLength?: number
  /** A comma ends later clauses from this many characters on. */
  clauseLength?: number
  /** Without any punctuation a clause is cut at a space before this many characters. */
  longestClause?: number
}

const sentenceEnd = /(?<![.!?…])[.!?…]+["')\]]*(?=\s)|\n+/g
const clauseEnd = /[,;:–—](?=\s)/g
/** Characters before the end of a sentence in which an abbreviation is searched for, including the one before it. */
const longestAbbreviation = 5
const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|no|mr|mrs|ms|dr|st|inc|ltd|[a-z])\.$/i
/** German abbreviations, and the dot of a day: "am 1. Dezember", "Dienstag, 1. Dezember". */
const longestGerman = 16
const german =
  /(?:^|[\s(])(?:z\. ?B|d\. ?h|u\. ?a|ca|bzw|Nr|Str|Tel|inkl|zzgl|evtl|ggf)\.$|\b(?:am|vom|zum|bis|der|den|dem|und|\w*(?:tag|woch),?) \d{1,2}\.$/

/** Whether the dot at the end of a text ends no sentence in German. */
export const endsInGermanDot = (text: string): boolean => german.test(text.slice(-longestGerman))

/**
 * Cuts a stream of text into pieces to speak: sentences, and clauses if a sentence is long. `push` returns the complete
 * pieces, `flush` the rest.
 */
export function createClauseChunker(options: ClauseChunkerOptions = {}) {
  const { firstClauseLength = 24, clauseLength = 60, longestClause = 220 } = options
  let pending = ''
  let isFirst = true

  function cut(): number | undefined {
    for (const match of pending.matchAll(sentenceEnd)) {
      const end = match.index + match[0].length
      const said = pending.slice(0, end)
      if (!abbreviation.test(said.slice(-longestAbbreviation)) && !endsInGermanDot(said))
        return clauseWithin(end) ?? end
    }
    return clauseWithin(pending.length) ?? overlong()
  }

  function clauseWithin(limit: number): number | undefined {
    const shortest = isFirst ? firstClauseLength : clauseLength
    for (const match of pending.slice(0, limit).matchAll(clauseEnd)) {
      const end = match.index + 1
      // A short rest would sound like an afterthought, so leave it in place.
      if (end >= shortest && limit - end >= 12) return end
    }
    return undefined
  }

  function overlong(): number | undefined {
    if (pending.length <= longestClause) return undefined
    const space = pending.lastIndexOf(' ', longestClause)
    return space > 0 ? space : longestClause
  }

  return {
    push(text: string): string[] {
      pending += text
      const pieces: string[] = []
      for (let end = cut(); end !== undefined; end = cut()) {
        const piece = pending.slice(0, end).trim()
        pending = pending.slice(end).trimStart()
        if (piece === '') continue
        pieces.push(piece)
        isFirst = false
      }
      return pieces
    },
    flush(): string[] {
      const pieces = this.push('\n')
      const rest = pending.trim()
      pending = ''
      return rest === '' ? pieces : [...pieces, rest]
    },
  }
}

/** The pieces in which a whole text is spoken. */
export function clausesOf(text: string): string[] {
  const chunker = createClauseChunker()
  return [...chunker.push(text), ...chunker.flush()]
}
