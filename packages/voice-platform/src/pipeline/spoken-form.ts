/** Groups of three, with a last one of two to four, so that no digit is alone. */
function grouped(digits: string): string[] {
  return digits.length <= 4 ? [digits] : [digits.slice(0, 3), ...grouped(digits.slice(3))]
}

/** Spells a number digit by digit: in its own groups if it is written with gaps, otherwise in threes. */
function spokenPhone(phone: string): string {
  const groups = /[\s().-]/.test(phone)
    ? phone.split(/[^\d]+/).filter((group) => group !== '')
    : grouped(phone.replace(/\D/g, ''))
  const digits = groups.map((group) => group.split('').join(' ')).join(', ')
  return phone.startsWith('+') ? `plus ${digits}` : digits
}

const markNames: ReadonlyMap<string, string> = new Map([
  ['.', 'dot'],
  ['_', 'underscore'],
  ['-', 'dash'],
  ['+', 'plus'],
  ['%', 'percent'],
])

function spell(text: string): string {
  return text
    .split('')
    .map((letter) => markNames.get(letter) ?? letter)
    .join(', ')
}

function inWords(text: string): string {
  return text.replace(/[._+-]/g, (mark) => ` ${markNames.get(mark) ?? mark} `)
}

/** Common names of mailboxes, with an obvious spelling. */
const mailboxes = /^(?:info|hello|hi|contact|sales|support|office|mail|team|help|service)$/i
/** Mail services whose names need no spelling. */
const knownDomains = /^(?:gmail|outlook|hotmail|yahoo|icloud|protonmail)\./i

/**
 * Speaks a company's mailbox in words, "hello at example dot com", but a person's mailbox and unusual domains letter by
 * letter.
 */
function spokenEmail(local: string, domain: string): string {
  if (mailboxes.test(local)) return `${local} at ${inWords(domain)}`
  if (knownDomains.test(domain)) return `${spell(local)}, at ${inWords(domain)}`
  const [host = '', ...ending] = domain.split('.')
  return `${spell(local)}, at ${spell(host)}, dot ${ending.join(' dot ')}`
}

const email = /(?<![\w.%+-])([\w.%+-]+)@([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})/gi

/** Numbers of at least seven digits, or in groups like telephone numbers; not years, dates and thousands. */
const phone =
  /\+\d[\d ().-]{5,}\d|\(\d{2,5}\) ?\d[\d .-]{4,}\d|(?<![\d.,-])(?:\d{7,15}|(?!\d{4}-\d\d-\d\d)\d{2,5}([ -])\d{2,4}(?:\1\d{2,4})+|\d{3}[ -]\d{4})(?![\d-])/g

/**
 * The spoken form of a text, for every voice: telephone numbers digit by digit, addresses letter by letter, "80%" as
 * "80 percent". Captions and the history keep the written text.
 */
export function spokenForm(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(email, (_, local: string, domain: string) => spokenEmail(local, domain))
    .replace(phone, spokenPhone)
    .replace(/(?<=[a-z0-9])\.(?=[a-z]{2,}\b)/g, ' dot ')
    .replace(/(\d)\s?%/g, '$1 percent')
    .replace(/\b24\/7\b/g, 'twenty-four seven')
    .replace(/\b(\d[\d,.]*)(\+?)/g, (all, number: string, plus) =>
      plus === '' ? all : `more than ${number}`,
    )
    .replace(/(\d) s\b/g, '$1 seconds')
    .replace(/(\d) h\b/g, '$1 hours')
    .replace(/(\d) min\b/g, '$1 minutes')
    .replace(/(\d)\s?×/g, '$1 times')
    .replace(/([\d.]+)(?:\/(\d+)\b)?/g, (all, part: string, whole?: string) =>
      whole === undefined ? all : `${part} out of ${whole}`,
    )
    .replace(/€\s?(\d[\d,.]*\d|\d)/g, '$1 euros')
    .replace(/\$\s?(\d[\d,.]*\d|\d)/g, '$1 dollars')
    .replace(/£\s?(\d[\d,.]*\d|\d)/g, '$1 pounds')
    .replace(/[“”„]/g, '')
    .replace(/’/g, "'")
    .replace(/ ?[–—] ?/g, ', ')
    .replace(/ & /g, ' and ')
    .replace(/ +/g, ' ')
    .trim()
}
