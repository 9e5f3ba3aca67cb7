/** Words shorter than this are left alone: too many others are one letter away. */
const shortest = 4

/** From this length on, a letter too many, too few or a wrong one counts as a slip, not as another word. */
const longEnough = { ofSubject: 6, ofAny: 7 }

/** A word without one of its letters, in every way. */
function shortened(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

/** How a word was mistyped as another one; the likelier slip is the smaller number. Nothing: it is another word. */
function slip(typed: string, meant: string, isSubject: boolean): number | undefined {
  const isLong = typed.length >= (isSubject ? longEnough.ofSubject : longEnough.ofAny)
  if (typed.length === meant.length) {
    const wrong = Array.from(typed).flatMap((letter, at) => (letter === meant[at] ? [] : [at]))
    const [first = 0, second] = wrong
    if (second === first + 1 && wrong.length === 2) {
      return typed[first] === meant[second] && typed[second] === meant[first] ? 1 : undefined
    }
    return wrong.length === 1 && first > 0 && typed.length >= longEnough.ofAny ? 4 : undefined
  }
  const [longer, shorter] = typed.length > meant.length ? [typed, meant] : [meant, typed]
  if (longer.length !== shorter.length + 1) return undefined
  const at = Array.from(longer).findIndex((letter, index) => letter !== shorter[index])
  if (longer.slice(at + 1) !== shorter.slice(at)) return undefined
  if (longer[at] === longer[at - 1]) return 2
  // An ending is no slip: "hotel" and "hotels" are two words to whoever looks them up.
  return at > 0 && at < longer.length - 1 && isLong ? 3 : undefined
}

/**
 * Finds the known word that a mistyped one stands for: two letters swapped, one doubled or not, one too many, too few or
 * wrong. A word that is known, or like none that is, stays as it is. Two words that are one of the `names` become it.
 */
export function createSpelling(options: {
  known: ReadonlySet<string>
  isKnown: (word: string) => boolean
  /** The known words that say what a question is about: these are meant by shorter mistyped words, too. */
  subjects: ReadonlySet<string>
  names: ReadonlySet<string>
}): (words: string) => string {
  const { known, isKnown, subjects, names } = options
  const nearby = new Map<string, string[]>()
  const add = (key: string, word: string): unknown => nearby.get(key)?.push(word) ?? nearby.set(key, [word])
  for (const word of known) {
    if (word.length < shortest || /\d/.test(word)) continue
    for (const key of [word, ...shortened(word)]) add(key, word)
  }

  function mend(word: string): string {
    if (word.length < shortest || /\d/.test(word) || isKnown(word)) return word
    const candidates = [word, ...shortened(word)]
      .flatMap((key) => nearby.get(key) ?? [])
      .flatMap((meant) => {
        const cost = slip(word, meant, subjects.has(meant))
        return cost === undefined ? [] : [{ meant, cost }]
      })
    return candidates.toSorted((one, other) => one.cost - other.cost)[0]?.meant ?? word
  }

  return (words) =>
    words
      .split(' ')
      .reduce<string[]>((mended, word) => {
        const before = mended.at(-1) ?? ''
        const joined = `${before}${word}`
        const isOne = names.has(joined) || (known.has(joined) && !(isKnown(before) && isKnown(word)))
        return before !== '' && isOne ? [...mended.slice(0, -1), joined] : [...mended, mend(word)]
      }, [])
      .join(' ')
}
