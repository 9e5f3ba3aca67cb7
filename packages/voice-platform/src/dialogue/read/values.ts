import { positionInList } from '../spoken-list.ts'
import type { Finder } from '../finder.ts'
import type { FieldValue, FormField } from '../fields.ts'
import type { Knowledge } from '../knowledge.ts'
import { isCommonStem, isCommonWord, isFunctionStem, normalise, stem, stemsOf, wordsOf } from '../words.ts'
import { afterCorrection, correctValue, withNumberCorrected } from './corrections.ts'
import { hearEmail, typedEmails } from './email.ts'
import { hearCompany, hearName, joinedCompany, noCompany, splitPerson, withoutSpelling } from './person.ts'
import { hearPhone } from './phone.ts'
import { isQuestion, sentencesOf } from './questions.ts'
import { timeIn } from './times.ts'
import { yesOrNo } from './yes-or-no.ts'

/** The message takes the rest of a turn. */
const messageIn =
  /(?:\b(?:message|msg|note)(?: is)?:\s*|(?:^|[,;.] )(?:(?:and|just|please|in the message) )*(?:write|note|add)(?: down)?,? that |^(?:and |as |the |my |here is the )*message(?: is| should be)[,:]? )(.+)$/i
/** "Put my question about DATEV into the message." */
const intoMessage = /\b(?:put|write|add|note) ([^.,;]+?) (?:in|into|as) (?:the|a|my) (?:message|note)\b/i
const digits = /\+?\d[\d ().\-/]{5,}\d/g
/** Digits that were said: "two oh two, five five five, oh one three eight". */
const saidDigits =
  /\b(?:(?:plus|oh|o|zero|one|two|three|four|five|six|seven|eight|nine|double|triple)\b[ ,.-]*){6,}/gi
const introduction =
  /\b(?:name's|i am|i'm|this is|call me|name:?) +([\p{L}'’-]+(?: (?!from\b|and\b|with\b|at\b|of\b|my\b)[\p{L}'’-]+){0,2})/iu
