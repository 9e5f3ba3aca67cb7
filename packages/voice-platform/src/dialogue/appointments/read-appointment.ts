import { positionInList } from '../spoken-list.ts'
import { normalise } from '../words.ts'
import { isOpenWish, plain, readTime, type TimeWish } from './read-time.ts'

/** A kind of appointment that visitors can book on the site. */
export type KnownAppointment = {
  /** Its name in addresses. */
  slug: string
  name: string
  /** Where it takes place. */
  by: 'phone' | 'video' | 'office'
  /** The zone of its hours (IANA). */
  timeZone: string
}

/** Times relative to those that were offered. `day-after`: on the day after; `week-after`: a week after. */
export type Relative = 'later' | 'earlier' | 'other' | 'other-day' | 'day-after' | 'day-before' | 'week-after'

/** What a turn says about appointments. */
export type AppointmentReading = {
  /** It asks for free times, or wants an appointment. */
  starts: boolean
  /** It asks for them in so many words: also inside the form. */
  isPlain: boolean
  /** It wants to cancel or move an appointment that exists. */
  changes: boolean
  kind?: KnownAppointment | undefined
  wish: TimeWish
  /** Relative to what was offered. */
  relative?: Relative | undefined
  /** The earliest time there is. */
  isFirst: boolean
  /** The place in the list that was offered. */
  position?: number | undefined
}

/** The words for an appointment on every site; the names of its kinds are added. */
const general = String.raw`appointments?|appt|time ?slots?|slots?`
const notAProduct = '(?! (?:system|software|tool|book|scheduling|reminder|setting|calendar)\\w*)'

const asksForTimes = new RegExp(
  [
    String.raw`\b(?:next|first|earliest|soonest) (?:(?:free|available|open|possible) (?:time|date|opening)|slot|appointment|one free)\b`,
    String.raw`^(?:what|when) is (?:your|the) (?:next|first|earliest|soonest) (?:time|date|opening)\b`,
    String.raw`\b(?:free|available|open) (?:times?|slots?|dates?|appointments?|openings?)\b`,
    String.raw`\bwhen (?:are|is|would) (?:you|somebody|someone|anybody|anyone|the team) (?:be )?(?:next )?(?:free|available)\b`,
    String.raw`\bwhen (?:can|could|may) (?:i|we) (?:come|visit|see you|meet|drop)\b`,
    String.raw`\b(?:what|which) (?:times?|days?|slots?|appointments?) (?:do you have|are (?:free|available|open|left)|have you)\b`,
  ].join('|'),
)
/** Asks for times only with a wish: "anything before ten?", "do you have something on Friday?". */
const asksForAny =
  /\b(?:any ?thing|some ?thing|any time|some time|a slot)\b.*|\bare you (?:free|available)\b|\bdo you have time\b/
/** Comes only with a wish: "can I come on Tuesday afternoon?" */
const comes =
  /\b(?:can|could|may|shall|should|would|might) (?:i|we|you|somebody|someone) (?:please |maybe |perhaps )?(?:come|drop|visit|stop by|meet|see|talk|speak|have)\b|\b(?:i|we) (?:would like|would love|want|wish|need|am able|are able|can|could) (?:to )?(?:come|visit|meet|drop|(?<!\bcan )see (?!(?:what|how|if|that|where|when|(?:the |your )?(?:prices?|results?|times))\b))\b|^(?:(?:please|yes|so|and|then|ok|okay) )*(?:call|ring|phone) (?:me|us)\b|\b(?:can|could|would|may) (?:\w+ ){1,3}(?:call|ring|phone) (?:me|us)\b/
const informs =
  /^(?:(?:and|so|but|then|or) )*(?:what|why|who|whose|how|where|does|did|do you|is|are|was|were|will|tell me (?:about|more|what|how))\b|\b(?:costs?|price|fee|how long|my (?:customers|clients|guests|patients)|our (?:customers|clients|guests|patients))\b/
const wanting = /\b(?:book|make|get|have|need|want|like|arrange|schedule|fix|set up|reserve|take)\b/
/** A wish to book that does not say what: "I would like to book", "can I book online?". */
const booksAny =
  /\b(?:(?:i|we) (?:would like|would love|want|wish|need) to|(?:can|could|may|how (?:can|could|do)) (?:i|we)) (?:please |just )*book(?: (?:in|now|online|please|something|with you))*$/
const changing =
  /\b(?:cancel|call off|move|resched\w*|rearrange|postpone|change|shift|put off|bring forward|delete|cross out)\b/
