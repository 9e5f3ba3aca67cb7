import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { csvRow, withoutEscape } from './csv-row.ts'

const safe = { escapesFormulas: true }

describe('a row of the export', () => {
  it('quotes every cell, doubles quotes, and ends with CR and LF', () => {
    expect(csvRow(['a', 'say "hi"', 'one\ntwo; three, four', ''], safe)).toBe(
      '"a","say ""hi""","one\ntwo; three, four",""\r\n',
    )
  })

  it.each([
    '=1+1',
    '+1+cmd',
    '+1-cmd',
    '+1*2/3+4',
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
    '+44 20-7946-0000',
    '+49 30/1234-56',
    '+49 (0)30 / 123 456',
    '030/123456',
    '030-123-456',
    'a=b',
    "'quoted",
    '1-2',
    'name@example.com',
    'Ω+',
    '株式会社',
  ])('leaves %j as it is', (cell) => {
    expect(csvRow([cell], safe)).toBe(`"${cell}"\r\n`)
  })

  it.each(['+44-20-7946-0000', '+49/30/123456', '+49-30/123456', '+1-202-555.0142', '+(49)-30-12345'])(
    'keeps the telephone number %s as it is, for a spreadsheet and for the import',
    (cell) => {
      const [written = ''] = readRow(csvRow([cell], safe))
      expect(written.slice(0, -1)).toBe(cell)
      expect(written.at(-1)).toBe('\u2060')
      expect(withoutEscape(written)).toBe(cell)
      expect(readRow(csvRow([cell], { escapesFormulas: false }))).toEqual([cell])
    },
  )

  it('carries each naughty string, and lets none of them run as a formula', () => {
    const corpus = createRequire(import.meta.url).resolve('big-list-of-naughty-strings')
    for (const text of JSON.parse(readFileSync(corpus, 'utf8')) as string[]) {
      const [first = '', second, ...more] = readRow(csvRow([text, 'next'], safe))
      expect([first.replace(/^'/, ''), second, more]).toEqual([text.replace(/^'/, ''), 'next', []])
      // A telephone number begins with +.
      if (!/^\+[\d(][\d ()./-]{5,}\u2060?$/.test(first)) expect(first).not.toMatch(/^\s*[=+\-@]/)
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
