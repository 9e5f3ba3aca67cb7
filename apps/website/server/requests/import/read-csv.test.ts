import { expect, it } from 'vitest'
import { CsvError, readCsv } from './read-csv.ts'

async function* inPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function read(text: string, size = 7) {
  const rows = []
  for await (const { line, cells } of readCsv(inPieces(text, size))) rows.push([line, ...cells])
  return rows
}

const text = 'id,name,message\r\n1,"Lovelace, Ada","She said ""yes"".\r\nThen left."\r\n\r\n2,Zoë,\n3,"",😀'

it.each([1, 2, 3, 64_000])(
  'reads quotes, separators and line ends in pieces of %d characters',
  async (size) => {
    expect(await read(text, size)).toEqual([
      [1, 'id', 'name', 'message'],
      [2, '1', 'Lovelace, Ada', 'She said "yes".\r\nThen left.'],
      [5, '2', 'Zoë', ''],
      [6, '3', '', '😀'],
    ])
  },
)

it.each([';', '\t'])('uses %j as the separator if it comes first', async (separator) => {
  expect(await read(`a${separator}b\r1${separator}"2,3"\r`)).toEqual([
    [1, 'a', 'b'],
    [2, '1', '2,3'],
  ])
})

it('names the line of an unclosed quote, however long the file is', async () => {
  await expect(read('a,b\n1,2\n3,"open')).rejects.toMatchObject({ name: 'CsvError', line: 3 })
  const endless = `a,b\n1,"open${'\nmore'.repeat(100_000)}`
  const failure = await read(endless, 1000).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(CsvError)
  expect(failure).toMatchObject({ line: 2 })
})
