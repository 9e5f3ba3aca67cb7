import { positionInList } from '../spoken-list.ts'
import type { Finder } from '../finder.ts'
import type { FieldValue, FormField } from '../fields.ts'
import type { Knowledge } from '../knowledge.ts'
import { isCommonStem, isCommonWord, isFunctionStem, normalise, stem, stemsOf, wordsOf } from '../words.ts'
import { correctValue, fieldIn, isDigits, isRemoved, isWrong, withNumberCorrected } from './corrections.ts'
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
import { bare, dictated, isBeside, labelled, partsIn, type Part } from './parts.ts'
import { hearPhone } from './phone.ts'
import { isOrder, isQuestion, sentencesOf } from './questions.ts'
import { timeIn } from './times.ts'
import { yesOrNo } from './yes-or-no.ts'

/** "Put my question about DATEV into the message." */
const intoMessage = /\b(?:put|write|add|note) ([^.,;]+?) (?:in|into|as) (?:the|a|my) (?:message|note)\b/i
/** "Put my colleague down instead." */
const ofPerson = /\b(?:colleague|boss|owner|manager|partner|wife|husband|contact|instead of me)\b/i
/** "The stock orders go in the message": no answer to what is asked. */
const intoNote = /\b(?:go|goes|belongs?|is|are|comes?) (?:in|into|for) (?:the|a|my) (?:message|note)\b/i
const digits = /\+?\(?\d[\d ().\-/]{5,}\d/g
/** Digits that were said: "two oh two, five five five, oh one three eight". */
const saidDigits =
  /\b(?:(?:plus|oh|o|zero|one|two|three|four|five|six|seven|eight|nine|\w+teen|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|double|triple)\b[ ,.-]*){6,}/gi
const saidEmail = /\bat\b.+\b(?:dot|point)\b/i
/** A word spelled after it was said: "I spell: D, A, B". */
const spelling =
  /(?:\b(?:and|then|that['’]s|it['’]s|i spell(?: it)?):? +){0,3}(?<![\p{L}'’])(?:\p{L}[\s,.-]+){2,}\p{L}(?!\p{L})/giu
/** "With one m", "all in one word". */
const isOfLetters =
  /^(?:(?:with|without|and|but|one|two|double|single|an?|the|no) )+\p{L}(?:['’]?s)?(?: and .{1,20})?$|\b(?:hyphen|umlaut|accent|letters?|capitals?|lower ?case|upper ?case|(?:one|two|single) words?|spell\w*|spelt)\b/iu
const refusal =
  /(?:^|(?<=[\s,.;!]))(?:(?:no|no need for a|without(?: an?y?)?|skip the)(?: (?:other|further|more|extra|additional))? ?(?:message|msg|note|text|comment)s?\b(?: (?:needed|necessary|required|please|thanks))*|(?:a |the )?(?:message|msg|note) is not (?:needed|necessary|required)|leave the message (?:empty|out|blank))(?=\s*(?:[.,;!]|$))/i

/** "A demo of the chatbot." */
const ofService = /\b(?:of|about|for) (?:the|your) (\S+(?: \S+){0,2})$/i

/** What a turn holds for the form. */
export type Values = { values: FieldValue[]; wishes: string[]; partial?: string | undefined }

/** The question that was asked last, the beginning of an address or number that the turn before broke off, the most characters
 * that are searched for values, and the name that is held. */
type Asked = { question: string | undefined; begun: string; longest: number; name: string }

type World = { knowledge: Knowledge; finder: Finder }

/** Words of a booking that are no service: "schedule a demo", "I need an appointment". */
const booking =
  /^(?:an? )?bookings?$|\b(?:schedul(?:e|ing)|book(?:ing)?|set(?:ting)? ?up|arrang(?:e|ing)) (?:me |us )?(?:an?|the|some|in)\b|\ban appointments?\b/gi

/** "Support, not CRM". */
const swap = /,? (?:and )?(?:not|instead of|rather than) .+$/i

/**
 * The form's choice that an utterance names.
 * @param by in full, also by some of its words, or also by the service behind it
 */
function serviceIn(
  said: string,
  { knowledge: { consultation }, finder }: World,
  by: 'name' | 'words' | 'subject' = 'subject',
): string | undefined {
  const right = said.replace(swap, '')
  const whole = ` ${stemsOf(right).join(' ')} `
  const positions = consultation.services.map((each) => whole.lastIndexOf(` ${stemsOf(each).join(' ')} `))
  const named = consultation.services.filter((_, at) => (positions[at] ?? -1) >= 0)
  // Of two, the one that a correction names last; without a correction neither, so that it is asked again.
  if (named.length > 1 && !/\b(?:no|wait|sorry|rather|actually)\b/i.test(right)) return undefined
  if (named.length > 0) return consultation.services[positions.indexOf(Math.max(...positions))]
  if (by === 'name') return undefined
  const words = new Set(stemsOf(right).filter((word) => !isFunctionStem(word)))
  const sharing = consultation.services.filter((each) => stemsOf(each).some((word) => words.has(word)))
  if (sharing.length === 1 || by === 'words') return sharing.length === 1 ? sharing[0] : undefined
  const found = finder.subjectsIn(right).find(({ formChoice }) => formChoice !== undefined)?.formChoice
  return found !== undefined && consultation.services.includes(found) ? found : undefined
}

/**
 * Reads the answers to all fields of the form from one turn: "Anna Schmidt, Acme, anna@acme.example, 555 010 0199, no message".
 * What can only be one thing is taken out first: a dictated message, addresses, numbers. The rest is read part by part.
 */
export function valuesIn(
  world: World,
  whole: string,
  { question: asked, begun, longest, name }: Asked,
): Values {
  const said = asked === 'message' ? whole : whole.slice(0, longest)
  const values: FieldValue[] = []
  const wishes: string[] = []
  const { services } = world.knowledge.consultation
  const put = (
    field: FormField,
    value: string | undefined,
    sure: FieldValue['sure'],
    more?: Partial<FieldValue>,
  ) => {
    values.push({ field, value, sure, ...more })
  }
  const heldOf = (field: FormField) => values.findLast((each) => each.field === field)
  const isOpening = asked === undefined
  let rest = withNumberCorrected(said)
    .replace(/\bplus (?=\d)/gi, '+')
    .replace(/\bplus one (?=\d)/gi, '+1 ')
  readMessage()
  const broken = readShapes()
  if (broken !== undefined) return { values, wishes, partial: broken }
  readParts()
  return { values, wishes }

  /** The message: what is dictated, or, if it is asked for, every sentence that is not about another field. */
  function readMessage(): void {
    const note = dictated(rest)
    const given = note?.message ?? intoMessage.exec(rest)?.[1]
    if (given !== undefined) put('message', given, 'given')
    if (note) rest = note.before
    if (refusal.test(rest)) {
      put('message', undefined, 'given')
      rest = rest.replace(refusal, ' , ')
    }
    if (asked !== 'message' || heldOf('message')) return
    const sentences = sentencesOf(rest)
    const others = sentences.filter(isAboutAnother)
    const message = sentences.filter((each) => !others.includes(each))
    rest = others.join(' ').slice(0, longest)
    if (message.length > 0 && yesOrNo(message.join(' ')) === undefined && !message.every(isQuestion))
      put('message', messageOf(message.join(' ')), 'asked')
  }

  /** "Sorry, make that info@kern.example" at the question for the message. */
  function isAboutAnother(sentence: string): boolean {
    const { text, corrects } = bare(sentence)
    if (isQuestion(text) && /\b(?:noted|so far|back)\b/i.test(text)) return true
    const label = labelled(text)
    const holds = typedEmails(text).length > 0 || saidEmail.test(text) || hearPhone(text)?.complete === true
    const names = fieldIn(text)
    return (
      (names !== undefined && names !== 'message' && (holds || isWrong(text) || isRemoved(text))) ||
      (label !== undefined && label.isLoose !== true && isProper(label.body)) ||
      (isOrder(text) && serviceIn(text, world) !== undefined) ||
      (text.split(' ').length <= 6 && serviceIn(text, world, 'name') !== undefined) ||
      (holds && text.split(' ').filter((word) => !/[\d@]/.test(word)).length <= 3) ||
      (corrects && (holds || (text.split(' ').length <= 6 && serviceIn(text, world) !== undefined)))
    )
  }

  /** Addresses and numbers. @returns the beginning of one that is broken off */
  function readShapes(): string | undefined {
    const typed = typedEmails(rest)
    for (const each of typed) rest = rest.replace(new RegExp(each.replace(/[.+]/g, '\\$&'), 'i'), ' , ')
    if (typed.length > 0) put('email', typed.at(-1), 'given')
    const takeNumber = (match: string): string => {
      const heard = hearPhone(match)
      if (heard?.complete !== true) return match
      put('phone', heard.phone, 'given', { written: heard.given })
      return ' , '
    }
    if (asked !== 'phone' || begun === '')
      rest = rest.replace(digits, takeNumber).replace(saidDigits, takeNumber)
    if (!heldOf('email')) {
      const isAsked = asked === 'email'
      const spoken = sentencesOf(rest).findLast(
        (each) => (isAsked || saidEmail.test(each)) && !/^(?:what|why|how|who)\b/i.test(each),
      )
      const clause = isAsked ? spoken : spoken?.split(/[,;]\s+/).find((each) => saidEmail.test(each))
      const heard =
        clause === undefined ? undefined : hearEmail(clause, isAsked ? begun : '', normalise(name).split(' '))
      if (heard && 'email' in heard) {
        put('email', heard.email, 'given')
        rest = rest.replace(clause ?? '', ' , ')
      } else if (heard && !isQuestion(said)) return heard.partial
    }
    if (asked !== 'phone' || heldOf('phone') || isQuestion(said) || timeIn(rest) !== undefined)
      return undefined
    const heard = hearPhone(rest, begun)
    const others = wordsOf(rest).filter(
      (word) => !isFunctionStem(stem(word)) && hearPhone(word) === undefined,
    )
    if (heard?.complete === true) {
      put('phone', heard.phone, 'given', { written: heard.given })
      rest = ''
    } else if (heard && others.length < 3 && !bare(rest).corrects) return heard.phone
    return undefined
  }

  /** Names, companies, services and wishes, part by part, and what is left for the field that is asked for. */
  function readParts(): void {
    if (asked === 'company' && /^(?:none|nothing|not) (?:yet|so far|at the moment|right now)/i.test(rest))
      put('company', undefined, 'given')
    if (noCompany.test(rest)) {
      put('company', selfEmployed.test(rest) ? 'Self-employed' : undefined, 'given')
      while (noCompany.test(rest)) rest = rest.replace(noCompany, ' , ')
    }
    const letters = rest.match(spelling) ?? []
    const left: string[] = []
    let target: FormField | undefined
    let isAfterName = false
    for (const part of partsIn(rest.replace(spelling, ''))) {
      const { text } = part
      const isBesideName = isAfterName
      isAfterName = false
      // A word of the name that is held: "Sara without the h".
      if (asked !== 'company' && normalise(name).split(' ').includes(normalise(text))) continue
      if (text.includes(' ') && isDigits(text.replace(/ (?:at|in) (?:the )?end$/i, ''))) continue
      if (intoNote.test(text)) continue
      if (text === '' || /^not /i.test(text) || isOfLetters.test(text) || yesOrNo(text) !== undefined)
        continue
      if (values.length > 0 && text.split(' ').every((word) => isBeside(word) || isFunctionStem(stem(word))))
        continue
      if (fieldIn(text) !== undefined && isWrong(text) && !labelled(text)) {
        target = fieldIn(text)
        if (target === 'service') readService({ ...part, corrects: true })
      }
      if (target !== undefined && fieldIn(text) === target && isWrong(text)) continue
      if (/^under (?:my|her|his) \w+$/i.test(text)) target = 'name'
      else if (isQuestion(text) && !isOpening && !isOrder(text)) continue
      else if (readTarget(target, text) || readWish(part)) continue
      else if (readLabelled(text)) isAfterName = heldOf('company') === undefined
      else if (isServiceFirst(text) && readService(part)) continue
      else if (readPerson(part, isBesideName)) isAfterName = heldOf('company') === undefined
      else if (!readService(part)) left.push(text)
    }
    const beside = heldOf('name') ? undefined : nameBesideEmail(heldOf('email')?.value, rest)
    if (beside !== undefined) put('name', beside, 'likely')
    readAsked(left)
    correctName(letters)
  }

  /** "The name is wrong, it's Jo Kerner." */
  function readTarget(target: FormField | undefined, text: string): boolean {
    const value = target === 'name' ? hearName(text) : target === 'company' ? hearCompany(text) : undefined
    if (target === undefined || value === undefined) return false
    put(target, value, 'given')
    return true
  }

  /** "My name is Tom", "we are called Acme". Loose words count before a proper name, or if the field is asked for. */
  function readLabelled(text: string): boolean {
    const label = labelled(text) ?? labelled(/\b(?:for|under) \p{Lu}\S+ \p{Lu}\S+$/u.exec(text)?.[0] ?? '')
    if (!label) return false
    const { field, body, part, isLoose = false } = label
    if (field === 'company') {
      const isMeant =
        !isLoose || isProper(body) || (asked === 'company' && !isFunctionStem(stem(body.split(' ')[0] ?? '')))
      const company = isMeant ? hearCompany(body) : undefined
      if (company === undefined || heldOf('name')?.value === company) return false
      put('company', company, isLoose ? 'likely' : 'given')
      return true
    }
    const { name, company } = splitPerson(body)
    const heard = hearName(name)
    if (heard === undefined || (isLoose && !isProper(name) && !looksLikeName(name, asked === 'name')))
      return false
    const held = heldOf('name')
    if (part !== undefined && held?.value !== undefined && held.value !== heard)
      held.value = nameWith(held.value, heard, part)
    else put('name', heard, isLoose ? 'likely' : 'given', { part })
    if (company !== undefined) put('company', company, 'likely')
    return true
  }

  /** A name or a company by its capitals, or because it stands where one is expected. */
  function readPerson({ text, corrects }: Part, isBesideName: boolean): boolean {
    const { name, company } = splitPerson(text)
    const held = heldOf('name')
    const isExpected = asked === 'name' || heldOf('email') !== undefined
    const heard =
      looksLikeName(name, isExpected) && (asked !== 'company' || company !== undefined)
        ? hearName(name)
        : undefined
    const isAnother = ofPerson.test(rest)
    const isMended = (corrects || isAnother) && heard?.includes(' ') === true && isProper(name)
    if (heard !== undefined && (!held || isMended || isLikeName(heard, held.value ?? ''))) {
      if (held) held.value = heard
      else
        put(
          'name',
          heard,
          asked === 'name' || (isMended && (isAnother || sharesWord(heard))) ? 'given' : 'likely',
        )
      if (company !== undefined) put('company', company, 'likely')
      else if (!isExpected && !isOpening && isProper(text)) put('company', hearCompany(text), 'asked')
      return true
    }
    if (values.some(({ field, sure }) => field === 'company' && sure !== 'asked')) return false
    const isCommon = text.toLowerCase().split(' ').every(isCommonWord)
    if (asked === 'name' && !held) return false
    if (isBesideName && !isCommon && text.split(' ').length <= 4) put('company', hearCompany(text), 'likely')
    else if (isProper(text)) put('company', hearCompany(text), 'asked')
    else return false
    return true
  }

  /** "Or rather Theresia Hinterberger": one word of it is held. */
  function sharesWord(heard: string): boolean {
    const held = normalise(name).split(' ')
    return normalise(heard)
      .split(' ')
      .some((word) => held.includes(word))
  }

  /** A choice of the form comes before a name; words for one come after it where a name is expected. */
  function isServiceFirst(text: string): boolean {
    const called = world.knowledge.subjects.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled])
    const isName = [...services, ...called].some((each) => normalise(each) === normalise(text))
    return isName || !['name', 'company', undefined].includes(asked)
  }

  function readService({ text, corrects }: Part): boolean {
    if (asked === 'service' && /\bboth\b/i.test(rest)) return false
    const isMeant = asked === 'service' || corrects
    const named = isMeant ? text : text.replace(booking, '')
    const thing = isOpening ? ofService.exec(named)?.[1] : undefined
    const isShort = isOpening || (asked !== 'company' && text.split(' ').length <= 4)
    const by = isMeant || isOrder(text) ? 'subject' : isShort ? 'words' : 'name'
    const service = thing === undefined ? serviceIn(named, world, by) : serviceIn(thing, world)
    const held = heldOf('service')
    if (held && corrects && service !== undefined) held.value = service
    else if (service !== undefined && !held)
      put('service', service, corrects || isOrder(text) || swap.test(rest) ? 'given' : 'likely')
    return service !== undefined && !isOpening
  }

  /** "Tomorrow at noon", "next Tuesday works": the whole part, or the time alone if the part says more. */
  function readWish({ text, whole }: Part): boolean {
    const time = asked === 'company' && isProper(text) ? undefined : timeIn(text)
    if (time === undefined) return false
    const others = stemsOf(text.replace(time, ' ')).filter((word) => !isFunctionStem(word))
    if (!isOpening && !others.every(isCommonStem)) return false
    const isWhole = !isOpening && others.length <= 4 && !isQuestion(whole)
    if (isWhole) wishes.push(whole)
    else if (isOpening || !isQuestion(whole) || isOrder(whole))
      wishes.push(time.replace(/^(?:on|please) /i, ''))
    return others.length <= 4 && !isOpening
  }

  /** What is said in answer to the question, once everything else was found. */
  function readAsked(left: readonly string[]): void {
    if (yesOrNo(said) !== undefined || isQuestion(said) || wishes.length > 0) return
    const named = fieldIn(said)
    // "I said no phone" at the question for the company.
    if (named !== undefined && named !== asked && /\b(?:no|not|without)\b/i.test(said)) return
    if (asked === 'name' && !heldOf('name')) {
      const spoken = [...left, rest].map(splitPerson).find(({ name }) => hearName(name) !== undefined)
      if (spoken && !values.some(({ sure }) => sure !== 'asked')) put('name', hearName(spoken.name), 'asked')
      if (spoken?.company !== undefined && !heldOf('company')) put('company', spoken.company, 'asked')
    }
    const isOnly = values.every(({ sure }) => sure === 'asked')
    if (asked === 'company' && isOnly) {
      const whole = bare(rest).text
      const company = isProper(whole) || !heldOf('company') ? hearCompany(rest) : undefined
      if (company !== undefined)
        values.splice(0, values.length, { field: 'company', value: company, sure: 'asked' })
    }
    const position =
      asked === 'service' && !heldOf('service') ? positionInList(said, services.length) : undefined
    if (position !== undefined) put('service', services[position], 'asked')
  }

  /** "Annegret Muller. Sorry, it's Möller.", "Anna Schmit, s c h m i d t". */
  function correctName(letters: readonly string[]): void {
    const held = heldOf('name')
    if (held?.value === undefined) return
    const sentences = sentencesOf(said)
      .slice(1)
      .filter((each) => bare(each).corrects || /^that['’]s\b/i.test(each))
    for (const each of [...sentences, ...letters]) held.value = correctValue(held.value, each) ?? held.value
  }
}

/** The message in an answer to the question for one. */
const messageOf = (said: string): string =>
  said
    .trim()
    .replace(
      /^(?:no|nope)[,.!]? (?:(?:oh|wait|actually|sorry|hm+|well|hang on|hold on|yes|yeah)[,.:!]* )+/i,
      '',
    )
    .replace(/^no[,.] (?:just|only) (?:the |an? )?/i, '')
    .replace(/^(?:(?:yes|yeah|sure|ok|okay|um+|uh+|er)[,.:]?\s+)+(?!\p{Lu}\p{Ll}+ me\b)/iu, '')
    .replace(
      /^(?:(?:just|please|you can|could you|then) )*(?:say|write|tell (?:them|the team)|note|add)(?: down)?(?: that\b)?[:,]? (?!me\b|us\b|to\b|it (?:down|in)\b)/i,
      '',
    )
