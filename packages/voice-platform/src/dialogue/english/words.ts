const contractions: readonly [RegExp, string][] = [
  [/\bwon't\b/g, 'will not'],
  [/\bcan't\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/\b(i)'m\b/g, '$1 am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\b(what|who|where|how|when|it|that|there|he|she|here)'s\b/g, '$1 is'],
  [/\blet's\b/g, 'let us'],
  [/'s\b/g, ''],
  [/\be-mail/g, 'email'],
  [/\b24 ?[/\\] ?7\b/g, '24 7'],
]

/** The words of an utterance in lower case, single-spaced, contractions written out, punctuation gone. */
export function normalise(text: string): string {
  let words = text.toLowerCase().replace(/[‘’`]/g, "'")
  for (const [pattern, replacement] of contractions) words = words.replace(pattern, replacement)
  return words
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ +/g, ' ')
}

/** Reduces a lower-case word to a form that plural, verb and noun share well enough for matching. */
export function stem(word: string): string {
  if (word.length <= 3) return word
  return word
    .replace(/(?:ies|(?<=[^aeiou])ys|(?<!l)y)$/, 'i')
    .replace(/(?:sses)$/, 'ss')
    .replace(/(?<!s)s$/, '')
    .replace(/(?<=..)(?:ations?|ating|ated|ates|ate)$/, 'at')
    .replace(/(?<=...)(?:ically|ical|ic)$/, '')
    .replace(/(?<=.{5})ly$/, '')
    .replace(/(?<=...)(?:tion|ing|ed|ment)$/, '')
    .replace(/(?<=...)e$/, '')
}

/** The stems of an utterance, with a space at both ends so that phrases are found by `includes(' phrase ')`. */
export function stems(text: string): string {
  return ` ${normalise(text).split(' ').map(stem).join(' ')} `
}
