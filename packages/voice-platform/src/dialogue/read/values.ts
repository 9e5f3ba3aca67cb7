import type { FieldValue, FormField } from '../fields.ts'
import type { Finder } from '../finder.ts'
import type { Knowledge } from '../knowledge.ts'
import { positionInList } from '../spoken-list.ts'
import { slips } from '../spelling.ts'
import { isCommonWord, isFunctionStem, normalise, stem, stemsOf } from '../words.ts'
import { fieldIn, isDigits, isRemoved, isWrong } from './corrections.ts'
import { hearEmail, typedEmails } from './email.ts'
import {
  hearCompany,
  hearName,
  isLikeName,
  isProper,
  looksLikeName,
  nameBesideEmail,
  nameWith,
  noCompany,
  selfEmployed,
  splitPerson,
} from './names.ts'
import { dictatedIn, refusesNote, wishesIn, withoutPiece } from './note.ts'
import { hearNumber, isWholeNumber } from './numbers.ts'
import { bare, labelled, partsIn, type Part } from './parts.ts'
import { isOrder, isQuestion, sentencesOf } from './questions.ts'
import { readSpelled } from './spelled.ts'
import { timeIn } from './times.ts'
import { yesOrNo } from './yes-or-no.ts'

/** What a turn holds for the form. `letters` are words that were spelled. */
export type Values = { values: FieldValue[]; wishes: string[]; partial?: string | undefined }

/**
 * What is known of the form: the question that was asked last, the beginning of an address or number that the turn before broke off,
 * the values that it holds, and the field that was answered last.
 */
export type Known = {
  question: string | undefined
  begun: string
  held: Readonly<Partial<Record<FormField, string>>>
  answered: FormField | undefined
}

type World = { knowledge: Knowledge; finder: Finder }

const saidEmail = /\bat\b.+\b(?:dot|point)\b/i
const firstOne = /\b(?:take|use|write|want) the first\b/i
const alphabet =
  'alfa|alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whisk[e]?y|x-?ray|yankee|zulu'
