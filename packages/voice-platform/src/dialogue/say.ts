import { endsInGermanDot } from '#platform/pipeline/clause-chunker.ts'
import {
  type commonPlaceholders,
  listed,
  placeholdersIn,
  sentencesIn,
} from '#platform/sentences/sentences.ts'
import { lacksWhatIsAsked } from './answer-type.ts'
import type { Line, Move, Spoken } from './move.ts'
import { filledIn, ownOf, type Form } from './form.ts'
import type { OwnName } from './fields.ts'
import type { Knowledge, KnownFact } from './knowledge.ts'
import type { State } from './state.ts'
import { groupsOfStem, isFunctionStem, normalise, stemsOf } from './words.ts'

/** Most words of an answer, where the fact allows it. The rest is told when the visitor asks for more. */
const mostWords = 30
/** Most words of an answer whose parts cannot be told apart. */
const mostWhenUnclear = 60
/** Most sentences of an answer to a visitor who finds it too fast. */
const mostWhenSlow = 2

/** What is said for a move, what it leaves out, and how often each sentence has been said since. */
export type Said = { say: string[]; more: string; used: State['used'] }

/** A number with gaps, so that it can be compared with a card: +44770123456 is "+447 701 234 56". */
export const writtenPhone = (phone: string): string => phone.replace(/\d{3}(?=\d{2})/g, '$& ')

const phoneOf = ({ values, phoneAsWritten }: Form): string | undefined =>
  values.phone === undefined ? undefined : (phoneAsWritten ?? writtenPhone(values.phone))

