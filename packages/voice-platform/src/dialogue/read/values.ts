import type { FieldValue, FormField, Known } from '../fields.ts'
import type { Finder } from '../finder.ts'
import type { Knowledge } from '../knowledge.ts'
import { positionInList } from '../spoken-list.ts'
import { isCommonWord } from '../words.ts'
import { contactsIn } from './contacts.ts'
import { fieldIn, isDigits, isRemoved } from './corrections.ts'
import { lettersIn, withSpelled } from './letters.ts'
import {
  hearCompany,
  hearName,
  isLikeName,
  isProper,
  looksLikeName,
  nameWith,
  noCompany,
  ofPerson,
  ofFirm,
  selfEmployed,
  splitPerson,
} from './names.ts'
import { dictatedIn, messageIn, refusesNote, wishesIn } from './note.ts'
import { bare, labelled, partsIn, type Part } from './parts.ts'
import { isOrder, isQuestion, sentencesOf } from './questions.ts'
import { serviceIn } from './service.ts'
import { timeIn } from './times.ts'
import { yesOrNo } from './yes-or-no.ts'

/** What a turn holds for the form. */
export type Values = { values: FieldValue[]; wishes: string[]; partial?: string | undefined }

type World = { knowledge: Knowledge; finder: Finder }

/** Words that only speak of a company, or of none. */
const ofCompany = /\b(?:company|business|firm|employer|private|self[- ]employed|freelanc\w*)\b/i
/** What stands around spelled letters, and says how a word is written. */
const ofLetters =
  /\b(?:with|without) (?:(?:an?|the|one|two|double|single|no|big|small|capital|both) )*(?:\p{L}(?:['’]?s)?|hyphen|umlaut|accents?|apostrophe|ampersand)(?![\p{L}'’])(?: (?:in|at|on|between|after|before) (?:the )?[\p{L} ]{1,20})?|\b(?:that['’]s |it['’]s |it is |i |that is )?spel(?:led|t|l)\b(?: (?:it|that|like))?|\b(?:all )?(?:in )?(?:one|two|a single) words?\b/giu
const changes =
  /\b(?:instead|(?<=(?:^|\b(?:or|but|would|no),? ))rather|change|switch|make (?:it|that|the \w+)|actually|no|not|sorry|wait|scratch|forget|second thoughts?)\b/i
/** "Peter Gold, Gold Ferries": a name and a company. */
const listed = /\p{Lu}\p{L}+ \p{Lu}\p{L}+, \p{Lu}\p{L}+ \p{Lu}/u
/** "Put my colleague down instead." */
const ofAnother =
  /\b(?:(?:under|in|use) (?:my|his|her|their)(?: own)? name|colleague|boss|owner|manager|partner|wife|husband|instead of me)\b/i
/** "We have a database, no API" corrects nothing. */
const mends =
  /(?:^|[.!?,;] )(?:no[,.]|sorry|oh|wait|actually|scratch|i mean|correction|on second|make (?:that|it)|change|the (?:company|name))/i
const refusedField = /^\W*(?:no|without)(?: an?y?)? (phone|telephone|number|e-?mail)\b(?! call)/i

/**
 * Reads the answers to all fields of the form from one turn. What can only be one thing is taken out first: addresses, numbers and
 * spelled letters. A value that is named goes into its field wherever it is said; a name or a company without its field only
 * answers the question for it, stands alone, or follows a correction of it.
 */
export function valuesIn(world: World, whole: string, known: Known): Values {
  const { question: asked, held, answered: last } = known
  const isOpening = asked === undefined || asked === 'offer' || asked === 'choice'
  const { values, partial, rest: withoutContacts } = contactsIn(whole, known, isOpening)
  const wishes: string[] = []
  if (partial !== undefined) return { values, wishes, partial }
  const isContact = values.length > 0
  /** Whether a sentence says who somebody is: a name and a company, or one of them beside an address or a number. */
  let isIntroduction = false
  const isOther = ofAnother.test(whole)
  const { words: letters, rest } = lettersIn(withoutContacts)
  const left: string[] = []

  if (isOpening) {
    const service = serviceIn(rest, world)?.service
    if (service !== undefined) put('service', service, 'likely')
  }
  for (const sentence of sentencesOf(rest)) readSentence(sentence)
  for (const word of letters) readSpelling(word)
  readAnswer()
  readMessage()
  return { values, wishes: changes.test(whole) ? wishes.slice(-1) : wishes }

  function put(
    field: FormField,
    value: string | undefined,
    sure: FieldValue['sure'],
    part?: FieldValue['part'],
  ): void {
    const at = values.findIndex((each) => each.field === field)
    if (at >= 0) values.splice(at, 1)
    values.push({ field, value, sure, part })
  }

  function newOf(field: FormField): FieldValue | undefined {
    return values.find((each) => each.field === field)
  }

  function heldOf(field: FormField): string | undefined {
    return newOf(field)?.value ?? held[field]
  }

  function readSentence(sentence: string): void {
    const before = values.length + wishes.length
    isIntroduction =
      (isContact && / , /.test(sentence)) || listed.test(sentence) || fieldIn(sentence) === 'name'
    const [, refused] = refusedField.exec(sentence) ?? []
    if (refused !== undefined && !isOpening) return put(fieldIn(refused) ?? 'phone', undefined, 'given')
    if (refusesNote(sentence)) {
      if (asked === 'message' && left.length > 0) return
      const others = sentence.split(/[,;]| and (?=no\b)/).filter((each) => !refusesNote(each))
      if (others.length > 0) readSentence(others.join(','))
      return put('message', asked === 'message' ? held.message : undefined, 'given')
    }
    const note = isOpening && !/\b(?:message|note)\b/i.test(sentence) ? undefined : dictatedIn(sentence)
    if (note !== undefined && !isNamed(note)) {
      const [, lead] = /^(.+?),? and (?:say|write|add|note|mention)\b/i.exec(sentence) ?? []
      if (lead !== undefined) readSentence(lead)
      return addNote(note, sentence)
    }
    if (
      !isOpening &&
      asked !== 'message' &&
      asked !== 'service' &&
      wishesIn(sentence) &&
      !isNamed(sentence)
    ) {
      const clause = sentence.split(/[:;]?(?:\s*,)+\s?/).find((each) => timeIn(each) !== undefined)
      wishes.push(bare(clause ?? sentence).whole)
      return
    }
    const text = sentence.replace(ofLetters, ' , ')
    // "Ostby Pianos. It is only me": what was said first is the company.
    const isAside = asked === 'company' && !rest.trimStart().startsWith(sentence) && values.length === 0
    const none = isAside ? [] : asked === 'company' ? [noCompany, ofPerson] : [noCompany]
    // "It is for my tables", at the beginning, says nothing of a company.
    const isMeant = !isOpening || ofCompany.test(text)
    if (asked !== 'message' && isMeant && none.some((each) => each.test(text)))
      put('company', selfEmployed.test(text) ? 'Self-employed' : undefined, 'given')
    const asks = isQuestion(sentence) && !isOrder(sentence)
    for (const part of partsIn(none.reduce((left, each) => left.replace(each, ' , '), text)))
      if (
        !asks ||
        isOpening ||
        !isQuestion(part.whole) ||
        timeIn(part.text) !== undefined ||
        (asked === 'service' && part.text.split(' ').length < 4)
      )
        readPart(part)
    if (values.length + wishes.length === before) left.push(sentence)
  }

  /** Whether a sentence names a field with a proper value. */
  function isNamed(sentence: string): boolean {
    const label = labelled(bare(sentence).text)
    return label !== undefined && isProper(label.body)
  }

  function addNote(note: string, sentence: string): void {
    const before = newOf('message')?.value ?? (changes.test(sentence) ? undefined : held.message)
    put('message', [before, note].filter((each) => each !== undefined).reduce(joined), 'given')
  }

  function readPart(part: Part): void {
    const { whole: said, corrects } = part
    const text = part.text.replace(/^(?:the|[Oo]nly|[Jj]ust) (?=\p{Lu})/u, '')
    if (text === '' || /^not /i.test(text) || yesOrNo(text) !== undefined) return
    const removed = isRemoved(text) && !isOpening ? fieldIn(text) : undefined
    if (removed !== undefined) return put(removed, undefined, 'given')
    const [, speaker] = /^(\p{Lu}\S+ \p{Lu}\S+) (?:here|speaking|calling)\b/u.exec(said) ?? []
    if (speaker !== undefined) return put('name', speaker, 'given')
    const label = labelled(text) ?? labelled(/\b(?:for|under) \p{Lu}\S+ \p{Lu}\S+$/u.exec(text)?.[0] ?? '')
    if (label !== undefined && readLabel(label)) return
    if (asked !== 'message' && !isProper(text) && readTime(text, said)) return
    if (readService(part)) return
    if (asked === 'message' && !(corrects && mends.test(whole))) return
    readProper(text, corrects || isOther)
  }

  /** "My name is Tom", "we are called Acme". Loose words count before a proper name, or if the field is asked for. */
  function readLabel({ field, body, part, isLoose }: NonNullable<ReturnType<typeof labelled>>): boolean {
    if (asked === 'message' && !isProper(body)) return false
    const { name, company } = splitPerson(body)
    const isWritten =
      isProper(name) || (field === asked && (field === 'name' ? looksLikeName(name, true) : !isContact))
    if (isLoose === true && (!isWritten || timeIn(body) !== undefined)) return false
    if (field === 'company') {
      const firm = hearCompany(body)
      if (firm === undefined || (isLoose === true && heldOf('company') !== undefined && last !== 'company'))
        return false
      put('company', firm, isLoose === true && isOpening ? 'likely' : 'given')
      return true
    }
    const heard = hearName(name)
    if (heard === undefined) return false
    const before = newOf('name')?.value
    const sure =
      isLoose !== true ? 'given' : !isProper(name) ? 'asked' : asked === 'name' ? 'given' : 'likely'
    put(
      'name',
      before === undefined || part === undefined ? heard : nameWith(before, heard, part),
      sure,
      part,
    )
    if (company !== undefined) put('company', company, 'likely')
    return true
  }

  /** "Tomorrow at noon", "next Tuesday works": a wish and little else. */
  function readTime(text: string, said: string): boolean {
    const time = timeIn(text)
    if (time === undefined) return false
    if (!isOpening) {
      if (isQuestion(said) && !isOrder(said)) return false
      if (text.split(' ').length > time.split(' ').length + 4) return false
      wishes.push(isQuestion(said) ? time : said)
      return true
    }
    if (ofCall.test(text) || text.split(' ').length < 4 || text.replace(/^for /i, '') === time)
      wishes.push(time.replace(/^(?:on|please) /i, ''))
    return false
  }

  function readService({ text, corrects }: Part): boolean {
    if (isOpening || (asked === 'service' && /\bboth\b/i.test(whole))) return false
    const found = serviceIn(text, world)
    const [, refused = ''] =
      /\b(?:not|forget|instead of|rather than) (?:about )?([^\s,.;]+(?: \p{L}+)?)/iu.exec(whole) ?? []
    if (found === undefined || serviceIn(refused, world)?.service === found.service) return false
    const isMeant = asked === 'service' || corrects || changes.test(asked === 'message' ? whole : text)
    if (!found.isAll && !(isMeant && !isProper(text) && asked !== 'message')) return false
    if ((held.service !== undefined || asked === 'message') && !isMeant) return false
    put('service', found.service, 'given')
    return true
  }

  /** A proper name without its field. */
  function readProper(text: string, corrects: boolean): void {
    if (!isProper(text) || isDigits(text)) return
    // "Polar Air Service" is a company if that is asked for.
    if (fieldIn(text) !== undefined && asked !== 'company') return
    // "Acme is spelled A, C, M, E" is about the address.
    const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
    if (asked === 'email' && newOf('email')?.value?.includes(letters) === true) return
    const { name, company } = splitPerson(text)
    const person = ofFirm.test(name) ? undefined : hearName(name)
    const isPerson = person !== undefined && (person.includes(' ') || asked === 'name')
    const [heldName, heldCompany, newName] = [heldOf('name'), heldOf('company'), newOf('name')?.value]
    const isSaid = (value = '') =>
      value !== text && ` ${value.toLowerCase()} `.includes(` ${text.toLowerCase()} `)
    if (isSaid(heldName) || isSaid(heldCompany)) return
    const isLike = person !== undefined && heldName !== undefined && isLikeName(person, heldName)
    if (corrects && last === 'company' && newName === undefined && !isLike && !isOther)
      return put('company', hearCompany(text), 'given')
    const isAnswer = asked === 'name' && newName === undefined
    const isFixed = corrects && (last === 'name' || newName !== undefined || isOther)
    if (person !== undefined && (isFixed || (isPerson && (heldName === undefined || isAnswer || isLike)))) {
      const sure = isOpening && !isIntroduction ? 'asked' : isAnswer || isFixed ? 'given' : 'likely'
      put('name', newName === undefined ? person : nameWith(newName, person, undefined), sure)
      if (company !== undefined) put('company', company, 'likely')
      return
    }
    const isHalf = asked === 'name' && newName?.includes(' ') === false && !ofFirm.test(text)
    // "Seaview. No, that is my neighbour. Lakeview."
    const isReplaced = asked === 'company' && newOf('company') !== undefined && changes.test(whole)
    if (
      (heldCompany === undefined || isReplaced) &&
      !isHalf &&
      (asked === 'company' || isIntroduction || (!isOpening && bare(whole).text === text))
    )
      put('company', hearCompany(text), 'likely')
  }

  /** A spelled word belongs to the name or the company that sounds like it. */
  function readSpelling(word: string): void {
    for (const field of ['name', 'company'] as const) {
      const value = heldOf(field)
      const right = value === undefined ? undefined : withSpelled(value, word)
      if (right === undefined) continue
      if (right !== value) put(field, right, 'given')
      return
    }
  }

  /** What is said in answer to the question, if nothing else was found. */
  function readAnswer(): void {
    if (yesOrNo(whole) !== undefined || isQuestion(whole) || wishes.length > 0) return
    if (values.some(({ sure }) => sure !== 'asked') && asked !== 'name') return
    const { text } = bare(rest.replace(ofLetters, ' '))
    const named = fieldIn(whole)
    if (named !== undefined && named !== asked && !(asked === 'company' && isProper(text))) return
    if (asked === 'name' && newOf('name') === undefined) {
      const { name, company } = splitPerson(text)
      const heard = hearName(name)
      if (heard !== undefined && !name.toLowerCase().split(' ').every(isCommonWord)) {
        put('name', heard, company === undefined ? 'asked' : 'likely')
        if (company !== undefined) put('company', company, 'likely')
      }
    }
    // "acme. with a capital A": what comes after a full stop is about it.
    const [firm = ''] = sentencesOf(text.replace(/\(.*/, ''))
    if (
      asked === 'company' &&
      !firm.toLowerCase().split(' ').every(isCommonWord) &&
      !/^(?:on|in|at|near|behind)\b|\bdot \S+$/i.test(firm)
    )
      put('company', hearCompany(firm), 'asked')
    const { services } = world.knowledge.consultation
    const position = asked === 'service' ? positionInList(whole, services.length) : undefined
    const likely = asked === 'service' && !/\bboth\b/i.test(whole) ? likelyService() : undefined
    const service = position === undefined ? likely : services[position]
    if (service !== undefined) put('service', service, 'asked')
  }

  /** The form's choice for what the words are most like: "whatever fills the calendar". */
  function likelyService(): string | undefined {
    const { knowledge, finder } = world
    const [best] = finder.find(whole, { list: [] }).filter(({ target }) => target.kind === 'fact')
    const choice =
      best?.target.kind === 'fact' ? finder.subject(best.target.fact.subject)?.formChoice : undefined
    return choice !== undefined && knowledge.consultation.services.includes(choice) ? choice : undefined
  }

  /** What is left is the message if it was asked for, or if a statement follows the read-back. */
  function readMessage(): void {
    const isOther = values.some(({ field, sure }) => field !== 'message' && sure !== 'asked')
    if (asked !== 'message' && (asked !== 'check' || isOther)) return
    // "Saturdays are full. Oh, and make the service support": the first is the message.
    const told = isOther
      ? left.filter(
          (each) =>
            !isQuestion(each) && !mends.test(each) && !each.includes(' ,') && each.split(' ').length > 3,
        )
      : left
    const message = messageIn(told, asked === 'check')
    if (message === undefined) return
    const before = newOf('message')?.value ?? held.message
    put('message', before === undefined ? message : joined(before, message), 'asked')
  }
}

/** A time is a wish if somebody is to be there at it. */
const ofCall =
  /\b(?:call|ring|phone|talk|speak|see|chat|demo|consultation|appointment|meeting|visit|slot|book|contact|reach|trial)\b/i

/** A message with a further sentence. */
export const joined = (all: string, each: string): string =>
  `${all}${/[.!?…]$/.test(all) ? ' ' : '. '}${each}`
