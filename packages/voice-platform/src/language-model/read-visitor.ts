import { formFields, type OwnQuestion } from '#platform/dialogue/fields.ts'
import { filledIn } from '#platform/dialogue/form.ts'
import type { Knowledge } from '#platform/dialogue/knowledge.ts'
import type { State } from '#platform/dialogue/state.ts'
import type { DialogueTool, DialogueToolCall } from '#platform/providers/dialogue-provider.ts'
import { quoted } from './chat-messages.ts'
import type { Understood } from './reading-of.ts'

/* In another language than English, the model reads what visitors say, also for the form. The built-in engine decides and answers. */

/** What a visitor does in a turn of the form, and the act that it is. */
const doings: Readonly<Record<string, string>> = {
  yes: 'yes',
  no: 'no',
  skip: 'skip',
  stop: 'stop',
  start_again: 'restart',
  what_is_noted: 'read-back',
  repeat: 'repeat',
  wait: 'hesitate',
  fill_in: 'send',
  wrong: 'wrong',
  goodbye: 'goodbye',
  person: 'human',
  emergency: 'emergency',
}

/** Most characters of a value. */
const longestValue = 2000

const text = (description: string) => ({ type: 'string', description })

const language = text('The language in which the visitor speaks now, as a code: "de", "en".')

const values = {
  name: text('First and last name as they are written. Put spelled letters together.'),
  email: text('E-mail address as it is written: "anna@example.com" for a spoken "anna at example dot com".'),
  phone: text('Phone number in digits, with the spaces that the visitor makes.'),
  company: text('Company of the visitor. Empty if there is none.'),
  service: text('The service of the list that it is about, word for word.'),
  message: text('What the visitor wants to tell the team, word for word, in the language of the visitor.'),
}

/** What a model passes for a field of the agency's own. */
const descriptions: Readonly<Record<OwnQuestion['kind'], string>> = {
  text: 'The visitor’s words.',
  'long-text': 'The visitor’s words.',
  choice: 'A choice of the list, word for word.',
  date: 'A day as YYYY-MM-DD.',
  number: 'A number in digits.',
  tick: '"yes" or "no".',
}

/** The tools of a model that reads the visitor's words. */
export function readingTools({ consultation }: Knowledge, { isInForm }: State): DialogueTool[] {
  const { has = formFields, services, own = [] } = consultation
  const ofForm = Object.fromEntries([
    ...has.map((field) => [
      field,
      field === 'service' ? { ...values.service, enum: [...services, ''] } : values[field],
    ]),
    ...own.map(({ name, label, kind, options }) => [
      name,
      { ...text(`${label}: ${descriptions[kind]}`), ...(options && { enum: [...options, ''] }) },
    ]),
  ])
  const tool = (name: string, description: string, properties: object = {}): DialogueTool => ({
    name,
    description,
    parameters: { type: 'object', properties: { ...properties, language } },
  })
  return [
    isInForm
      ? tool(
          'note_answers',
          'Notes what the visitor’s words hold for the form. Pass only what they say; an empty text takes a value out.',
          {
            does: {
              type: 'array',
              items: { type: 'string', enum: Object.keys(doings) },
              description:
                'What the visitor does besides: "skip" leaves the question open, "wrong" says that the value of `field` is not right, "fill_in" wants the form filled in now.',
            },
            field: {
              type: 'string',
              enum: [...has, ...own.map(({ name }) => name)],
              description: 'The field that it is about.',
            },
            ...ofForm,
            wish: text('When the visitor wishes to be called, in the visitor’s words.'),
          },
        )
      : tool(
          'prepare_consultation',
          'Fills in the consultation form together with the visitor, who wants a consultation, a demo, a meeting, a call, or to leave a message. Pass what the visitor has said for it.',
          ofForm,
        ),
    tool('hand_over', 'Says how the visitor reaches a person.'),
    tool('say_goodbye', 'Ends the call of a visitor who says goodbye.'),
    tool('emergency', 'Names the emergency numbers to a visitor who speaks of danger to life.'),
  ]
}

const acts: ReadonlyMap<string, string> = new Map([
  ['prepare_consultation', 'book'],
  ['hand_over', 'human'],
  ['say_goodbye', 'goodbye'],
  ['emergency', 'emergency'],
])

/** What a call of one of these tools says of the turn; undefined for another tool. */
export function understoodBy(
  { name, arguments: given }: DialogueToolCall,
  { consultation: { own = [] } }: Pick<Knowledge, 'consultation'>,
): Understood | undefined {
  const fields = [...formFields, ...own.map((question) => question.name)]
  const act = acts.get(name)
  if (act === undefined && name !== 'note_answers') return undefined
  const said = (key: string): string | undefined => {
    const value = given[key]
    return typeof value === 'string' ? value.slice(0, longestValue) : undefined
  }
  const does = [given['does']]
    .flat()
    .flatMap((each) => (typeof each === 'string' ? (doings[each] ?? []) : []))
  return {
    acts: act === undefined ? does : [act],
    values: Object.fromEntries(
      fields.flatMap((field) => {
        const value = said(field)
        return value === undefined ? [] : [[field, value]]
      }),
    ),
    wish: said('wish') || undefined,
    field: fields.find((field) => field === given['field']),
    language: codeOf(said('language')),
  }
}

function codeOf(language: string | undefined): string | undefined {
  try {
    return language === undefined || language === '' ? undefined : new Intl.Locale(language).language
  } catch {
    return undefined
  }
}

/** What a model needs to know to read a turn of the form: the question and what is noted. */
export function formSheet({ isInForm, form, said }: State): string {
  if (!isInForm) return ''
  const held = Object.entries(filledIn(form)).map(([name, value]) => `${name}: ${quoted(value)}`)
  return [
    '\nYou are filling in the form with the visitor.',
    `You asked: ${said.at(-1) ?? ''}`,
    `Noted so far: ${held.length === 0 ? 'nothing' : held.join('; ')}`,
    ...(form.partial === ''
      ? []
      : [`The visitor has begun: ${quoted(form.partial)}. Pass it whole, with what follows.`]),
    'Call the tool note_answers with what the visitor says for the form, and say nothing. If the visitor asks a question, answer only the question, in one sentence.',
  ].join('\n')
}