const relatives: readonly (readonly [RegExp, Relative])[] = [
  [/\b(?:(?:the )?(?:day after|following day|next day)|a day later)\b(?! tomorrow)/, 'day-after'],
  [/\b(?:the day before|a day earlier)\b/, 'day-before'],
  [/\b(?:the (?:week after|following week)|a week later)\b(?! next)/, 'week-after'],
  [/\b(?:an ?other|other|different|any other) days?\b/, 'other-day'],
  [
    /\b(?:an ?other|other|different|more|any other) (?:times?|ones?|slots?|options?)\b|\b(?:any|some)(?: ?thing)? else\b|\bnone of (?:them|those|these)\b|\bany others\b/,
    'other',
  ],
  [
    /(?<!\b(?:maybe|perhaps|see you|talk|decide|back|that|until|till|think about it) )\blater\b(?! (?:today i|when|if|maybe))/,
    'later',
  ],
  [/(?<!\bnot )\btoo early\b(?! to\b)/, 'later'],
  [/\b(?:earlier|sooner)\b|(?<!\bnot )\btoo late\b(?! to\b)/, 'earlier'],
]
const anyOfThem =
  /\b(?:any|either|whichever|one) (?:of (?:them|those|these)|is (?:fine|good|ok|okay))\b|^(?:whichever|either|any)(?: (?:one|time))?$|\byou (?:choose|pick|decide)\b|\bdoes not matter\b/
const firstOfAll = /\b(?:as soon as possible|asap|soonest|earliest)\b/

const namesOf = (kinds: readonly KnownAppointment[]): string[] =>
  kinds.map(({ name }) => normalise(name).replace(/^(?:an?|the) /, '')).filter((name) => name !== '')

/** The kind that a text names, or that takes place where it says. */
function kindIn(words: string, kinds: readonly KnownAppointment[]): KnownAppointment | undefined {
  const named = kinds.find((_, at) => words.includes(namesOf(kinds)[at] ?? ''))
  const by = (place: KnownAppointment['by']) => kinds.find((kind) => kind.by === place)
  if (named) return named
  if (/\b(?:come|visit|drop (?:by|in)|stop by|in person|at your (?:office|place))\b/.test(words))
    return by('office')
  if (/\b(?:call|ring|phone)\b/.test(words)) return by('phone')
  return /\bvideo\b|\bon (?:the )?screen\b/.test(words) ? by('video') : undefined
}

/** Reads what a turn says about appointments. @param offered the minutes of the day of the offered times */
export function readAppointment(
  text: string,
  kinds: readonly KnownAppointment[],
  { today, offered }: { today: number; offered: readonly number[] },
): AppointmentReading {
  const words = normalise(text)
  const nouns = new RegExp(String.raw`\b(?:${[general, ...namesOf(kinds)].join('|')})\b${notAProduct}`)
  const position = positionOf(words, offered.length)
  // "The second one at ten": the place in the list is no clock time.
  const spoken =
    position === undefined
      ? text
      : plain(text).replace(/\b(?:first|second|third|last) (?:one|of)\b|\bnumber (?:one|two|three)\b/g, ' ')
  const wish = readTime(spoken, today, offered)
  const hasWish = !isOpenWish(wish)
  const isPlain = asksForTimes.test(words)
  const wants = nouns.test(words) && wanting.test(words) && !informs.test(words)
  return {
    starts:
      isPlain ||
      wants ||
      booksAny.test(words) ||
      (hasWish &&
        !/\b(?:open|close)\b/.test(words) &&
        ((asksForAny.test(words) && !/\b(?:he|she|they|not|never)\b/.test(words)) || comes.test(words))),
    isPlain,
    changes:
      changing.test(words) &&
      (/\b(?:i|we)\b/.test(words) || !informs.test(words)) &&
      !/^(?:can|could|does|do) (?:it|they|you)\b.*\ban?\b/.test(words) &&
      new RegExp(String.raw`\b(?:my|our|the|that|an?) (?:\w+ )?(?:${nouns.source})`).test(words),
    kind: kindIn(words, kinds),
    wish,
    relative: relatives.find(([said]) => said.test(words) && position === undefined)?.[1],
    isFirst: firstOfAll.test(words) || isPlain,
    position,
  }
}

/** The place in a list of offered times that a text names. */
function positionOf(words: string, length: number): number | undefined {
  if (length === 0 || /\bweek\b|\bmonth\b/.test(words)) return undefined
  if (anyOfThem.test(words)) return 0
  if (length === 3 && /\bmiddle\b/.test(words)) return 1
  if (/\bthe (?:former|earlier one|earliest(?: one)?)\b/.test(words)) return 0
  if (/\bthe (?:latter|later one|latest(?: one)?)\b/.test(words)) return length - 1
  if (asksForTimes.test(words)) return undefined
  // "Wait a second", "let me ask my wife first" and "the first of December" choose none.
  const isNamed = /\b(?:the|number) (?:first|second|third|last|one|two|three)\b(?! of \w| \d)/.test(words)
  return isNamed || (words.split(' ').length <= 2 && !/^(?:an?|wait)\b/.test(words))
    ? positionInList(words, length)
    : undefined
}
