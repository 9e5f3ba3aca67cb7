import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerFromDisk, type FileOnDisk, openFile } from './answer-from-disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'frontdesk-disk-'))
const size = 5 * 1024 * 1024
/** Each byte says where it is. */
const bytes = Buffer.from(Array.from({ length: size }, (_, index) => index % 251))
let file: FileOnDisk

beforeAll(async () => {
  writeFileSync(join(folder, 'film.mp4'), bytes)
  file = await openFile(join(folder, 'film.mp4'), 'video/mp4')
})
afterAll(() => rmSync(folder, { recursive: true }))

const get = (headers: Record<string, string>, method = 'GET') =>
  answerFromDisk(file, new Request('http://site/film.mp4', { headers, method }), { cacheControl: 'public' })
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

it('answers with the whole file, and says that parts can be had', async () => {
  const response = get({})
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public',
    'content-length': String(size),
    'content-type': 'video/mp4',
  })
  expect((await bodyOf(response)).equals(bytes)).toBe(true)
  const head = get({}, 'HEAD')
  expect(head.headers.get('Content-Length')).toBe(String(size))
  expect(await head.text()).toBe('')
})

it.each([
  ['bytes=0-1', 0, 1],
  ['bytes=1000-4999', 1000, 4999],
  [`bytes=${size - 10}-${size + 10}`, size - 10, size - 1],
  ['bytes=-500', size - 500, size - 1],
  [`bytes=${size - 300}-`, size - 300, size - 1],
  // No longer than a browser reads at once.
  ['bytes=0-', 0, 4 * 1024 * 1024 - 1],
])('answers %s with that part', async (range, from, to) => {
  const response = get({ Range: range })
  expect(response.status).toBe(206)
  expect(response.headers.get('Content-Range')).toBe(`bytes ${from}-${to}/${size}`)
  expect(response.headers.get('Content-Length')).toBe(String(to - from + 1))
  expect((await bodyOf(response)).equals(bytes.subarray(from, to + 1))).toBe(true)
})

it('refuses a part behind the end, and takes an unclear range for the whole file', () => {
  const behind = get({ Range: `bytes=${size}-` })
  expect(behind.status).toBe(416)
  expect(behind.headers.get('Content-Range')).toBe(`bytes */${size}`)
  for (const range of ['bytes=5-2', 'bytes=0-1,5-6', 'bytes=-', 'lines=1-2', 'bytes=a-b'])
    expect(get({ Range: range }).status, range).toBe(200)
})

it('has a tag by which a client asks again, and continues only the same file', () => {
  const etag = get({}).headers.get('ETag') ?? ''
  expect(get({ 'If-None-Match': etag }).status).toBe(304)
  expect(get({ 'If-None-Match': '"other"' }).status).toBe(200)
  expect(get({ Range: 'bytes=0-1', 'If-Range': etag }).status).toBe(206)
  expect(get({ Range: 'bytes=0-1', 'If-Range': '"other"' }).status).toBe(200)
})
