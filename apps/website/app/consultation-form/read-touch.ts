import type { ConsultationContext } from '#server/consultations/consultation-context.ts'

type Touches = NonNullable<ConsultationContext['touch']>
type Touch = Touches['first']

const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const

/**
 * How this visit began: the page, the campaign in its address, and the host that led to it. Nothing is stored on the visitor's
 * device for it: the browser itself remembers the address a document was opened with and where it came from. Where that was a
 * page of ours, it is the first touch, and the document the last.
 */
export function readTouch(
  opened = performance.getEntriesByType('navigation')[0]?.name ?? location.href,
  referrer = document.referrer,
): Touches {
  const address = new URL(opened)
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
