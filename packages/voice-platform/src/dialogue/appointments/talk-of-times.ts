import { filledIn, ownOf } from '../form.ts'
import type { Line, Move } from '../move.ts'
import type { Reading } from '../read/reading.ts'
import type { State } from '../state.ts'
import { fitting, nearest, nearestTo, spread } from './choose-times.ts'
import { choiceInWords, localTime, timeInWords, zoneInWords } from './local-time.ts'
import {
  type AppointmentReading,
  type KnownAppointment,
  readAppointment,
  type Relative,
} from './read-appointment.ts'
import { isOpenWish, type TimeWish } from './read-time.ts'
import type { FreeTimes, TimesTalk } from './times-talk.ts'

/** Acts that are answered as anywhere else. */
const others = [
  'identity',
  'goodbye',
  'human',
  'complaint',
  'anger',
  'refund',
  'repeat',
  'slower',
  'stop',
  'drop',
]

type Deciding = { state: State; talk: TimesTalk | undefined; said: AppointmentReading; times: FreeTimes }

/** What a turn says of appointments, and whether it is about them: it wants one, answers an offer, or moves one that exists. */
function readTalk(
  kinds: readonly KnownAppointment[],
  { now, zone: visitors }: Pick<FreeTimes, 'now' | 'zone'>,
  state: State,
  reading: Reading,
) {
  const { isInForm } = state
  const talk = isInForm ? undefined : state.times
  const zone = zoneOf(kinds.find(({ slug }) => slug === talk?.kind) ?? kinds[0], visitors)
  const said = readAppointment(reading.text, kinds, {
    today: localTime(now, zone).day,
    offered: (talk?.offered ?? []).map((each) => localTime(each, zone).minute),
  })
  // "This is our first appointment" is what a message says.
  const isOfMessage = isInForm && (state.asked === 'message' || ownOf(state.form, state.asked) !== undefined)
  const isUrgent = reading.urgent !== undefined || reading.acts.has('emergency')
  if (isOfMessage || isUrgent) return { said, talk: undefined, isAbout: false, isByLink: false }
  const isLive = talk?.chosen !== undefined && !isOpenWish(said.wish)
  const isByLink = said.changes && !(isInForm && reading.acts.has('stop')) && !isLive
  const isOther = others.some((act) => reading.acts.has(act))
  const isOfForm = reading.namesForm === true && said.kind === undefined
  const starts = !isOther && !isOfForm && (isInForm ? said.isPlain : said.starts)
  const goesOn = talk !== undefined && !isOther && isAnswer(talk, said, reading)
  return { said, talk, isAbout: starts || goesOn, isByLink }
}

/** Whether a turn needs the free times. */
export function isAboutTimes(...args: Parameters<typeof readTalk>): boolean {
  const { isAbout, isByLink } = readTalk(...args)
  return isAbout || isByLink
}

/**
 * Decides on a turn about appointments, or leaves it to `decided`. It offers at most three times, all of them free, and
 * fills in the page; only the visitor books.
 * @param times absent if the page cannot take a time, or the turn is not about them
 * @param isMeant whether the turn is known to be about them
 */
export function talkOfTimes(
  kinds: readonly KnownAppointment[],
  times: FreeTimes | undefined,
  state: State,
  reading: Reading,
  decided: () => Move,
  isMeant = false,
): Move {
  if (times === undefined || kinds.length === 0) return pause(decided(), state)
  const { said, talk, isAbout, isByLink } = readTalk(kinds, times, state, reading)
  if (isByLink)
    return {
      lines: [{ id: 'times-by-link' }],
      askAs: 'what-else',
      state: { times: undefined, isInForm: false },
      isOwn: true,
    }
  if (!isAbout && !isMeant) return pause(decided(), state)
  if (times.free === null) return { lines: [{ id: 'times-away' }], state: { times: undefined }, isOwn: true }
  return { ...answer(kinds, { state, talk, said, times }, reading), isOwn: true }
}

/** The zone in which times are told. */
const zoneOf = (kind: KnownAppointment | undefined, zone: string | undefined): string =>
  zone ?? kind?.timeZone ?? 'UTC'

