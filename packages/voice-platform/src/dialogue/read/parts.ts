import { readFileSync } from 'node:fs'
import type { FormField } from '../fields.ts'
import { readWaysToAsk } from '../ways-to-ask.ts'
import { sentencesOf } from './questions.ts'

/** A piece of a turn without the words around it: "sorry, it's Tom Whitfield, thanks" is "Tom Whitfield", which corrects. */
export type Part = { text: string; whole: string; corrects: boolean }

/** The field that words before or after a value name, and the value. `isLoose`: the same words stand before other things. */
export type Labelled = { field: FormField; body: string; part?: 'first' | 'last'; isLoose?: boolean }

const frames = new Map(
  readWaysToAsk(readFileSync(new URL('frames.txt', import.meta.url), 'utf8'), '\n').map(({ id, asked }) => [
    id,
    `(?:${asked.join('|')})`,
  ]),
)
const pattern = (build: (of: (id: string) => string) => string): RegExp =>
  new RegExp(
    build((id) => frames.get(id) ?? ''),
    'iu',
  )

const gap = String.raw`[\s,.;:!…–-]+`
const before = pattern(
  (of) => `^(?:${of('before')}(?:${gap}|$)|${of('before-a-pause')}(?:\\s*[,.;:!…–]+\\s*|$))`,
)
const corrects = pattern((of) => `^${of('corrects')}(?:${gap}|$)`)
const after = pattern((of) => `${gap}${of('after')}[.!?]*$`)
const labels = (
  ['last-name', 'first-name', 'company', 'name', 'company-if-proper', 'name-if-proper'] as const
).map((id) => [id, pattern((of) => `^${of(id)}(?:\\s+|(?<=\\s))`)] as const)
/** "Gold is the family name", "Anna Berger is the full name". */
const labelAfter =
  /^(.+?) is (?:(?:my|the|our|her|his) )?(?:(company|firm|business)(?: name)?|(?:(family|last|sur|first|given)|full|whole|complete|correct|right)? ?name)$/iu
/** Where one thing ends and another begins: "Tom Whitfield and my number is". */
const joints =
  /\s*[,;\n]\s*|:\s+|\s+[-–—]\s+|\s*(?:…|\.{2,})\s*|\s+(?:and|but)\s+(?=(?:no|my|the|our|it['’]s|i['’]m|i|we|we['’]re|you|call|reach|mail|e-?mail|phone|company|message|please)\b)/iu
/** Most parts of a turn that are read. */
const mostParts = 12

/** Removes what people say around a value. `whole` still has the words after it. */
export function bare(said: string): Part {
  let whole = said.trim().replace(/[.!]+$/, '')
  let isCorrection = false
  for (let cut = true; cut;) {
    const isMarked = corrects.test(whole)
    const left = whole.replace(isMarked ? corrects : before, '')
    isCorrection ||= isMarked
    cut = left !== whole
    whole = left
  }
  let text = whole
  while (after.test(text)) text = text.replace(after, '')
  return { text: text.trim(), whole, corrects: isCorrection }
}

/** The parts of a text, in their order. A part after a correction corrects, too. */
export function partsIn(text: string): Part[] {
  let isCorrection = false
  return sentencesOf(text)
    .flatMap((sentence) => sentence.split(joints))
    .slice(0, mostParts)
    .map((each) => {
      const part = bare(each)
      isCorrection ||= part.corrects
      return { ...part, corrects: isCorrection }
    })
}

/** The field that a part names with its value: "my number is", "we are called". */
export function labelled(text: string): Labelled | undefined {
  const [, named, firm, which] = labelAfter.exec(text) ?? []
  const partOf = (words: string) => ({
    part: /first|given/i.test(words) ? ('first' as const) : ('last' as const),
  })
  if (named !== undefined)
    return {
      field: firm === undefined ? 'name' : 'company',
      body: named,
      ...(which === undefined ? {} : partOf(which)),
    }
  const [id, label] = labels.find(([, each]) => each.test(text)) ?? []
  const body = label === undefined ? '' : text.replace(label, '')
  if (id === undefined || body === '') return undefined
  return {
    field: id.startsWith('company') ? 'company' : 'name',
    body,
    ...(id.endsWith('t-name') ? partOf(id) : {}),
    isLoose: id.endsWith('-if-proper'),
  }
}
