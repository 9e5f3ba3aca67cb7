import type { Finder } from '../finder.ts'
import type { Knowledge } from '../knowledge.ts'
import { isFunctionStem, stemsOf } from '../words.ts'

/** "Eleven rooms" count something, and name no choice. */
const counted =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?|a hundred|some|few) (?:\p{L}+ )?(?:rooms?|tables?|beds?|seats?|guests?|customers?)\b|\btable (?:\d+|\p{L}+)(?=[,.!])/giu
/** "Support, not CRM": what is not meant. */
const swap =
  /^(?:\W*(?:no|sorry|wait|oh|actually)\b)*\W*(?:forget|not|instead of|rather than)(?: about)? [^,.;]+[,.;]|,? (?:and )?(?:not|instead of|rather than) .+$/gi
/** "Schedule an appointment" asks for one, and for no service. */
const booking =
  /^(?:an? )?bookings?(?:,? please)?[.!]?$|\b(?:schedul(?:e|ing)|book(?:ing)?|set(?:ting)? ?up|arrang(?:e|ing)) (?:me |us )?(?:an?|the|some|in)\b|\ban appointments?\b/gi

/** The form's choice that words name, and whether they name nothing else. Of two that are as likely, neither. */
export function serviceIn(
  said: string,
  { knowledge, finder }: { knowledge: Knowledge; finder: Finder },
): { service: string; isAll: boolean } | undefined {
  const right = said.replace(booking, '').replace(swap, '').replace(counted, ' ')
  const words = stemsOf(right)
  const subjects = finder.subjectsIn(right).flatMap(({ formChoice }) => formChoice ?? [])
  const scored = knowledge.consultation.services
    .map((service) => {
      const own = stemsOf(service).filter((word) => !isFunctionStem(word))
      const at = Math.max(...own.map((word) => words.lastIndexOf(word)))
      const share = own.filter((word) => words.includes(word)).length / own.length
      return { service, share: share + (subjects.includes(service) ? 0.4 : 0), at }
    })
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share)
  const [best, second] = scored
  if (best === undefined) return undefined
  const isEven = second !== undefined && second.share > best.share - 0.2
  if (isEven && !/\b(?:no|wait|sorry|rather|actually)\b/i.test(right)) return undefined
  const { service, share } = isEven && second.at > best.at ? second : best
  const own = stemsOf(service)
  return {
    service,
    isAll: share >= 0.9 || words.every((word) => own.includes(word) || isFunctionStem(word)),
  }
}
