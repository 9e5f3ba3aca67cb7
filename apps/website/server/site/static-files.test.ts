import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compressFiles, loadStaticFiles, type ServeStaticFile } from './static-files.ts'

const script = 'export const greeting = "hello"\n'.repeat(50)
let folder: string
let serve: ServeStaticFile

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-files-'))
  await writeFile(join(folder, 'app.js'), script)
  await writeFile(join(folder, 'tiny.js'), '1')
  await writeFile(join(folder, 'picture.png'), script)
  await writeFile(join(folder, 'our logo@2x, größer.svg'), '<svg/>')
  await mkdir(join(folder, 'assets/media'), { recursive: true })
  await writeFile(join(folder, 'assets/media/team-0a1b-400.avif'), script)
  await writeFile(join(folder, 'lesson.webm'), script)
  await compressFiles(folder)
  serve = await loadStaticFiles(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const get = (path: string, encoding: string) =>
  serve(new Request(`http://site${path}`, { headers: { 'Accept-Encoding': encoding } }))

it('writes a compressed copy beside each file that gets smaller', async () => {
  expect((await readdir(folder)).toSorted()).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
    'assets',
    'lesson.webm',
    'our logo@2x, größer.svg',
    'picture.png',
    'tiny.js',
  ])
})

it('answers with the file of the encoding', async () => {
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const response = get('/app.js', encoding)
    expect(response?.headers.get('Content-Encoding')).toBe(encoding)
    expect(response?.headers.get('Content-Type')).toContain('javascript')
    expect(unpack(await (response as Response).arrayBuffer()).toString()).toBe(script)
  }
  expect(await get('/app.js', '')?.text()).toBe(script)
  expect(get('/tiny.js', 'br')?.headers.get('Content-Encoding')).toBeNull()
})

it('has no address for the compressed files themselves', () => {
  expect(get('/app.js.br', 'br')).toBeNull()
  expect(get('/app.js.gz', 'gzip')).toBeNull()
})

it('finds a file by each way to write its name in an address', async () => {
  for (const path of [
    '/our logo@2x, größer.svg',
    '/our%20logo@2x,%20gr%C3%B6%C3%9Fer.svg',
    `/${encodeURIComponent('our logo@2x, größer.svg')}`,
  ]) {
    expect(await get(path, '')?.text(), path).toBe('<svg/>')
  }
  expect(get('/our%20logo%zz.svg', '')).toBeNull()
})

it('keeps pictures and films on the disk, and answers parts of them', async () => {
  for (const [path, type, cache] of [
    ['/assets/media/team-0a1b-400.avif', 'image/avif', 'public, max-age=31536000, immutable'],
    ['/lesson.webm', 'video/webm', 'public, max-age=0, must-revalidate'],
  ] as const) {
    const response = serve(new Request(`http://site${path}`, { headers: { Range: 'bytes=7-11' } }))
    expect(response?.status).toBe(206)
    expect(response?.headers.get('Content-Type')).toBe(type)
    expect(response?.headers.get('Cache-Control')).toBe(cache)
    expect(await response?.text()).toBe('const')
  }
})
