import type { ConsultationContext } from '#contract/consultation-context.ts'
import { siteAddress } from './site-address.ts'

type Touches = NonNullable<ConsultationContext['touch']>
type Touch = Touches['first']

const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const

/**
 * Reads how this visit began: the page, the campaign in its address, and the referring host. Stores nothing on the
 * visitor's device: the browser itself keeps the address and the referrer of a document. If the referrer is a page of
 * this site, it is the first touch and the document is the last.
 */
export function readTouch(
  opened = performance.getEntriesByType('navigation')[0]?.name ?? location.href,
  referrer = document.referrer,
): Touches {
  const address = new URL(opened)
  // For the agency, the visitor came from the other site.
  if (siteAddress !== '') return { first: { ...touchOf(address), referrer: address.host } }
  const from = referrer ? new URL(referrer) : null
  if (from?.origin === address.origin) return { first: touchOf(from), last: touchOf(address) }
  return { first: { ...touchOf(address), ...(from?.host && { referrer: from.host }) } }
}

function touchOf({ pathname, searchParams }: URL): Touch {
  const utm = utmNames.flatMap((name) => {
    const value = searchParams.get(`utm_${name}`)
    return value ? [[name, value]] : []
  })
  return { page: pathname, ...(utm.length > 0 && { utm: Object.fromEntries(utm) as Touch['utm'] }) }
}