/** Ends the talk when another answer asks something itself. */
export const pause = (move: Move, { times }: State): Move =>
  times === undefined || (move.ask === undefined && move.askAs === undefined && move.state?.isInForm !== true)
    ? move
    : { ...move, state: { ...move.state, times: undefined } }

/** "Are you open on Saturday?", "how long does it take?" ask for something else. */
const asksOther = /\b(?:open|close|closed|costs?|price|how (?:long|much)|who|where|why|holidays?)\b/

function isAnswer(talk: TimesTalk, said: AppointmentReading, { acts, asks, words }: Reading): boolean {
  if (asks && asksOther.test(words)) return false
  // "The team is there on Tuesday at ten, right?", while the visitor types the details.
  if (talk.chosen !== undefined && asks && said.relative === undefined) return false
  return (
    said.position !== undefined ||
    said.relative !== undefined ||
    !isOpenWish(said.wish) ||
    (said.kind !== undefined &&
      (said.kind.slug !== talk.kind || (talk.chosen === undefined && acts.has('book')))) ||
    (talk.chosen === undefined &&
      !asks &&
      words.split(' ').length <= 6 &&
      (acts.has('yes') || acts.has('no')))
  )
}

function answer(kinds: readonly KnownAppointment[], deciding: Deciding, reading: Reading): Move {
  const { talk, times } = deciding
  const kind = deciding.said.kind ?? kinds.find(({ slug }) => slug === talk?.kind) ?? kinds[0]
  if (kind === undefined) return { lines: [] }
  const free = (times.free?.get(kind.slug) ?? []).filter((each) => each > times.now)
  if (free.length === 0)
    return { lines: [{ id: 'times-none', with: { kind: kind.name } }], state: { times: undefined } }
  const isSame = talk !== undefined && talk.kind === kind.slug
  const offered = isSame ? talk.offered : []
  const zone = zoneOf(kind, times.zone)
  const base = isSame ? (talk.chosen ?? offered[0]) : undefined
  const beside =
    base === undefined ? undefined : daysBeside(deciding.said.relative, localTime(base, zone).day)
  const said: AppointmentReading = beside
    ? { ...deciding.said, relative: undefined, wish: { ...deciding.said.wish, days: beside } }
    : deciding.said
  const wish = isSame ? merged(talk.wish, said.wish) : said.wish
  const offer = (chosen: readonly number[], lines: readonly Line[] = [], about: TimeWish = wish) =>
    offering(kind, chosen, lines, about, deciding)
  const take = (instant: number) =>
    free.includes(instant)
      ? taken(kind, instant, wish, offered, deciding)
      : offer(nearestTo(free, instant), [{ id: 'times-taken' }])

  const picked = said.position === undefined ? undefined : offered[said.position]
  if (picked !== undefined) return take(picked)
  if (isOpenWish(said.wish) && said.relative === undefined && !said.isFirst && isSame) {
    const [only, ...more] = offered
    if (reading.acts.has('yes') && only !== undefined && more.length === 0) return take(only)
    const left = offered.filter((each) => free.includes(each))
    if (reading.acts.has('yes')) return left.length > 0 ? offer(left) : take(offered[0] ?? 0)
    if (reading.acts.has('no'))
      return { lines: [], askAs: 'times-when', state: { times: { ...talk, chosen: undefined } } }
  }
  if (said.relative !== undefined && isSame) {
    const moved = relativeTo(talk, said.relative, free, zone, isOpenWish(said.wish) ? undefined : wish)
    const left = offered.filter((each) => free.includes(each))
    if (moved.length === 0) return offer(left.length > 0 ? left : spread(free), [{ id: 'times-no-other' }])
    return offer(spread(moved), [], isOpenWish(said.wish) ? { ...(wish.days && { days: wish.days }) } : wish)
  }
  const meant = isOpenWish(said.wish) ? [] : fitting(offered, said.wish, zone)
  const isSingle = (said.wish.days ?? []).every(({ from, until }) => from === until)
  if (meant.length === 1 && isSingle && meant[0] !== undefined) return take(meant[0])
  const found = fitting(free, said.isFirst && isOpenWish(said.wish) ? {} : wish, zone)
  if (found.length === 0) return offer(nearest(free, wish, zone), [{ id: 'times-not' }])
  const [only] = found
  const isExact = wish.at !== undefined && new Set(found.map((each) => localTime(each, zone).day)).size === 1
  return isExact && wish.days !== undefined && only !== undefined ? take(only) : offer(spread(found))
}

