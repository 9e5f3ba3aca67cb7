import type { ConsultationFields } from '#contract/consultation.ts'
import type { SpamReason } from '../spam-judgement.ts'

const link =
  /(?:https?:\/\/|www\.)[^\s<>"'\])]+|(?<![\w@.-])[a-z\d-]{8,}\.[a-z]{2}(?![\w.-])|(?<![\w@.-])(?:[a-z\d-]+\.)+(?:com|net|org|biz|info|co|io|ru|cn|xyz|top|click|icu|site|online|shop|store|fun|club|live|bet|vip|cam|money|loan|win|pro|me|ly|gl|su|pw|space|website)(?![\w.-])(?:\/[^\s<>"'\])]*)?/giu
const markup = /<a\s[^>]*href|\[(?:url|link)[=\]]|\]\(https?:/iu
/** Links that hide their target, or that go to another platform. */
const hidden =
  /(?:^|\/\/|\.)(?:bit\.ly|tinyurl\.com|t\.me|telegra\.ph|wa\.me|goo\.gl|cutt\.ly|rb\.gy|is\.gd|ow\.ly|t\.co|shorturl\.at|clck\.ru|vk\.cc|u\.to|linktr\.ee|forms\.gle)(?:\/|$)/iu
/** Top-level domains that cost next to nothing and are bought by the thousand. */
export const cheapEnding =
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
