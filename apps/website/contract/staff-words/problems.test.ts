import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { deskLanguages } from '../desk/languages.ts'
import { sayProblem } from './say-problem.ts'
import { problemWords } from './staff-words.ts'

type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Calls whose texts are sentences for the person. */
const said = /^(?:conflict|explain|failed|fail|problem|refuse|saySiteProblem|unprocessable|v\.\w+)$/

function nameOf(node: Node): string {
  if (node.type === 'MemberExpression')
    return `${nameOf(node['object'] as Node)}.${nameOf(node['property'] as Node)}`
  return typeof node['name'] === 'string' ? node['name'] : ''
}

/** The sentences of a file that the API or a page answers with. What differs is a number. */
function sentencesIn(code: string): string[] {
  const found: string[] = []
  const visit = (node: Node, isSaid: boolean) => {
    if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) return
    const text =
      node.type === 'Literal' && typeof node['value'] === 'string'
        ? node['value']
        : node.type === 'TemplateLiteral'
          ? (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('7')
          : ''
    if (isSaid && /^(?:\p{Lu}|7 has)\p{L}* ?.* /u.test(text)) found.push(text)
    const says =
      isSaid ||
      (node.type === 'CallExpression' && said.test(nameOf(node['callee'] as Node))) ||
      (node.type === 'Property' && /^(?:detail|password|email|current)$/.test(nameOf(node['key'] as Node)))
    for (const value of Object.values(node))
      for (const child of [value].flat()) if (isNode(child)) visit(child, says)
  }
  visit(parseAst(code, { lang: 'ts' }) as unknown as Node, false)
  return found
}

/** Sentences for programs: the desk sends nothing that they answer. */
const forPrograms = [
  'This is not an id.',
  'This is not a token.',
  'There is no such kind.',
  'There is no such API.',
  'Give six weeks at most.',
  'Give a number of weeks.',
  'Give at least one week.',
  'Give at most 53 weeks.',
  'Give a time in UTC, such as 2026-11-21T09:30:00.000Z.',
  'Give the version that you saw.',
  'Give the time that you saw.',
  'Say whether everybody has it.',
  'Name a state, an owner, a snooze, a value or a reason.',
  'The states are 7.',
  'Only pages of the desk itself may send this.',
  'Use GET.',
]

const website = join(import.meta.dirname, '../..')

it.each(deskLanguages.filter((language) => language !== 'en'))(
  'says every problem of the desk in %s',
  (language) => {
    const places = [
      'server/desk/**/*.ts',
      'contract/desk/*.ts',
      'server/create-app.ts',
      'server/store/*-error.ts',
    ]
    const files = globSync(places, { cwd: website }).filter(
      (file) => !/\.test\.ts$|\/testing\/|staff-command|provider\.ts$/.test(file),
    )
    const sentences = files.flatMap((file) => sentencesIn(readFileSync(join(website, file), 'utf8')))
    expect(sentences.length).toBeGreaterThan(70)
    const missing = sentences.filter(
      (sentence) =>
        !forPrograms.includes(sentence) && sayProblem(sentence, problemWords[language]) === sentence,
    )
    expect(missing).toEqual([])
  },
)

it('keeps what differs in a sentence, and an answer that is not ours', () => {
  const german = problemWords.de
  expect(sayProblem('Password must be 12 characters or more', german)).toBe(
    'Das Passwort braucht mindestens 12 Zeichen',
  )
  expect(sayProblem('There may be 100 shared templates, and 50 of your own. Delete one first.', german)).toBe(
    'Möglich sind 100 gemeinsame und 50 eigene Vorlagen. Löschen Sie zuerst eine.',
  )
  expect(sayProblem('550 5.1.1 No such user', german)).toBe('550 5.1.1 No such user')
})