const wordsIn = (text: string): number => text.split(/\s+/).length
const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?][”“]?)\s+(?=[\p{Lu}“„"\d])/u)
    .reduce<string[]>(
      (sentences, next) =>
        endsInGermanDot(sentences.at(-1) ?? '')
          ? [...sentences.slice(0, -1), `${sentences.at(-1) ?? ''} ${next}`]
          : [...sentences, next],
      [],
    )

/** The placeholders whose items are to choose from. */
const choices = ['services', 'options', 'reach', 'names']

/** Speaks for one agency: its sentences are the built-in ones, or the owner's in their place. */
export function createVoice(knowledge: Knowledge) {
  const { assistant, company, contact, consultation, language = 'en' } = knowledge
  const own = assistant?.sentences ?? {}
  const { dialogue, phrases, fields: fieldNames } = sentencesIn(language)
  const builtIn: ReadonlyMap<string, string | readonly string[]> = new Map(Object.entries(dialogue))
  const hours = contact.hours ?? ''
  const always: Readonly<Record<(typeof commonPlaceholders)[number], Spoken>> = {
    agency: company.name,
    assistant: assistant?.name,
    phone: contact.phone,
    reach: [contact.email, contact.phone].filter((each) => each !== undefined),
    about: company.summary,
    hours,
    booking: consultation.called ?? phrases.booking,
    services: consultation.services,
    fields: consultation.leaves,
  }

  function inWords(name: string, value: Spoken): string | undefined {
    if (typeof value === 'function') return value(language)
    if (typeof value !== 'object') return value
    return listed(value, choices.includes(name) ? 'or' : 'and', language) || undefined
  }

  /** The variants of a sentence that can be said with these values; those without a missing value, if there are any. */
  function variantsOf(id: string, values: Readonly<Record<string, string | undefined>>): readonly string[] {
    const named = `${id}-by-name`
    if (values['assistant'] !== undefined && builtIn.has(named) && own[id] === undefined)
      return variantsOf(named, values)
    const written = own[id] ?? builtIn.get(id) ?? []
    const can = (typeof written === 'string' ? [written] : written).filter((each) =>
      placeholdersIn(each).every((name) => values[name] !== undefined),
    )
    return can.length > 0 || !builtIn.has(`${id}-here`) ? can : variantsOf(`${id}-here`, values)
  }

  function sentence(id: string, given: Readonly<Record<string, Spoken>> = {}, times = 0): string | undefined {
    const values = Object.fromEntries(
      Object.entries({ ...always, ...given }).map(([name, value]) => [name, inWords(name, value)]),
    )
    const variants = variantsOf(id, values)
    return variants[times % variants.length]
      ?.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
      .replace(/\s+/g, ' ')
      .replace(/([.!?])[.]+/g, '$1')
      .trim()
  }

  /**
   * The sentences of a text that answer, and the others: those that share words with the question, then as many as fit. A text that
   * shares no word with it is told whole, since nothing shows which part is meant.
   */
  function shortened(text: string, question: string, isShort: boolean): { text: string; rest: string } {
    const sentences = splitSentences(text)
    if (!isShort && wordsIn(text) <= mostWords) return { text, rest: '' }
    const termsOf = (part: string): string[] =>
      stemsOf(part).flatMap((word) => (isFunctionStem(word) ? [] : [word, ...groupsOfStem(word)]))
    const lacks = lacksWhatIsAsked(normalise(question))
    const asked = new Set(termsOf(question))
    const held = sentences.map((each) => new Set(termsOf(each).filter((term) => asked.has(term))))
    const kept = new Set<number>()
    const left = new Set(held.flatMap((terms) => [...terms]))
    if (left.size === 0 && !isShort && wordsIn(text) <= mostWhenUnclear) return { text, rest: '' }
    const worth = (at: number): number =>
      [...(held[at] ?? [])].filter((term) => left.has(term)).length + (lacks(sentences[at] ?? '') ? 0 : 0.5)
    do {
      const best = sentences.reduce((best, _, at) => (worth(at) > worth(best) ? at : best), 0)
      kept.add(best)
      for (const term of held[best] ?? []) left.delete(term)
    } while (!isShort && left.size > 0)
    let length = [...kept].reduce((sum, at) => sum + wordsIn(sentences[at] ?? ''), 0)
    for (const [at, each] of isShort ? [] : sentences.entries()) {
      if (kept.has(at) || length + wordsIn(each) > mostWords) continue
      kept.add(at)
      length += wordsIn(each)
    }
    const pick = (isKept: boolean) => sentences.filter((_, at) => kept.has(at) === isKept).join(' ')
    return { text: pick(true), rest: pick(false) }
  }

  /** The summary of the form, before it is filled in. */
  function summaryOf(form: Form): Line[] {
    const { name, company: firm, email, service } = form.values
    const { message } = filledIn(form)
    const who =
      name === undefined
        ? firm && sentence('company-only', { company: firm })
        : firm === undefined
          ? name
          : sentence('from', { name, company: firm })
    const reach = [email, phoneOf(form)].filter((part) => part !== undefined)
    return [
      ...(who === undefined ? [] : [{ id: 'is-for', with: { who } }]),
      ...(reach.length === 0 ? [] : [{ id: 'got', with: { list: reach } }]),
      ...(service === undefined ? [] : [{ id: 'is-service', with: { service } }]),
      ...(message === undefined ? [] : [{ id: 'is-message', with: { message } }]),
      ...ownAnswers(form),
    ]
  }

  /** The answers to the agency's own fields, each with its label. */
  const ownAnswers = (form: Form, field?: string): Line[] =>
    form.own.flatMap(({ name, label }): Line[] => {
      const answer = ownAnswer(form, name)
      if (answer === undefined || (field !== undefined && field !== name)) return []
      // A tick stores its own label.
      return [answer === label ? { text: `${label}.` } : { id: 'own', with: { label, answer } }]
    })

  /** An answer as it is spoken: a day in words. */
  function ownAnswer(form: Form, name: OwnName): string | undefined {
    const { [name]: value } = form.values
    return value === undefined || ownOf(form, name)?.kind !== 'date'
      ? value
      : new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
          dateStyle: 'long',
          timeZone: 'UTC',
        }).format(new Date(value))
  }

  /** What can be changed in a form: its fields, those of the agency's own by their labels. */
  const namesOf = ({ has, own: questions }: Form): string[] => [
    ...has.map((field) => fieldNames[field]),
    ...questions.map(({ label }) => label),
  ]

  /** Confirms new values, so that the visitor hears that they were understood. */
  function confirmed(
    { changed, before, form }: Extract<Line, { changed: unknown }>,
    isCheck: boolean,
  ): Line[] {
    const { name } = form.values
    const isCorrected = changed.some((field) => before.values[field] !== undefined && field !== 'name')
    const read = (isCheck ? [] : changed).flatMap((field) => {
      if (field === 'email') return form.values.email ?? []
      if (field === 'phone') return phoneOf(form) ?? []
      return field === 'name' || field === 'message' || before.values[field] === undefined
        ? []
        : ((ownOf(form, field) ? ownAnswer(form, field as OwnName) : form.values[field]) ?? [])
    })
    const isNamed = changed.includes('name') && name !== undefined
    const isNew = changed.some((field) => form.values[field] !== undefined)
    return [
      ...(isNamed ? [{ id: 'name', with: { name } }] : isNew && read.length === 0 ? [{ id: 'noted' }] : []),
      ...(read.length === 0 ? [] : [{ id: isCorrected ? 'now' : 'got', with: { list: read } }]),
    ]
  }

  /** The values of the form in sentences, for a visitor who asks what was noted. */
  function held(form: Form, field: string | undefined): Line[] {
    const values = { ...form.values, phone: phoneOf(form), message: filledIn(form)['message'] }
    const fields = (['name', 'email', 'phone', 'company', 'service', 'message'] as const).filter(
      (each) => field === undefined || each === field,
    )
    const lines = fields.flatMap((each) =>
      values[each] === undefined ? [] : [{ id: `your-${each}`, with: { [each]: values[each] } }],
    )
    const all = [...lines, ...ownAnswers(form, field)]
    return all.length > 0 || field === undefined ? all : [{ id: 'not-noted' }]
  }

  return {
    sentence,
    /** Sentences that many calls use word for word. */
    fixed: [...builtIn.keys()].flatMap((id) => {
      const said = sentence(id, { hours: undefined })
      return said === undefined ? [] : [said]
    }),
    /** Says a move. Each sentence and each fact has other words the next time. */
    say(move: Move, { used: before, slow, form }: State, question: string): Said {
      const used: Record<string, number> = { ...before }
      const say: string[] = []
      let more = ''
      const add = (id: string, given?: Readonly<Record<string, Spoken>>): void => {
        const times = used[id] ?? 0
        used[id] = times + 1
        // Hours are told once; whoever asks for them again gets the fact.
        const isTold = used['hours'] !== undefined
        const said = sentence(id, isTold ? { hours: '', ...given } : given, times)
        if (hours !== '' && said?.includes(hours) === true) used['hours'] = 1
        if (said !== undefined && said !== '' && !say.includes(said)) say.push(said)
      }
      const addAll = (lines: readonly Line[]): void => {
        for (const line of lines) {
          if ('id' in line) add(line.id, line.with)
          else if ('changed' in line) addAll(confirmed(line, move.ask === 'check'))
          else if ('held' in line) addAll(held(line.held, line.field))
          else if ('summary' in line) addAll(summaryOf(line.summary))
          else if ('text' in line) say.push(line.text)
          else tell(line.fact, line.isUrgent === true || line.fact.urgent === true)
        }
      }
      const tell = (fact: KnownFact, isUrgent: boolean): void => {
        const whole = fact.sayNow?.(question) ?? fact.say
        const { text, rest } = shortened(whole, question, false)
        const key = `fact:${fact.id}:${text.length}`
        const times = used[key] ?? 0
        used[key] = times + 1
        if (isUrgent) {
          const sentences = splitSentences(whole)
          say.push(
            sentences
              .toSorted((one, other) => Number(/\d{3}/.test(other)) - Number(/\d{3}/.test(one)))
              .join(' '),
          )
          return
        }
        if (times > 0) add('again', { fact: shortened(whole, question, wordsIn(text) > mostWords - 5).text })
        else say.push(text)
        more = [more, rest].filter((each) => each !== '').join(' ')
      }
      addAll(move.lines)
      if (move.ask === 'check') addAll(summaryOf(form))
      const asks = move.askAs ?? (move.ask && `ask-${move.ask}`)
      if (asks !== undefined) add(asks, move.ask === 'change' ? { names: namesOf(form) } : move.askWith)
      const short = slow && say.length > mostWhenSlow ? say.slice(0, mostWhenSlow) : say
      return { say: short, more, used }
    },
  }
}
