/** Groups of three, with a last one of two to four, so that no digit stands alone. */
function grouped(digits: string): string[] {
  return digits.length <= 4 ? [digits] : [digits.slice(0, 3), ...grouped(digits.slice(3))]
}

/** A number as it is read out, digit by digit: in its own groups where it is written with gaps, else in threes. */
export function spokenPhone(phone: string): string {
  const written = phone.trim()
  const groups = /[\s().-]/.test(written)
    ? written.split(/[^\d]+/).filter((group) => group !== '')
    : grouped(written.replace(/\D/g, ''))
  const digits = groups.map((group) => group.split('').join(' ')).join(', ')
  return written.startsWith('+') ? `plus ${digits}` : digits
}

const markNames: ReadonlyMap<string, string> = new Map([
  ['.', 'dot'],
  ['_', 'underscore'],
  ['-', 'dash'],
  ['+', 'plus'],
])

function spell(text: string): string {
  return text
    .split('')
    .map((letter) => markNames.get(letter) ?? letter)
    .join(', ')
}

/** An address as it is said: "hello at example dot com". */
export function spokenEmail(email: string): string {
  return email
    .replace('@', ' at ')
    .replace(/[._+-]/g, (mark) => ` ${markNames.get(mark) ?? mark} `)
    .replace(/ +/g, ' ')
}

/** Mail services whose names need no spelling. */
const knownDomains = /^(?:gmail|outlook|hotmail|yahoo|icloud|protonmail)\./

/** An address as it is read back to be checked: the part before the at letter by letter, an unusual domain too. */
export function spelledEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  if (knownDomains.test(domain)) return `${spell(local)}, at ${spokenEmail(domain)}`
  const [host = '', ...ending] = domain.split('.')
  return `${spell(local)}, at ${spell(host)}, dot ${ending.join(' dot ')}`
}
