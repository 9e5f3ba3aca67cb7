import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { csvRow } from './csv-row.ts'

const safe = { escapesFormulas: true }

describe('a row of the export', () => {
  it('quotes every cell, doubles quotes, and ends with CR and LF', () => {
    expect(csvRow(['a', 'say "hi"', 'one\ntwo; three, four', ''], safe)).toBe(
      '"a","say ""hi""","one\ntwo; three, four",""\r\n',
    )
  })

  it.each([
    '=1+1',
    '+44-20-7946',
    '+1+cmd',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\u200b=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠A1',
    '=HYPERLINK("http://example.com";"x")',
  ])('is not run by a spreadsheet: %j', (cell) => {
    expect(csvRow([cell], safe)).toBe(`"'${cell.replaceAll('"', '""')}"\r\n`)
  })

  it.each([
    '+44 20 7946 0000',
    '+442079460000',
    '+1 (202) 555.0142',
    'a=b',
    "'quoted",
    '1-2',
    'name@example.com',
    'Ω+',
    '株式会社',
  ])('leaves %j as it is', (cell) => {
    expect(csvRow([cell], safe)).toBe(`"${cell}"\r\n`)
  })

  it('carries each naughty string, and lets none of them run as a formula', () => {
    const corpus = createRequire(import.meta.url).resolve('big-list-of-naughty-strings')
    for (const text of JSON.parse(readFileSync(corpus, 'utf8')) as string[]) {
      const [first = '', second, ...more] = readRow(csvRow([text, 'next'], safe))
      expect([first.replace(/^'/, ''), second, more]).toEqual([text.replace(/^'/, ''), 'next', []])
      expect(first).not.toMatch(/^\s*[=+\-@]/)
      expect(readRow(csvRow([text], { escapesFormulas: false }))).toEqual([text])
    }
  })

  it('leaves formulas alone for a program', () => {
    expect(csvRow(['+44 20'], { escapesFormulas: false })).toBe('"+44 20"\r\n')
  })
})

/** Parses a row in which every cell is quoted (RFC 4180, 2). */
const readRow = (row: string): string[] =>
  [...row.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"'))
