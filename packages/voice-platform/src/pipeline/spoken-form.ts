import { type Sentences, sentencesIn } from '#platform/sentences/sentences.ts'

type Signs = Sentences['signs']

/** Groups of three, with a last one of two to four, so that no digit is alone. */
function grouped(digits: string): string[] {
  return digits.length <= 4 ? [digits] : [digits.slice(0, 3), ...grouped(digits.slice(3))]
}

/** Spells a number digit by digit: in its own groups if it is written with gaps, otherwise in threes. */
function spokenPhone(phone: string, signs: Signs): string {
  const groups = /[\s()./-]/.test(phone)
    ? phone.split(/[^\d]+/).filter((group) => group !== '')
    : grouped(phone.replace(/\D/g, ''))
  const digits = groups.map((group) => group.split('').join(' ')).join(', ')
  return phone.startsWith('+') ? `${signs['+']} ${digits}` : digits
}

const isMark = (letter: string): letter is '.' | '_' | '-' | '+' | '%' => '._-+%'.includes(letter)

const spell = (text: string, signs: Signs): string =>
  text
    .split('')
    .map((letter) => (isMark(letter) ? signs[letter] : letter))
    .join(', ')

const inWords = (text: string, signs: Signs): string =>
  text.replace(/[._+-]/g, (mark) => (isMark(mark) ? ` ${signs[mark]} ` : mark))

/** Common names of mailboxes, with an obvious spelling. */
const mailboxes =
  /^(?:info|hello|hi|contact|sales|support|office|mail|team|help|service|hallo|kontakt|anfrage|vertrieb|empfang|post)$/i
/** Mail services whose names need no spelling. */
const knownDomains = /^(?:gmail|outlook|hotmail|yahoo|icloud|protonmail|gmx|web|t-online|posteo|freenet)\./i

/**
 * Speaks a company's mailbox in words, "hello at example dot com", but a person's mailbox and unusual domains letter by
 * letter.
 */
function spokenEmail(local: string, domain: string, signs: Signs): string {
  const { at } = signs
  if (mailboxes.test(local)) return `${local} ${at} ${inWords(domain, signs)}`
  if (knownDomains.test(domain)) return `${spell(local, signs)}, ${at} ${inWords(domain, signs)}`
  const [host = '', ...ending] = domain.split('.')
  const dot = signs['.']
  return `${spell(local, signs)}, ${at} ${spell(host, signs)}, ${dot} ${ending.join(` ${dot} `)}`
}

const email = /(?<![\w.%+-])([\w.%+-]+)@([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})/gi

/** Numbers of at least seven digits, or in groups like telephone numbers; not years, dates and thousands. */
const phone =
  /\+\d[\d ().-]{5,}\d|\b0\d{1,4}[ /]\d{5,9}\b|\(\d{2,5}\) ?\d[\d .-]{4,}\d|(?<![\d.,-])(?:\d{7,15}|(?!\d{4}-\d\d-\d\d)\d{2,5}([ -])\d{2,4}(?:\1\d{2,4})+|\d{3}[ -]\d{4})(?![\d-])/g

/**
 * The spoken form of a text, for every voice: telephone numbers digit by digit, addresses letter by letter, "80%" as
 * "80 percent". Captions and the history keep the written text.
 * @param language BCP 47
 */
export const spokenFormIn = (language = 'en') => {
  const { signs } = sentencesIn(language)
  return (text: string): string =>
    text
      .replace(/\s+/g, ' ')
      .replace(email, (_, local: string, domain: string) => spokenEmail(local, domain, signs))
      .replace(phone, (found) => spokenPhone(found, signs))
      .replace(/(?<=[a-z0-9])\.(?=[a-z]{2,}\b)/g, ` ${signs['.']} `)
      .replace(/(\d)\s?%/g, `$1 ${signs['%']}`)
      .replace(/\b24\/7\b/g, signs.allDay)
      .replace(/\b(\d[\d,.]*)(\+?)/g, (all, number: string, plus) =>
        plus === '' ? all : `${signs.moreThan} ${number}`,
      )
      .replace(/(\d) s\b/g, `$1 ${signs.seconds}`)
      .replace(/(\d) h\b/g, `$1 ${signs.hours}`)
      .replace(/(\d) min\b/g, `$1 ${signs.minutes}`)
      .replace(/(\d)\s?×/g, `$1 ${signs.times}`)
      .replace(/([\d.]+)(?:\/(\d+)\b)?/g, (all, part: string, whole?: string) =>
        whole === undefined ? all : `${part} ${signs.outOf} ${whole}`,
      )
      .replace(/€\s?(\d[\d,.]*\d|\d)/g, `$1 ${signs.euros}`)
      .replace(/(\d)\s?€/g, `$1 ${signs.euros}`)
      .replace(/\$\s?(\d[\d,.]*\d|\d)/g, `$1 ${signs.dollars}`)
      .replace(/£\s?(\d[\d,.]*\d|\d)/g, `$1 ${signs.pounds}`)
      .replace(/[“”„]/g, '')
      .replace(/’/g, "'")
      .replace(/ ?[–—] ?/g, ', ')
      .replace(/ & /g, ` ${signs.and} `)
      .replace(/ +/g, ' ')
      .trim()
}

/** The spoken form in English. */
export const spokenForm = spokenFormIn()