/** A new wish with what it leaves open from the one before: "next week is better" keeps the afternoon. */
function merged(before: TimeWish, { days: named, part, at }: TimeWish): TimeWish {
  const keepsClock = part === undefined && at === undefined
  const isOneDay = named?.every(({ from, until }) => from === until) ?? true
  // "Thursday or Friday", after "next week", are those of that week.
  const within = named?.filter((day) =>
    before.days?.some(({ from, until }) => from < until && from <= day.from && day.until <= until),
  )
  const days = within !== undefined && within.length > 0 ? within : (named ?? before.days)
  return {
    ...(days && { days }),
    ...(keepsClock ? before.part && { part: before.part } : part && { part }),
    ...(keepsClock ? before.at && isOneDay && { at: before.at } : at && { at }),
  }
}

/** The days that a turn names by those that were offered: "the day after", "a week later". */
function daysBeside(relative: AppointmentReading['relative'], day: number): TimeWish['days'] {
  const monday = day - ((day + 3) % 7)
  if (relative === 'week-after') return [{ from: monday + 7, until: monday + 13 }]
  const beside = relative === 'day-after' ? 1 : relative === 'day-before' ? -1 : undefined
  return beside && [{ from: day + beside, until: day + beside }]
}

/** The free times later or earlier than what was offered or chosen, on its day if there are any; or others. */
function relativeTo(
  { offered, chosen, wish: before }: TimesTalk,
  relative: Relative,
  free: readonly number[],
  zone: string,
  wish: TimeWish | undefined,
): number[] {
  const dayOf = (instant: number) => localTime(instant, zone).day
  const shown = new Set(offered)
  const days = new Set(offered.map(dayOf))
  if (relative === 'other' || relative === 'other-day') {
    const left = free.filter((each) => (relative === 'other' ? !shown.has(each) : !days.has(dayOf(each))))
    const liked = fitting(left, wish ?? (relative === 'other' ? before : clockOf(before)), zone)
    const further = liked.filter((each) => each > (offered.at(-1) ?? 0))
    return [further, liked, left].find((each) => each.length > 0) ?? []
  }
  const base = chosen ?? (relative === 'later' ? offered.at(-1) : offered[0]) ?? 0
  const beyond = free.filter((each) => (relative === 'later' ? each > base : each < base))
  const within = wish === undefined ? beyond : fitting(beyond, wish, zone)
  const sameDay = within.filter((each) => dayOf(each) === dayOf(base))
  return sameDay.length > 0 ? sameDay : within
}

const clockOf = ({ part, at }: TimeWish): TimeWish => ({ ...(part && { part }), ...(at && { at }) })

function offering(
  kind: KnownAppointment,
  offered: readonly number[],
  lines: readonly Line[],
  wish: TimeWish,
  { times }: Deciding,
): Move {
  const zone = zoneOf(kind, times.zone)
  return {
    lines: [
      ...lines,
      {
        id: offered.length === 1 ? 'times-offer-one' : 'times-offer',
        with: {
          kind: kind.name,
          times: choiceInWords(offered, zone, times.now),
          zone: zoneInWords(offered, zone),
        },
      },
    ],
    state: { times: { kind: kind.slug, wish, offered }, isInForm: false, asked: undefined },
  }
}

/** Reads a time back, and gives it to the page with what is known of the visitor. */
function taken(
  kind: KnownAppointment,
  instant: number,
  wish: TimeWish,
  offered: readonly number[],
  { state, times }: Deciding,
): Move {
  const zone = zoneOf(kind, times.zone)
  const { service: _, ...details } = filledIn(state.form)
  return {
    lines: [
      {
        id: 'times-take',
        with: { kind: kind.name, time: timeInWords(instant, zone), zone: zoneInWords([instant], zone) },
      },
    ],
    state: {
      times: { kind: kind.slug, wish, offered: offered.length > 0 ? offered : [instant], chosen: instant },
      isInForm: false,
      asked: undefined,
    },
    action: {
      name: 'choose_time',
      arguments: { ...details, kind: kind.slug, at: new Date(instant).toISOString(), zone },
    },
  }
}