const letter = String.raw`(?:(?:double|two|triple) )?(?<!['’])(?:\p{L}|${alphabet})(?!['’\p{L}])`
/** "Q, U, I, double L, E, T", "T H O, hyphen, D E". */
const spelling = new RegExp(
  String.raw`(?<![\p{L}'’])(?:${letter})(?:(?:(?:[\s,-]|\.(?! I\b| \p{L}[,\s]))+(?:(?:then|and|and then|hyphen|dash)[\s,.-]+)?)(?:${letter})){2,}(?![\p{L}'’])`,
  'giu',
)
/** What stands around spelled letters. */
const ofLetters =
  /\b(?:with|without) (?:(?:an?|the|one|two|double|single|no|big|small|capital|both) )*(?:\p{L}(?:['’]?s)?|hyphen|umlaut|accents?|apostrophe|ampersand)(?![\p{L}'’])(?: (?:in|at|on|between|after|before) (?:the )?[\p{L} ]{1,20})?|\b(?:that['’]s |it['’]s |it is |i |that is )?spel(?:led|t|l)\b(?: (?:it|that|like))?|\b(?:all )?(?:in )?(?:one|two|a single) words?\b/giu
/** Words around a value that are no value: a refusal, a greeting, a remark on what was said. */
const remark =
  /^(?:(?:guten|bon|buon[ao]?|good|hello|hi|hey|grüß|grüezi|servus|moin|salut|bonjour|ciao|dear|thank|thanks|sorry|please|yes|no|ok|okay|right|correct|exactly|perfect|great|lovely|very|not|what|why|how|where|who|which|when)\b)/i
const ofFirm =
  /\b(?:ltd|llc|inc|gmbh|plc|ag|kg|hotel|hostel|pension|gasthof|inn|house|restaurant|clinic|practice|solicitors|partners|group|studio|shop|bakery|trust|lettings|tiles?|foods?|energy|physio|dental|vets?|garage|school|lodge|cottage|riad|villa|b ?& ?b|nursery|yarns|optik|express|freight|castle|tavern|hall|praxis|cr[eê]perie|convent|apartamentos|brasserie|bistro|caf[eé]|pizzeria|bar|pub|salon|gym|farm|hof|llp|corp|company|industrial|supply|outfitters|gästehaus|kurhotel|heuriger|berghaus)\b|&|['’]s (?=\p{Lu})/iu
/** A time in the first words is a wish if somebody is to be there at it. */
const ofCall =
  /\b(?:call|ring|phone|talk|speak|see|chat|demo|consultation|appointment|meeting|visit|slot|book|contact|reach|trial|show (?:me|us)|integration|support)\b/i
const notTime =
  /\b(?:every|each|until|always|at night|in the night|all|times|on an?|people|they|guests?|customers?|patients?|clients?)\b/i
/** "Bassi Ceramics Ltd", wherever it stands. */
const legal = /(?:\p{Lu}[\p{L}&’'-]* ){1,4}(?:Ltd|LLC|Inc|GmbH|PLC|Limited)\b/u
/** "Put my colleague down instead." */
const ofPerson =
  /\b(?:(?:under|in|use) (?:my|his|her|their)(?: own)? name|my own name|my name instead|colleague|boss|owner|manager|partner|wife|husband|contact|instead of me)\b/i
const deleting = /\b(?:leave|empty|delete|remove|drop|scratch|take|no message|without)\b/i
/** "Peter Gold, Gold Ferries": a name and a company. */
const listed = /\p{Lu}\p{L}+ \p{Lu}\p{L}+, \p{Lu}\p{L}+ \p{Lu}|(?<=^| )\p{L}+ (\p{L}{3,}),? \1(?= )/u
const refusedField = /^\W*(?:no|without)(?: an?y?)? (phone|telephone|number|e-?mail)\b(?! call)/i
/** What is left where a value was taken out. */
const taken = /[:;,]?\s+,(?=[\s.!?]|$)/g
const beforeLabel =
  /^.{1,25}?\b(?=(?:the|my|our|her|his) (?:company|firm|business|house|hotel|hostel|restaurant|inn|shop|studio|practice|place|name)(?:['’]s| is)\b)/iu
/** "We close at nine" at the read-back belongs to the message. */
const stating =
  /^(?:\W*(?:oh|and|also|so|well|by the way)\b)*\W*(?:we|our|my|i|there|they)\b(?:['’]\p{L}+)?(?: \S+){3}/iu
const ofAddress = /\b(?:dot|hyphen|letters?|spell\w*|capital|umlaut)\b/i
const aside =
  /^(?:\W*(?:oh|ah|hm+|uh|um|er|haha|well|ugh|good|great|fine|lovely|nice|perfect|okay|ok|right|so|no|yes|sorry|wait|stop)\b\W*)+/iu
const swap =
  /^(?:\W*(?:no|sorry|wait|oh|actually)\b)*\W*(?:forget|not|instead of|rather than)(?: about)? [^,.;]+[,.;]|,? (?:and )?(?:not|instead of|rather than) .+$/gi
const changes =
  /\b(?:instead|rather|change|switch|make (?:it|that)|actually|no|not|sorry|wait|hang on|forget|scratch|(?:more|rather) interested|go (?:with|for)|prefer|second thoughts?|my mind|better)\b/i
const booking =
  /^(?:an? )?bookings?(?:,? please)?[.!]?$|\b(?:schedul(?:e|ing)|book(?:ing)?|set(?:ting)? ?up|arrang(?:e|ing)) (?:me |us )?(?:an?|the|some|in)\b|\ban appointments?\b/gi

const plainly = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The message in an answer to the question for one. */
const messageOf = (said: string): string =>
  said
    .trim()
    .replace(/^(?:oh[, ]+)?(?:wait[, ]+)?(?:(?:um+|uh+|er|ok(?:ay)?|yes|yeah|sure)[,.:]? +)+/i, '')
    .replace(/^no[,.] (?:just|only) (?:the |an? )?/i, '')
    .replace(
      /^(?:(?:just|please|you can|could you|then) )*(?:say|write|note|add)(?: down)?(?: that\b)?[:,]? (?!me\b|us\b|to\b|it (?:down|in)\b)/i,
      '',
    )

/** The part of a sentence that wishes, where a value was taken out of the rest. */
const wishOf = (sentence: string): string =>
  / , /.test(sentence)
    ? (sentence.split(/\s*,\s*/).findLast((each) => timeIn(each) !== undefined) ?? sentence)
    : sentence

const joined = (all: string, each: string): string => `${all}${/[.!?…]$/.test(all) ? ' ' : '. '}${each}`

/** Whether a sentence says more than the name of a field. */
const tells = (sentence: string): boolean =>
  stemsOf(sentence).some((word) => !isFunctionStem(word) && fieldIn(word) === undefined)

/** The word that letters spell. */
const spelledBy = (letters: string): string =>
  readSpelled(
    letters
      .toLowerCase()
      .replace(/\btwo (?=\p{L}\b)/gu, 'double ')
      .replace(/[\s,.-]+/g, ' ')
      .replace(/\b(?:hyphen|dash)\b/g, '-')
      .split(' ')
      .filter((each) => each !== '' && each !== 'and' && each !== 'then'),
  )
    .map(({ text }) => text)
    .join('')

/** A name or company with the word that was spelled in place of the one that sounds like it. */
function withSpelled(value: string, word: string): string | undefined {
  const parts = value.split(/(?<=[ -])|(?=[ -])/)
  const other = plainly(word)
  const plain = parts.map(plainly)
  const same = plain.findIndex((one) => one.length > 1 && other.endsWith(one))
  const near =
    same >= 0
      ? same
      : plain.findIndex(
          (one) =>
            one.length > 2 &&
            slips(one, other) <= (one.charAt(0) === other.charAt(0) && other.length > 4 ? 2 : 1),
        )
  const part = parts[near]
  if (part === undefined) return undefined
  return same >= 0 ? value : parts.with(near, word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** "Eleven rooms", "table nine" count something, and name no choice. */
const counted =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?|a hundred|some|few) (?:\p{L}+ )?(?:rooms?|tables?|beds?|seats?|guests?|customers?)\b|\btable (?:\d+|\p{L}+)(?=[,.!])/giu

/** The form's choice that words name: the one with the largest share of its words, or the one of a service with another name. */
function serviceIn(
  said: string,
  { knowledge, finder }: World,
): { service: string; isWhole: boolean } | undefined {
  const { services } = knowledge.consultation
  const right = said.replace(swap, '').replace(counted, ' ')
  const words = stemsOf(right)
  const subjects = finder.subjectsIn(right).flatMap(({ formChoice }) => formChoice ?? [])
  const scored = services
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
  // Of two, the one that a correction names last; without a correction neither, so that it is asked again.
  const isEven = second !== undefined && second.share > best.share - 0.2
  if (isEven && !/\b(?:no|wait|sorry|rather|actually)\b/i.test(right)) return undefined
  const chosen = isEven && second.at > best.at ? second : best
  return { service: chosen.service, isWhole: chosen.share >= 0.9 }
}

/**
 * Reads the answers to all fields of the form from one turn. What can only be one thing is taken out first: addresses, numbers,
 * spelled letters, what is dictated for the message. The rest is read sentence by sentence: what is named with its field, a choice
 * of the form, a wish, and a name or a company by its shape.
 */
export function valuesIn(
  world: World,
  whole: string,
  { question: asked, begun, held, answered: last }: Known,
): Values {
  const values: FieldValue[] = []
  const wishes: string[] = []
  const put = (
    field: FormField,
    value: string | undefined,
    sure: FieldValue['sure'],
    more?: Partial<FieldValue>,
  ) => {
    const at = values.findIndex((each) => each.field === field)
    if (at >= 0 && sure === 'asked' && values[at]?.sure === 'given') return
    if (at >= 0) values.splice(at, 1)
    values.push({ field, value, sure, ...more })
  }
  const newOf = (field: FormField) => values.findLast((each) => each.field === field)
  const heldOf = (field: FormField) => newOf(field)?.value ?? held[field]
  const { services } = world.knowledge.consultation
  const isOpening = asked === undefined || asked === 'offer' || asked === 'choice'
  const isTaken = (field: FormField) => newOf(field) !== undefined || held[field] !== undefined
  const isTakenNow = (field: FormField) => newOf(field) !== undefined
  const letters: string[] = []
  let isReplaced = false
  let rest = whole
  readEmail()
  const broken = readNumber() ?? (values.length === 0 ? readBroken() : undefined)
  if (broken !== undefined) return { values, wishes, partial: broken }
  const isShown = values.some(({ field }) => field === 'email' || field === 'phone')
  rest = rest
    .replace(spelling, (run) => {
      letters.push(spelledBy(run))
      return ' , '
    })
    .replace(/\b(?:with|spelled|spelt|then)\s+,/gi, ' ,')
  const isIntroduction =
    listed.test(whole) || fieldIn(whole) === 'name' || isShown || letters.length > 0 || asked === 'offer'
  if (isOpening) readWhole()
  readSentences()
  const beside = isTaken('name') ? undefined : nameBesideEmail(newOf('email')?.value, rest)
  if (beside !== undefined) put('name', beside, 'likely')
  for (const word of letters) readSpelling(word)
  readLeft()
  return { values, wishes: isReplaced ? wishes.slice(-1) : wishes }

  function readEmail(): void {
    const typed = typedEmails(rest)
    const isFirst = firstOne.test(rest)
    for (const each of typed) rest = rest.replace(new RegExp(each.replace(/[.+]/g, '\\$&'), 'i'), ' , ')
    if (typed.length > 0) put('email', isFirst ? typed[0] : typed.at(-1), 'given')
    if (typed.length > 0) return
    const isAsked = asked === 'email'
    const names = normalise(held.name ?? '').split(' ')
    const sentences = sentencesOf(rest).filter((each) => !/^(?:what|why|how|who)\b/i.test(each))
    const spoken = sentences.filter((each) => saidEmail.test(each))
    const heard: string[] = []
    for (const sentence of spoken.length > 0 || !isAsked ? spoken : sentences.slice(-1)) {
      const clauses = sentence.split(/[,;]\s+|\band (?=\S+ at\b)/).filter((each) => saidEmail.test(each))
      const readings = [...clauses, sentence]
      const found = readings.flatMap((clause) => {
        const email = hearEmail(
          clause,
          isAsked && begun !== '' && !/^\+?\d+$/.test(begun) ? begun : '',
          names,
        )
        return email && 'email' in email ? [{ clause, email: email.email }] : []
      })
      for (const { clause } of found.slice(0, 1))
        rest = rest.replace(clause, ` , ${/\+?\d[\d ().\-/]{6,}\d/.exec(clause)?.[0] ?? ''} , `)
      heard.push(
        ...(clauses.length > 1
          ? found.map(({ email }) => email)
          : found.slice(0, 1).map(({ email }) => email)),
      )
    }
    if (heard.length > 0) put('email', isFirst ? heard[0] : heard.at(-1), 'given')
  }

  /** @returns the beginning of an address that is broken off */
  function readBroken(): string | undefined {
    const names = normalise(held.name ?? '').split(' ')
    const sentences = sentencesOf(rest).filter((each) => !/^(?:what|why|how|who)\b/i.test(each))
    const open = !isQuestion(whole) && (asked === 'email' || (begun !== '' && !/^\+?\d+$/.test(begun)))
    const part = open ? hearEmail(sentences.at(-1) ?? '', begun, names) : undefined
    // Capitals spell a name, small letters an address.
    const isPart =
      part !== undefined &&
      'partial' in part &&
      (/[@.]/.test(part.partial) || !/\p{Lu}\p{L}|name|spell/u.test(whole)) &&
      (!/\p{Lu}/u.test(whole) ||
        !names.map(plainly).some((word) => word !== '' && part.partial.endsWith(word)))
    return isPart && 'partial' in part ? part.partial : undefined
  }

  /** @returns the beginning of a number that is broken off */
  function readNumber(): string | undefined {
    const isBegun = /^\+?\d+$/.test(begun)
    if (isOpening && !/\d{3}|\b(?:phone|number|mobile|cell|reach|plus)\b/i.test(rest)) return undefined
    const heard = hearNumber(rest, {
      begun: isBegun ? begun : '',
      held: held.phone ?? '',
      isAsked: asked === 'phone',
      isLast: last === 'phone',
    })
    if (heard.digits === undefined) return undefined
    rest = heard.rest
    if (!isWholeNumber(heard.digits)) return heard.digits
    put('phone', heard.digits, 'given', { written: heard.written })
    return undefined
  }

  /** The service that the first words are about. */
  function readWhole(): void {
    const found = serviceIn(rest.replace(booking, ''), world)?.service
    if (found !== undefined) put('service', found, 'likely')
  }

  function readSentences(): void {
    const sentences = sentencesOf(rest)
    const notes: { text: string; replaces: boolean }[] = []
    const left: string[] = []
    const times: string[] = []
    let corrects = false
    for (const [at, sentence] of sentences.entries()) {
      const replaces =
        /^\W*(?:no|not|sorry|actually|rather|stop|wait|scratch|forget)\b/i.test(sentence) ||
        /\brather\b|\binstead\b|\bjust (?:say|write|put)\b|\bchange (?:it|that|the message) to\b/i.test(
          sentence,
        )
      const shorter = withoutPiece(
        left.length > 0 && asked === 'message' ? left.join(' ') : held.message,
        sentence,
      )
      const isOwn = asked === 'message' && /^\W*ask\b/i.test(sentence)
      const dictated =
        isOwn || (isOpening && !/\b(?:message|note)\b/i.test(sentence))
          ? undefined
          : dictatedIn(sentence, sentences[at - 1])
      corrects ||= replaces
      isReplaced ||= replaces
      if (shorter !== undefined) {
        if (left.length > 0) left.splice(0, left.length, ...sentencesOf(shorter))
        else put('message', shorter === '' ? undefined : shorter, 'given')
      } else if (refusesNote(sentence)) {
        if (held.message === undefined || deleting.test(sentence)) put('message', undefined, 'given')
        const others = sentence.split(/[,;]| and (?=no\b)/).filter((each) => !refusesNote(each))
        if (others.length > 0) readSentence(others.join(','))
      } else if (dictated !== undefined && !holdsField(dictated)) {
        if (dictated === left.at(-1)) left.pop()
        notes.push({ text: dictated, replaces: corrects })
      } else if (!isOpening && !holdsField(sentence) && wishesIn(sentence))
        (asked === 'message' && !corrects ? left : times).push(sentence)
      else if (!readSentence(sentence)) {
        if (notes.length > 0 && !isQuestion(sentence) && tells(sentence))
          notes.push({ text: sentence.trim(), replaces: false })
        else left.push(sentence)
      }
    }
    for (const time of corrects ? times.slice(-1) : times)
      wishes.push(bare(wishOf(time).replace(taken, '')).whole.replace(/[:;]$/, ''))
    const message = notes.length > 0 ? notes : messageLeft(left)
    if (message.length > 0) {
      const said = message.map(({ text }) => text).reduce(joined)
      const isNew = held.message === undefined || message.some(({ replaces }) => replaces)
      put(
        'message',
        isNew
          ? (message.findLast(({ replaces }) => replaces)?.text ?? said)
          : joined(held.message ?? '', said),
        notes.length > 0 ||
          last === 'message' ||
          (newOf('message') !== undefined && /\b(?:yes|but|only|except)\b/i.test(said))
          ? 'given'
          : 'asked',
      )
    }
  }

  /** Whether words name a field with a value, so that they are no message. */
  function holdsField(text: string): boolean {
    const label = labelled(bare(text).text)
    return (
      (isRemoved(text) && fieldIn(text) !== undefined) ||
      refusedField.test(text) ||
      (ofPerson.test(text) && /\p{Lu}\p{L}+ \p{Lu}\p{L}+/u.test(text)) ||
      (label !== undefined &&
        (label.isLoose !== true || isProper(label.body)) &&
        (isProper(label.body) || hearName(label.body) !== undefined) &&
        text.split(' ').length < 9) ||
      (!(isTaken('name') && isTaken('company')) &&
        text.split(/, /).some((each) => isProper(bare(each).text.replace(/^the (?=\p{Lu})/u, ''))))
    )
  }

  /** What is left when the message is asked for, or when it was the last answer and is corrected. */
  function messageLeft(left: readonly string[]): { text: string; replaces: boolean }[] {
    const isAdded = asked === 'check' && stating.test(left[0] ?? '')
    if (asked !== 'message' && !isAdded && !(last === 'message' && changes.test(left[0] ?? ''))) return []
    if (values.some(({ field, sure }) => field !== 'message' && sure === 'given')) return []
    // A question in the middle of a message belongs to it.
    const isLong = asked === 'message' && left.some((each) => !isQuestion(each)) && left.length > 1
    return left
      .filter(
        (each, at) =>
          (!isQuestion(each) || (isLong && at > 0)) &&
          !isDigits(each) &&
          tells(each) &&
          !(
            !['message', undefined].includes(fieldIn(each)) &&
            (letters.length > 0 || /^\W*i (?:do not|don['’]t) know\b/i.test(each))
          ) &&
          !ofAddress.test(each) &&
          yesOrNo(each) === undefined,
      )
      .map((each) => ({ text: messageOf(each), replaces: asked !== 'message' && !isAdded }))
      .filter(({ text }) => {
        const told = text.replace(aside, '')
        return /\p{L}{2}/u.test(told) && (told === text || told.split(' ').length > 2)
      })
  }

  /** @returns whether the sentence held anything, or is about a field */
  function readSentence(sentence: string): boolean {
    const before = values.length + wishes.length
    const [, refused] = refusedField.exec(sentence) ?? []
    if (refused !== undefined && !isOpening) put(fieldIn(refused) ?? 'phone', undefined, 'given')
    if (refused !== undefined) return true
    const registered = legal.exec(sentence)?.[0]
    if (registered !== undefined) {
      put('company', registered, 'given')
      return true
    }
    const asks = isQuestion(sentence) && !isOrder(sentence)
    if (/^\W*none yet|^\W*nothing yet/i.test(sentence) && asked === 'company')
      put('company', undefined, 'given')
    let text = noCompany.test(sentence) ? sentence : sentence.replace(ofLetters, ' , ')
    const named = fieldIn(sentence)
    const opened = fieldIn(sentence.slice(0, 30))
    const about = opened === 'email' || opened === 'phone' ? opened : undefined
    if (asked !== 'message' && noCompany.test(text)) {
      put('company', selfEmployed.test(text) ? 'Self-employed' : undefined, 'given')
      while (noCompany.test(text)) text = text.replace(noCompany, ' , ')
    }
    for (const part of partsIn(text))
      if (
        !asks ||
        isOpening ||
        labelled(part.text) ||
        !isQuestion(part.text) ||
        timeIn(part.text) !== undefined
      )
        readPart(part, about)
    const asksChange = /\b(?:change|switch|make) (?:it|that|this)\b/i.test(sentence) && !isTakenNow('service')
    const changed =
      asksChange && values.length + wishes.length === before ? serviceIn(whole, world)?.service : undefined
    if (changed !== undefined) put('service', changed, 'given')
    return (
      values.length + wishes.length > before ||
      (named !== undefined && named !== 'message' && isWrong(sentence)) ||
      isRemoved(sentence)
    )
  }

  /** What a part names with its field, also after some words: "only that the hotel is Hotel Nord". */
  function labelFor(text: string, said: string): ReturnType<typeof labelled> {
    const [, speaker] = /^(\p{Lu}\S+ \p{Lu}\S+) (?:here|speaking|calling)\b/u.exec(said) ?? []
    if (speaker !== undefined) return { field: 'name', body: speaker }
    const named = text.replace(beforeLabel, '')
    const label =
      (named === text ? undefined : labelled(named)) ??
      labelled(text) ??
      labelled(/\b(?:for|under) \p{Lu}\S+ \p{Lu}\S+$/u.exec(text)?.[0] ?? '')
    return label && { ...label, body: label.body.replace(/^the (?=\p{Lu})/u, '') }
  }

  function readPart(part: Part, named: FormField | undefined): void {
    const { whole: said, corrects } = part
    const text = part.text.replace(/^(?:the|only|just|Only|Just) (?=\p{Lu})/u, '')
    if (text === '' || /^not /i.test(text) || yesOrNo(text) !== undefined) return
    const removed = isRemoved(text) && !/\bwithout\b/i.test(text) ? fieldIn(text) : undefined
    if (removed !== undefined) return put(removed, undefined, 'given')
    if (asked !== 'message' && !(asked === 'name' && looksLikeName(text, false)) && readTime(text, said))
      return
    const label = labelFor(text, said)
    if (label?.isLoose !== true && label && readLabel(label, text)) return
    if (!isOpening && readService(part)) return
    if (label?.isLoose === true && !(isOpening && serviceIn(label.body, world)) && readLabel(label, text))
      return
    const { name, company } = splitPerson(text)
    const isOwn = (isOpening && !isIntroduction) || named !== undefined
    if (asked === 'message' && !isReplaced && sentencesOf(whole).length > 1) return
    if (
      isOwn ||
      remark.test(text) ||
      fieldIn(text) !== undefined ||
      isDigits(text) ||
      ofAddress.test(text) ||
      text.replace(counted, '') !== text
    )
      return
    const isLower = !/\p{Lu}/u.test(whole.replace(/^\P{L}*\p{Lu}/u, ''))
    if (
      /^I['’]/.test(text) ||
      (!isProper(text) && isFunctionStem(stem(text.toLowerCase().split(' ')[0] ?? '')))
    )
      return
    const isPhrase = isProper(text) || (company !== undefined && isProper(name))
    const isSaid =
      isLower &&
      asked !== 'message' &&
      values.every(({ field }) => field === 'email' || field === 'phone' || field === 'name')
    if (
      !isPhrase &&
      !(
        isSaid &&
        (asked === 'name' ||
          asked === 'company' ||
          isIntroduction ||
          fieldIn(whole) === 'name' ||
          (held.name !== undefined &&
            text.includes(' ') &&
            sentencesOf(whole).some((each) => bare(each).text === text) &&
            !text.split(' ').every(isCommonWord)))
      )
    )
      return
    readPhrase(text, name, company, corrects, isPhrase)
  }

  /** A name or a company, by what the form holds. */
  function readPhrase(
    text: string,
    name: string,
    company: string | undefined,
    corrects: boolean,
    isPhrase: boolean,
  ): void {
    const [heldName, heldCompany] = [heldOf('name'), heldOf('company')]
    const heard = hearName(name)
    const wordsOf = (value = '') => normalise(value).split(' ')
    // A word of what is held says nothing new: "Halloran with two Ls".
    if (
      [heldName, heldCompany].some(
        (value) =>
          value !== undefined &&
          value !== text &&
          wordsOf(text).every((word) => wordsOf(value).includes(word)) &&
          wordsOf(text).length < wordsOf(value).length,
      )
    )
      return
    const isCorrected = corrects || isReplaced
    const renames = isCorrected || fieldIn(whole) === 'name' || ofPerson.test(whole)
    const shares = (value: string | undefined, other: string) =>
      value !== undefined &&
      normalise(other)
        .split(' ')
        .some((word) => word.length > 2 && normalise(value).split(' ').includes(word))
    if (
      isPhrase &&
      heldCompany !== undefined &&
      company === undefined &&
      text !== heldCompany &&
      shares(heldCompany, text) &&
      (corrects || ofFirm.test(text) || wordsOf(heldCompany).every((word) => wordsOf(text).includes(word)))
    )
      return put('company', hearCompany(text), 'given')
    const isOnlyPart =
      asked === 'name' && !(newOf('name')?.value ?? ' ').includes(' ') && heard?.includes(' ') === true
    const isBeside =
      newOf('name') !== undefined && !isCorrected && !isOnlyPart && !isLikeName(heard ?? '', heldName ?? '')
    if (
      heard !== undefined &&
      heldName !== undefined &&
      !isBeside &&
      !ofFirm.test(name) &&
      (isLikeName(heard, heldName) ||
        (shares(heldName, heard) &&
          (renames ||
            asked === 'name' ||
            (heard.includes(' ') && wordsOf(heard)[0] === wordsOf(heldName)[0]))))
    ) {
      if (normalise(heard) !== normalise(heldName)) put('name', nameWith(heldName, heard, undefined), 'given')
      if (company !== undefined) put('company', company, 'likely')
      return
    }
    const isAnother =
      isOnlyPart ||
      (isCorrected && (last === 'name' || newOf('name') !== undefined)) ||
      ofPerson.test(whole) ||
      (newOf('name')?.sure === 'likely' && !isIntroduction)
    if (isAnother && heard !== undefined && heard.includes(' ') && !ofFirm.test(name))
      return put('name', heard, 'given')
    if (corrects && last === 'company' && isPhrase && (asked !== 'name' || heldName !== undefined))
      return put('company', hearCompany(text), 'given')
    const mended =
      renames && heldName !== undefined && heard !== undefined && !heard.includes(' ')
        ? nameWith(heldName, heard, undefined)
        : heard
    if (mended !== heard) return put('name', mended, 'given')
    const isNameWanted =
      heldName === undefined && heard !== undefined && (asked === 'name' || !ofFirm.test(text))
    if (
      isNameWanted &&
      (looksLikeName(name, true) || (asked === 'name' && !name.toLowerCase().split(' ').every(isCommonWord)))
    ) {
      put(
        'name',
        heard,
        isPhrase && heard.includes(' ') && (asked === 'name' || letters.length > 0)
          ? 'given'
          : isPhrase || heard.includes(' ')
            ? 'likely'
            : 'asked',
      )
      if (company !== undefined) put('company', company, 'likely')
      return
    }
    if (asked === 'name' && !isBeside) {
      if (ofFirm.test(text)) put('company', hearCompany(text), 'likely')
      else if (heard !== undefined) put('name', heard, 'asked')
      return
    }
    if (!isTaken('company') && !isOpening && heldName === undefined && isPhrase)
      return put('company', hearCompany(text), ofFirm.test(text) ? 'likely' : 'asked')
    if (!isTaken('company') && (heldName !== undefined || ofFirm.test(text)))
      put('company', hearCompany(text), isPhrase || newOf('name') !== undefined ? 'likely' : 'asked')
  }

  /** "My name is Tom", "we are called Acme". Loose words count before a proper name, or if the field is asked for. */
  function readLabel(
    { field, body, part, isLoose = false }: NonNullable<ReturnType<typeof labelled>>,
    text: string,
  ): boolean {
    if (asked === 'message' && !isProper(body)) return false
    if (field === 'company') {
      const isLower =
        !/\p{Lu}/u.test(whole) &&
        (isIntroduction || !isOpening) &&
        body.split(' ').length < 4 &&
        !body.split(' ').every(isCommonWord)
      const isMeant =
        !isLoose ||
        isProper(body) ||
        isLower ||
        (asked === 'company' && !isFunctionStem(stem(body.split(' ')[0] ?? '')))
      const company = isMeant ? hearCompany(body) : undefined
      const isLooser = isLoose && isTaken('company') && !isReplaced && !ofFirm.test(body)
      if (company === undefined || heldOf('name') === company || isLooser) return false
      put('company', company, isLoose && isOpening ? 'likely' : 'given')
      return true
    }
    const { name, company } = splitPerson(body)
    const heard = hearName(name)
    const isWritten =
      isProper(name) || ((!isOpening || !/\p{Lu}/u.test(whole)) && looksLikeName(name, asked === 'name'))
    if (heard === undefined || (isLoose && !isWritten)) return false
    if (isLoose && ofFirm.test(text) && heldOf('company') === undefined && heldOf('name') !== undefined) {
      put('company', hearCompany(body), 'given')
      return true
    }
    const now = newOf('name')
    if (part !== undefined && now?.value !== undefined && now.value !== heard)
      now.value = nameWith(now.value, heard, part)
    else if (isLoose && now?.sure === 'given') return true
    else put('name', heard, isLoose ? 'likely' : 'given', { part })
    if (company !== undefined) put('company', company, 'likely')
    return true
  }

  function readService({ text, corrects }: Part): boolean {
    if (asked === 'service' && /\bboth\b/i.test(whole)) return false
    const found = serviceIn(text.replace(booking, ''), world)
    if (found === undefined) return false
    const telling = stemsOf(text.replace(found.service, '')).filter((word) => !isFunctionStem(word))
    const isAll = telling.every((word) => stemsOf(found.service).includes(word))
    const isMeant =
      asked === 'service' ||
      corrects ||
      changes.test(text) ||
      isOrder(text) ||
      (asked === 'message' && isAll && !/\b(?:also|too|as well|both)\b/i.test(text))
    if (isTaken('service') && !isMeant) return false
    const isNamed = isAll || found.isWhole || (isMeant && !isProper(text))
    if (!isNamed || (!isAll && isProper(text))) return false
    put('service', found.service, isMeant ? 'given' : 'likely')
    return true
  }

  /** "Tomorrow at noon", "next Tuesday works": the whole part, or in the first words the time at which somebody shall be there. */
  function readTime(text: string, said: string): boolean {
    const time = asked === 'company' && isProper(text) ? undefined : timeIn(text)
    if (time === undefined) return false
    if (isOpening) {
      const before = text.slice(0, text.indexOf(time)).slice(-40)
      if ((ofCall.test(before) || text.split(' ').length < 4) && !notTime.test(text) && !remark.test(text))
        wishes.push(time.replace(/^(?:on|please) /i, ''))
      return false
    }
    const others = stemsOf(text.replace(time, ' ')).filter((word) => !isFunctionStem(word))
    const isAsk = isQuestion(said)
    if (others.length > 4 || (isAsk && !/^(?:and )?(?:could|can|would)\b/i.test(said))) return false
    wishes.push(isAsk ? time : said.replace(taken, '').replace(/[:;]\s*$/, ''))
    return true
  }

  /** A spelled word belongs to the name or the company that sounds like it, or is the family name that is missing. */
  function readSpelling(word: string): void {
    for (const field of ['name', 'company'] as const) {
      const value = heldOf(field)
      const written = word.charAt(0).toUpperCase() + word.slice(1)
      const [, isFirst, isLast] =
        field === 'name'
          ? (/\b(?:(first|given) name|(last name|family name|surname))\b/i.exec(whole) ?? [])
          : []
      const isPart =
        newOf('email') === undefined && value?.includes(' ') === true && (isFirst ?? isLast) !== undefined
      const right =
        value === undefined
          ? undefined
          : (withSpelled(value, word) ??
            (isPart
              ? value
                  .split(' ')
                  .with(isFirst === undefined ? -1 : 0, written)
                  .join(' ')
              : undefined))
      if (right === undefined) continue
      if (right !== value) put(field, right, 'given')
      return
    }
    const name = heldOf('name')
    if (
      name !== undefined &&
      !name.includes(' ') &&
      word.length > 2 &&
      (asked === 'name' || newOf('name') !== undefined)
    )
      put('name', `${name} ${word.charAt(0).toUpperCase()}${word.slice(1)}`, 'given')
  }

  /** What is said in answer to the question, once everything else was found. */
  function readLeft(): void {
    if (
      yesOrNo(whole) !== undefined ||
      isQuestion(whole) ||
      wishes.length > 0 ||
      values.some(({ sure }) => sure === 'given')
    )
      return
    const { text } = bare(rest.replace(ofLetters, ' '))
    const named = fieldIn(whole)
    if (named !== undefined && named !== asked) return
    if (asked === 'name' && !newOf('name')) {
      const { name, company } = splitPerson(text)
      const heard = remark.test(name) || ofAddress.test(name) ? undefined : hearName(name)
      if (heard !== undefined) put('name', heard, 'asked')
      if (heard !== undefined && company !== undefined) put('company', company, 'asked')
    }
    if (
      asked === 'company' &&
      !newOf('company') &&
      sentencesOf(text).length < 2 &&
      !text.toLowerCase().split(' ').every(isCommonWord)
    )
      put('company', hearCompany(text), 'asked')
    const position =
      asked === 'service' && !newOf('service') ? positionInList(whole, services.length) : undefined
    if (position !== undefined) put('service', services[position], 'asked')
  }
}
