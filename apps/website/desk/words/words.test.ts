import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'

type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Attributes and properties that somebody reads or hears. */
const read = /^(?:about|alt|aria-label|aria-description|error|hint|label|name|placeholder|title|words)$/

/** The text of a literal or a template, with its expressions left out; null for anything else. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null
  if (node.type !== 'TemplateLiteral') return null
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
}

const nameOf = (node: Node): string => {
  const name = node['name'] ?? node['key'] ?? node['value']
  if (typeof name === 'string') return name
  return isNode(name) ? nameOf(name) : ''
}

/**
 * Finds what stands in the code of a screen and would be shown in every language: text between tags, text of an attribute or
 * a property that somebody reads, and sentences.
 */
function wordsIn(code: string, lang: 'ts' | 'tsx' = 'tsx'): string[] {
  const found: string[] = []
  const visit = (node: Node, isShown: boolean) => {
    if (node.type === 'ImportDeclaration' || node.type === 'ThrowStatement' || node.type.startsWith('TS'))
      return
    // What is typed into a terminal.
    if (node.type === 'JSXElement' && nameOf(node['openingElement'] as Node) === 'code') return
    const text = node.type === 'JSXText' ? String(node['value']) : textOf(node)
    if (text !== null) {
      const isWords = /\p{L}{2}/u.test(text)
      const isSentence = /^\p{Lu}[\p{L}’]* \p{L}/u.test(text.trim())
      if (node.type === 'JSXText' ? isWords : (isShown && /^\p{Lu}\p{Ll}/u.test(text)) || isSentence)
        found.push(text.trim())
    }
    const shows =
      node.type === 'JSXAttribute' || node.type === 'Property'
        ? read.test(nameOf(node))
        : node.type === 'JSXExpressionContainer' || isShown
    for (const [key, value] of Object.entries(node)) {
      if (key === 'key' || (node.type === 'JSXElement' && key === 'closingElement')) continue
      for (const child of [value].flat()) if (isNode(child)) visit(child, shows && key !== 'test')
    }
  }
  visit(parseAst(code, { lang }) as unknown as Node, false)
  return found
}

it.each([
  ['<p>Not live</p>', ['Not live']],
  ['<input placeholder="Search" className="Control" />', ['Search']],
  ['<p>{isLive ? "Live" : <b title={`Not ${what}`} />}</p>', ['Live', 'Not …']],
  ['show({ words: "Saved" }); say("It is saved"); throw new Error("It is broken")', ['Saved', 'It is saved']],
  ['<p><code>npm run staff</code> {texts.frame.undo}</p>', []],
])('finds the words in %s', (code, words) => {
  expect(wordsIn(code)).toEqual(words)
})

const desk = join(import.meta.dirname, '..')

it('finds none in the code of the desk, beside the lists of words', () => {
  const files = globSync('*/**/*.{ts,tsx}', { cwd: desk }).filter(
    (file) => !/^words\/|\.test\.tsx?$|\/testing\//.test(file),
  )
  expect(files.length).toBeGreaterThan(70)
  const found = files.flatMap((file) =>
    wordsIn(readFileSync(join(desk, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts').map(
      (words) => `${file}: ${words}`,
    ),
  )
  expect(found).toEqual([])
})
