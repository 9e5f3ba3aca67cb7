const small = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
  'dreizehn',
  'vierzehn',
  'fünfzehn',
  'sechzehn',
  'siebzehn',
  'achtzehn',
  'neunzehn',
]
const tens = ['zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig']

/** German words for units and for imprecise numbers, and the English ones. */
const english: readonly (readonly [RegExp, string])[] = [
  [/prozent\w*/, 'percent'],
  [/sekunden?/, 'seconds'],
  [/minuten?/, 'minutes'],
  [/stunden?/, 'hours'],
  [/tage?[sn]?|werktage?n?|arbeitstage?n?/, 'days'],
  [/wochen?/, 'weeks'],
  [/monat(?:e[ns]?|s)?/, 'months'],
  [/jahr(?:e[ns]?|s)?/, 'years'],
  [/mal|fach\w*/, 'times'],
  [/pfund/, 'pounds'],
  [/million(?:en)?/, 'million'],
  [/milliarden?/, 'billion'],
  [/halb\w*|hälfte/, 'half'],
  [/drittel/, 'thirds'],
  [/viertel/, 'quarter'],
  [/doppelt\w*|verdoppel\w*/, 'double'],
  [/dutzende?n?/, 'dozens'],
  [/hunderte?n?/, 'hundreds'],
  [/tausende?n?/, 'thousands'],
  [/bis/, 'to'],
  [/oder/, 'or'],
]
const words = english.map(([german, word]) => [new RegExp(`^(?:${german.source})$`, 'u'), word] as const)
const unit = /^(?:prozent|sekunde|minute|stunde|tag|woche|monat|jahr|euro|dollar|pfund)/

function belowHundred(word: string): number | undefined {
  if (word === '') return 0
  const at = small.indexOf(word === 'eins' ? 'ein' : word === 'zwo' ? 'zwei' : word)
  if (at >= 0) return at
  const [, ones = '', ten = ''] = /^(?:(.+)und)?(.+)$/.exec(word) ?? []
  const [one, round] = [small.indexOf(ones), tens.indexOf(ten)]
  return round < 0 || (ones !== '' && (one < 1 || one > 9)) ? undefined : (round + 2) * 10 + Math.max(one, 0)
}

/** The value of a German number word: "zweihundertfünfzig", "eineinhalb". */
function valueOf(word: string): number | undefined {
  if (word === 'anderthalb') return 1.5
  const half = /^(.+)einhalb$/.exec(word)?.[1]
  if (half !== undefined) return withHalf(belowHundred(half.replace(/^eine$/, 'ein')))
  let [rest, total] = [word, 0]
  for (const [name, scale] of [
    ['tausend', 1000],
    ['hundert', 100],
  ] as const) {
    const at = rest.indexOf(name)
    if (at < 0) continue
    const many = at === 0 ? 1 : valueOf(rest.slice(0, at))
    if (many === undefined) return undefined
    total += many * scale
    rest = rest.slice(at + name.length).replace(/^und/, '')
  }
  const last = belowHundred(rest)
  return last === undefined ? undefined : total + last
}
const withHalf = (value: number | undefined): number | undefined => value && value + 0.5

/**
 * A German text with its numbers and units in English notation: "1.200 €" is "1,200 €", "9,50 €" is "9.50 €", "zwei bis vier
 * Wochen" is "2 to 4 weeks", "14.30 Uhr" is "14:30 uhr". The article "ein" counts only before a unit.
 */
export function inEnglishNotation(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b(\d{1,2})\.(\d\d)(?=\s*uhr)/g, '$1:$2')
    .replace(
      /(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d+)(,\d+)?(?![\d.,]*\d)/g,
      (_, whole: string, part = '') => `${whole.replaceAll('.', ',')}${part.replace(',', '.')}`,
    )
    .replace(/\p{L}+/gu, (word, at: number, all: string) => {
      const isArticle = /^eine?[mnrs]?$/.test(word)
      if (isArticle) return unit.test(all.slice(at + word.length).trimStart()) ? '1' : word
      const other = words.find(([german]) => german.test(word))?.[1]
      return other ?? String(valueOf(word) ?? word)
    })
}
