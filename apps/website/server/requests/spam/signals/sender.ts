import type { ConsultationFields } from '#contract/consultation.ts'
import type { SpamReason } from '../spam-judgement.ts'
import { cheapEnding } from './links.ts'

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
