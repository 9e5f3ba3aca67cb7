import type { ConsultationFields } from '#contract/consultation.ts'
import type { SpamReason } from './spam-judgement.ts'

const link =
  /(?:https?:\/\/|www\.)[^\s<>"'\])]+|(?<![\w@.-])[a-z\d-]{8,}\.[a-z]{2}(?![\w.-])|(?<![\w@.-])(?:[a-z\d-]+\.)+(?:com|net|org|biz|info|co|io|ru|cn|xyz|top|click|icu|site|online|shop|store|fun|club|live|bet|vip|cam|money|loan|win|pro|me|ly|gl|su|pw|space|website)(?![\w.-])(?:\/[^\s<>"'\])]*)?/giu
const markup = /<a\s[^>]*href|\[(?:url|link)[=\]]|\]\(https?:/iu
/** Links that hide their target, or that go to another platform. */
const hidden =
  /(?:^|\/\/|\.)(?:bit\.ly|tinyurl\.com|t\.me|telegra\.ph|wa\.me|goo\.gl|cutt\.ly|rb\.gy|is\.gd|ow\.ly|t\.co|shorturl\.at|clck\.ru|vk\.cc|u\.to|linktr\.ee|forms\.gle)(?:\/|$)/iu
/** Top-level domains that cost next to nothing and are bought by the thousand. */
const cheapEnding =
  /\.(?:xyz|top|click|icu|bet|loan|win|vip|casino|porn|sex|buzz|monster|cfd|sbs|quest|rest|cyou|gdn|bid|men|stream|download|club|online|site|store|shop|live|fun|space|pro|info|biz|pw|su|cam|money|website)(?:[/:?#]|$)/iu

/**
 * Counts the links, except those to the sender's own domain, because customers mention their websites. Returns at most
 * three points, or four for a message of links alone.
 */
export function links({ name, company, message, email }: ConsultationFields): SpamReason[] {
  const own = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const foreign = (message.match(link) ?? [])
    .map((address) => address.replace(/[.,;:!?]+$/, ''))
    .filter((address) => !isOf(own, address))
  const isInName = [name, company].some((field) => /https?:\/\/|www\.|\[url/iu.test(field))
  const points =
    Math.min(foreign.length, 3) +
    (foreign.some((address) => hidden.test(address)) ? 2 : 0) +
    (foreign.some((address) => cheapEnding.test(address)) ? 1 : 0) +
    (markup.test(message) ? 2 : 0) +
    (isInName ? 3 : 0)
  const isNothingElse = foreign.length > 0 && !/\p{L}/u.test(message.replace(link, ''))
  return points > 0
    ? [{ signal: 'links', points: Math.min(points, 3) + (isNothingElse && points > 2 ? 1 : 0) }]
    : []
}

function isOf(domain: string, address: string): boolean {
  const url = /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`
  if (!URL.canParse(url)) return false
  const host = new URL(url).hostname.replace(/^www\./, '')
  return host === domain || host.endsWith(`.${domain}`)
}

const cannotBeAnswered = /^(?:no-?reply|do-?not-?reply|mailer|bounces?)\b/iu
const sells = /^(?:sales|seo|promo|promotions?|offers?|marketing|deals|leads|outreach|newsletter)\b/iu
/** Such as `best-cheap-loans.com`, which is bought for one campaign. */
const campaignDomain = /^(?:[a-z\d]+-){2,}[a-z\d]+\./iu

/** Judges the sender: an address typical of a campaign, or an implausible person. */
export function sender({ name, email, phone, company }: ConsultationFields): SpamReason[] {
  const [local = '', domain = ''] = email.split('@')
  const digits = phone.replaceAll(/\P{Nd}/gu, '')
  const points =
    (cheapEnding.test(domain) ? 2 : 0) +
    (cannotBeAnswered.test(local) ? 2 : 0) +
    (sells.test(local) ? 1 : 0) +
    (campaignDomain.test(domain) ? 1 : 0) +
    (fold(name) === fold(company) ? 1 : 0) +
    (isMadeUp(digits) ? 1 : 0)
  return points > 0 ? [{ signal: 'sender', points: Math.min(points, 3) }] : []
}

const fold = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Such as `1234567890` or `000000000`, typed instead of a real number. */
const isMadeUp = (digits: string) =>
  /(\d)\1{5,}/.test(digits) || (digits.length > 5 && '012345678901234567890'.includes(digits))

const ofReader = /\b(?:you|your|yours)\b/giu
const ofWriter = /\b(?:our|ours|my|mine|we|us|i|me)\b/giu

/** Detects an English message about its reader: customers write about themselves, and pitches about the reader. */
export function address({ message }: ConsultationFields): SpamReason[] {
  const reader = message.match(ofReader)?.length ?? 0
  const writer = message.match(ofWriter)?.length ?? 0
  return reader >= 2 && reader > writer ? [{ signal: 'address', points: 1 }] : []
}

/** `qLmZxvRtKp`: the case changes more often than in any name. */
function isRandom(text: string): boolean {
  return text.split(/\s+/u).some((word) => {
    if (!/^[a-z]{8,}$/iu.test(word)) return false
    const turns = word.match(/[a-z][A-Z]/g)?.length ?? 0
    return turns >= 3 || /[bcdfghjklmnpqrstvwxz]{7,}/i.test(word) || countUnnatural(word) >= 2
  })
}

/** Pairs of letters that no European language has within a word. */
const unnatural =
  /b[qxz]|c[jvx]|d[xq]|f[qxz]|g[qx]|h[xq]|j[bcdfghlmnpqrstvwxz]|k[xq]|l[xq]|m[xq]|p[qx]|q[b-hj-np-tv-z]|sx|t[qx]|v[bcfghjkmpqwx]|w[qvx]|x[jkz]|z[fjqx]/giu

const countUnnatural = (word: string) => word.match(unnatural)?.length ?? 0

/** `RobertBup`: names that form-filling programs invent. */
const programName = /^[A-Z][a-z]{2,}[A-Z][a-z]{2,}$/u
const programPhone = /^8\d{10}$/u

/** Detects fields filled in at random or by a well-known program. One such field is a weak signal, two are strong. */
export function gibberish({ name, company, phone, message }: ConsultationFields): SpamReason[] {
  const isOneWord = /^\S{9,}$/u.test(message)
  const points =
    (isRandom(name) ? 2 : 0) +
    (isRandom(company) ? 2 : 0) +
    (isOneWord && isRandom(message) ? 2 : 0) +
    (programName.test(name) && (programPhone.test(phone) || company.toLowerCase() === 'google') ? 2 : 0)
  return points > 0 ? [{ signal: 'gibberish', points: Math.min(points, 4) }] : []
}

const latin = /\p{Script=Latin}/u
const likeLatin = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

/** Detects Cyrillic and Greek letters within Latin words, mathematical letters, and shouting. */
export function disguise({ message }: ConsultationFields): SpamReason[] {
  const mixed = (message.match(/\p{L}{4,}/gu) ?? []).some((word) => latin.test(word) && likeLatin.test(word))
  const styled = /[\u{1d400}-\u{1d7ff}\u{24b6}-\u{24e9}\u{1f130}-\u{1f189}]{3,}/u.test(message)
  const letters = message.match(/\p{L}/gu)?.length ?? 0
  const capitals = message.match(/\p{Lu}/gu)?.length ?? 0
  const isShouting = letters >= 60 && capitals > letters * 0.6
  const points = (mixed ? 2 : 0) + (styled ? 2 : 0) + (isShouting ? 1 : 0)
  return points > 0 ? [{ signal: 'disguise', points: Math.min(points, 3) }] : []
}

const bitcoin = /\b(?:bc1[a-z\d]{20,60}|[13][a-km-zA-HJ-NP-Z1-9]{25,34})\b/u
const ethereum = /\b0x[a-f\d]{40}\b/iu
const tron = /\bT[A-HJ-NP-Za-km-z1-9]{33}\b/u

/** Detects a payment address: no customer sends one with a request. */
export function wallet({ message }: ConsultationFields): SpamReason[] {
  const isThere = [bitcoin, ethereum, tron].some((pattern) => pattern.test(message))
  return isThere ? [{ signal: 'wallet', points: 3 }] : []
}