const ownName =
  /\b(?:(?:my|the|full) )+name(?: is|'s|:)(?: actually| now)? (?!wrong\b|not\b|spelled\b|spelt\b|with\b|incorrect\b|misspelled\b)([\p{L}'’-]+(?: (?!and\b|from\b|of\b|at\b|with\b|i\b|not\b|spelled\b|please\b)[\p{L}'’-]+){0,3})/iu
/** "Anna Berger is the full name." */
const nameBefore =
  /^(?:(?:no|sorry|actually|and|well)[, ]+)*((?:[\p{L}'’-]+ ){1,4})is (?:my|the|our) (?:full |whole |complete |correct |right )?name\b/iu
/** "Gold is the family name." */
const partBefore =
  /^(?:(?:no|sorry|actually|and|well)[, ]+)*([\p{L}'’-]+) is (?:my|the|our) (family|last|sur|first|given) ?name\b/iu
/** "It should be under my boss: Femi Achebe." */
const otherName =
  /\b(?:should be|make it|put it|goes) (?:under|for|in the name of) (?:my \w+[:,]? )?(\p{Lu}[\p{L}'’ -]+)/u
const employer =
  /\b(?:(?:[Ii] (?:am|work)|[Ii]'m|and|\p{Lu}[\p{L}'’-]+) (?:from|with|at|for)|[Ww]e(?:'re| are)|from|(?:[Mm]y |[Oo]ur |[Tt]he )?(?:company|business|firm)(?: name)?(?: is|'s| is called|:)?(?: missing, that's)?|of) +((?!\d+\b)(?:[\p{Lu}\d][\p{L}\d&.'’-]*)(?: (?:&|and|of|[\p{Lu}\d][\p{L}\d&.'’-]*))*)/u
const firm =
  /^(?:(?:and|sorry|no|actually|oh|wait),? )*(?:my |our |the )?(?:(?:company|firm|shop|business|practice)(?: name)?(?:'s| is)?(?: now)?(?: called)?|(?!my|full|first|last|family|the|our|her|his)\p{L}+ name is) (?!wrong\b|not\b|incorrect\b|is wrong\b|you\b)(.+)/iu
const person =
  /^(?:and )?(?:put it under|(?:it's|its|it is|this is) (?:for|from)|for|from|under|(?:(?:my|her|his|the|full) )?name(?:'s| is)?|i am|i'm) (.+)/i
/** "Please book a call for Anna Berg." */
const personAtEnd = /\b(?:for|under) (\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)$/u
const surname = /^(?:and )?(?:(?:my|the) )?(?:family|last|sur) ?name(?:'s| is)? (?!with|spelled|wrong)(.+)/i
const firstName = /^(?:and )?(?:(?:my|the) )?(?:first|given) ?name(?:'s| is)? (?!with|spelled|wrong)(.+)/i
const separators = /(?<=[.!?])\s+|\s*[,;\n]\s*|:\s+/
/** Words that are left of a part after its address or number was taken out. */
const label =
  /^(?:(?:and|my|the|is|it's|its|e-?mail|mail|phone|telephone|tel|mobile|number|nr|no|address|ok|okay|so|yes|sorry|wait|actually|make|that|it|to|change|wrong|rather|instead|oh|typo|sry|should|be|new|right|correct|one|reach|me|at|on|under|write|we|i|am|i'm|use|please|just|has|changed|now|not|for|here|or|by|call|can|you)\b[ .:]*)*$/i
/** A word spelled after it was said: "I spell: D, A, B". */
const spelling =
  /(?:\b(?:and|then|that['’]s|it['’]s|i spell(?: it)?):? +){0,3}(?<![\p{L}'’])(?:\p{L}[\s,.-]+){2,}\p{L}(?!\p{L})/giu
const refusal =
  /(?:^|(?<=[\s,.;!]))(?:(?:no|no need for a|without(?: an?y?)?|skip the)(?: (?:other|further|more|extra|additional))? ?(?:message|msg|note|text|comment)s?\b(?: (?:needed|necessary|required|please|thanks))*|(?:a |the )?(?:message|msg|note) is not (?:needed|necessary|required)|leave the message (?:empty|out|blank))(?=\s*(?:[.,;!]|$))/i
/** Most parts of a turn that are read. */
const mostParts = 10

/** The name that an address begins with, and the word after it: "jake ortiz jake@ortiz.example". */
function nameIn(email: string | undefined, text: string): string | undefined {
  const first = /^([a-z]{3,})[@._-]/.exec(email ?? '')?.[1]
  if (first === undefined || isCommonWord(first)) return undefined
  const named = new RegExp(`(?<![^\\s,])${first} \\p{L}{2,}(?![^\\s,])`, 'iu').exec(text)?.[0]
  return named === undefined ? undefined : hearName(named)
}

/** Whether a part is two or three words that are not all common. If it has no capitals, and no name is likely, none
 * may be common. */
function looksLikeName(part: string, isLikely: boolean): boolean {
  if (!/^\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){1,2}$/u.test(part)) return false
  const isWritten = /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(part)
  const words = normalise(part).split(' ')
  return isWritten || isLikely ? !words.every(isCommonWord) : !words.some(isCommonWord)
}

/** One to four words, each with a capital, not all common: "Acme", "Brown and Sons". */
const isProper = (part: string): boolean =>
  /^(?:[\p{Lu}\d][\p{L}\d&.'’-]*)(?: (?:&|and|of|[\p{Lu}\d][\p{L}\d&.'’-]*)){0,3}$/u.test(part) &&
  !part.toLowerCase().split(' ').every(isCommonWord)

/** The form's choice that an utterance names, by its own words or by the service behind it. */
function serviceIn(text: string, { consultation }: Knowledge, finder: Finder): string | undefined {
  const said = ` ${stemsOf(text).join(' ')} `
  const choice = consultation.services.find((each) => said.includes(` ${stemsOf(each).join(' ')} `))
  if (choice !== undefined) return choice
  const words = new Set(stemsOf(text).filter((word) => !isFunctionStem(word)))
  const sharing = consultation.services.filter((each) => stemsOf(each).some((word) => words.has(word)))
  const found =
    sharing.length === 1
      ? sharing[0]
      : finder.subjectsIn(text).find(({ formChoice }) => formChoice !== undefined)?.formChoice
  return found !== undefined && consultation.services.includes(found) ? found : undefined
}

/** What a turn holds for the form. */
export type Values = { values: FieldValue[]; wishes: string[]; partial?: string | undefined }

type World = { knowledge: Knowledge; finder: Finder }

/**
 * Reads the answers to all fields of the form from one turn: "Anna Schmidt, Acme, anna@acme.example, 555 010 0199, no message".
 * @param asked the question that was asked last
 * @param begun the beginning of an address or number that the turn before broke off
 */
export function valuesIn(world: World, said: string, asked: string | undefined, begun: string): Values {
  const { knowledge, finder } = world
  const values: FieldValue[] = []
  const wishes: string[] = []
  const put = (field: FormField, value: string | undefined, sure: FieldValue['sure'], written?: string) => {
    values.push({ field, value, sure, written })
  }
  const has = (field: FormField) => values.some((each) => each.field === field)
  const words = normalise(said)
  const isCorrecting =
    /\b(?:sorry|wrong|rather|instead|actually|change|make (?:it|that)|no|wait|typo|mean|meant|not)\b/.test(
      words,
    )
  let rest = withNumberCorrected(said)
    .replace(/\bplus (?=\d)/gi, '+')
    .replace(/\bplus one (?=\d)/gi, '+1 ')

  const [end, dictated] = messageIn.exec(rest) ?? []
  const put2 = intoMessage.exec(rest)?.[1]
  if (dictated !== undefined) put('message', dictated.replace(/(?<!\?)\.$/, ''), 'given')
  else if (put2 !== undefined) put('message', put2, 'given')
  if (end !== undefined) rest = rest.slice(0, -end.length)

  const typed = typedEmails(rest)
  if (typed.length > 0) {
    put('email', typed.at(-1), 'given')
    for (const each of typed) rest = rest.replace(new RegExp(each.replace(/[.+]/g, '\\$&'), 'i'), ' , ')
  }
  const takeNumber = (match: string): string => {
    const heard = hearPhone(match)
    if (heard?.complete !== true) return match
    put('phone', heard.phone, 'given', heard.given)
    return ' , '
  }
  const isBegun = asked === 'phone' && begun !== ''
  if (!isBegun) rest = rest.replace(digits, takeNumber).replace(saidDigits, takeNumber)
  if (refusal.test(rest)) {
    put('message', undefined, 'given')
    rest = rest.replace(refusal, ' , ')
  }
  if (!has('email')) {
    const spoken = sentencesOf(rest).find(
      (each) =>
        (asked === 'email' || /\bat\b.+\b(?:dot|point)\b/i.test(each)) &&
        !/^(?:what|why|how|who)\b/i.test(each),
    )
    const clause =
      asked === 'email'
        ? spoken
        : spoken?.split(/[,;]\s+/).find((each) => /\bat\b.+\b(?:dot|point)\b/i.test(each))
    const heard = clause === undefined ? undefined : hearEmail(clause, asked === 'email' ? begun : '')
    if (heard && 'email' in heard) {
      put('email', heard.email, 'given')
      rest = rest.replace(clause ?? '', ' , ')
    } else if (heard && !isQuestion(said)) return { values, wishes, partial: heard.partial }
  }
  if (asked === 'phone' && !has('phone') && !isQuestion(said) && timeIn(rest) === undefined) {
    const heard = hearPhone(rest, begun)
    const others = wordsOf(rest).filter(
      (word) => !isFunctionStem(stem(word)) && hearPhone(word) === undefined,
    )
    if (heard?.complete === true) put('phone', heard.phone, 'given', heard.given)
    else if (heard && others.length < 3 && !isCorrecting) return { values, wishes, partial: heard.phone }
    if (heard?.complete === true) return { values, wishes }
  }

  const unspelled = rest.replace(spelling, '')
  const spells = unspelled !== rest || /\b(?:spell|spelt|letters?)/.test(words)
  if (noCompany.test(rest)) {
    put('company', hearCompany(rest) === 'Self-employed' ? 'Self-employed' : undefined, 'given')
    rest = rest.replace(noCompany, ' , ')
  }
  const other = otherName.exec(rest)?.[1]
  const own = other ?? ownName.exec(unspelled)?.[1] ?? nameBefore.exec(rest)?.[1]
  const ownHeard = own === undefined ? undefined : hearName(own)
  if (ownHeard !== undefined && /\p{Lu}/u.test(ownHeard)) put('name', ownHeard, 'given')
  const introduced = introduction.exec(unspelled)?.[1]
  if (!has('name') && introduced !== undefined && /^\p{Lu}/u.test(introduced)) {
    const name = hearName(introduced)
    if (name !== undefined && !name.split(' ').every((word) => isCommonWord(word.toLowerCase())))
      put('name', name, 'likely')
  }
  const employedBy = employer.exec(unspelled)?.[1]
  if (employedBy !== undefined && !has('company')) {
    const company = hearCompany(employedBy.replace(/[.,]+$/, ''))
    const names = values.filter(({ field }) => field === 'name').map(({ value }) => value)
    if (company !== undefined && !names.includes(company)) put('company', company, 'likely')
  }
  readService(rest)
  readParts(spells ? unspelled : rest)
  const known = has('name') ? undefined : nameIn(values.find(({ field }) => field === 'email')?.value, rest)
  if (known !== undefined) put('name', known, 'likely')
  readAsked()
  correctName()
  return { values, wishes }

  /** "Annegret Muller. Sorry, it's Möller." */
  function correctName(): void {
    const held = values.find(({ field, value }) => field === 'name' && value !== undefined)
    if (!held) return
    for (const sentence of sentencesOf(said).slice(1)) {
      if (/^(?:no|sorry|wait|actually|oh|that['’]s)\b/i.test(sentence))
        held.value = correctValue(held.value ?? '', sentence) ?? held.value
    }
  }

  /** A service that is named; one that replaces another if the visitor says so: "Support, not CRM". */
  function readService(text: string): void {
    const booked = text.replace(/\b(?:schedul\w*|book\w*|appointments?)\b/gi, '')
    const [, right, not] = /^(.+?),? (?:and )?(?:not|instead of) (?:the )?(.+)$/.exec(normalise(text)) ?? []
    const made = /\bmake (?:it|that) (.+)$/i.exec(text)?.[1]
    const swapped =
      made === undefined && right !== undefined && serviceIn(not ?? '', knowledge, finder) !== undefined
    const service = swapped
      ? serviceIn(right, knowledge, finder)
      : serviceIn(made ?? (asked === 'service' || isCorrecting ? text : booked), knowledge, finder)
    const isShort = isCorrecting && words.split(' ').length <= 6
    const isOther =
      swapped || isShort || /\b(?:instead|rather|actually|make (?:it|that)|change|after all)\b/.test(words)
    if (service !== undefined) put('service', service, isOther ? 'given' : 'likely')
  }

  function readParts(text: string): void {
    const isLikely = asked === 'name' || has('email')
    const choices = knowledge.consultation.services
    let isAfterName = false
    for (const each of text.split(separators).slice(0, mostParts)) {
      const part = each.trim().replace(/[.!]$/, '')
      const isCompanyPart = isAfterName
      isAfterName = false
      if (label.test(part) || yesOrNo(part) !== undefined) continue
      if (asked !== 'message' && !(asked === 'company' && isProper(part)) && readTime(part)) continue
      if (isQuestion(part)) continue
      const { name, company } = splitPerson(
        person.exec(part)?.[1] ?? personAtEnd.exec(part)?.[1] ?? part.replace(/ (?:here|speaking)$/i, ''),
      )
      const [, before, which = ''] = partBefore.exec(part) ?? []
      const isFirst = /first|given/i.test(which)
      const last = surname.exec(part)?.[1] ?? (isFirst ? undefined : before)
      const first = firstName.exec(part)?.[1] ?? (isFirst ? before : undefined)
      const ownFirm = firm.exec(part)?.[1]
      if (last !== undefined || first !== undefined) {
        const heard = hearName(last ?? first ?? '')
        const held = values.find(({ field }) => field === 'name')
        if (held && heard !== undefined && held.value !== heard)
          held.value = last === undefined ? `${heard} ${held.value ?? ''}` : `${held.value ?? ''} ${heard}`
        else if (heard !== undefined && !held)
          values.push({
            field: 'name',
            value: heard,
            sure: 'given',
            part: last === undefined ? 'first' : 'last',
          })
      } else if (ownFirm !== undefined) {
        values.splice(0, values.length, ...values.filter(({ field }) => field !== 'company'))
        put('company', hearCompany(ownFirm.replace(/, (?:we|i|it|because|since|as)\b.*$/i, '')), 'given')
      } else if (
        asked !== undefined &&
        part.split(' ').length <= 5 &&
        serviceIn(part, knowledge, finder) !== undefined
      ) {
        if (!has('service')) put('service', serviceIn(part, knowledge, finder), 'likely')
      } else if (asked === 'service' && positionInList(part, choices.length) !== undefined) {
        put('service', choices[positionInList(part, choices.length) ?? 0], 'likely')
      } else if (
        !has('name') &&
        looksLikeName(name, isLikely) &&
        (asked !== 'company' || company !== undefined)
      ) {
        put('name', hearName(name), asked === 'name' ? 'given' : 'likely')
        if (company !== undefined && !has('company')) put('company', company, 'likely')
        isAfterName = true
      } else if (isCompanyPart && !has('company') && part.split(' ').length <= 4)
        put('company', hearCompany(part), 'likely')
      else if (!has('company') && isProper(part)) put('company', hearCompany(part), 'asked')
    }
  }

  /** "Tomorrow at noon", "next Tuesday works": the whole part, or the time alone if the part says more. */
  function readTime(part: string): boolean {
    const time = timeIn(part)
    if (time === undefined) return false
    const others = stemsOf(part.replace(time, ' ')).filter((word) => !isFunctionStem(word))
    if (!others.every(isCommonStem)) return false
    if (asked === undefined || others.length > 4 || isQuestion(part)) {
      if (!isQuestion(part) || asked === undefined) wishes.push(time.replace(/^(?:on|please) /i, ''))
    } else wishes.push(part.replace(/^(?:and|so|oh|but|yes|please|sorry)[, ]+/i, ''))
    rest = rest.replace(part, ' , ')
    return others.length <= 4
  }

  /** What is said in answer to the question, once everything else was found. */
  function readAsked(): void {
    const answer = yesOrNo(said)
    if (asked === undefined || answer !== undefined || isQuestion(said)) return
    if (
      asked === 'name' &&
      !has('name') &&
      wishes.length === 0 &&
      !label.test(rest.replaceAll(',', ' ').trim())
    ) {
      const text = withoutSpelling(rest)
      const { name, company } = splitPerson(text)
      const heard = hearName(name)
      const all = heard?.toLowerCase().split(' ') ?? []
      if (
        heard === undefined ||
        (all.length > 2 && all.some((word) => isFunctionStem(stem(word)) && isCommonWord(word)))
      )
        return
      put('name', heard, 'asked')
      if (company !== undefined && !has('company')) put('company', company, 'asked')
    }
    if (
      asked === 'company' &&
      !has('company') &&
      values.every(({ sure }) => sure === 'asked') &&
      wishes.length === 0
    ) {
      const company = hearCompany(afterCorrection(rest).trim())
      if (company !== undefined) put('company', joinedCompany(company), 'asked')
    }
    if (asked === 'service' && !has('service')) {
      const position = positionInList(said, knowledge.consultation.services.length)
      if (position !== undefined) put('service', knowledge.consultation.services[position], 'asked')
    }
  }
}

/** The message in an answer to the question for one. */
export const messageOf = (said: string): string =>
  said
    .trim()
    .replace(/^(?:yes|yeah|sure|ok|okay)[,.:]?\s+/i, '')
    .replace(/\.$/, '')
