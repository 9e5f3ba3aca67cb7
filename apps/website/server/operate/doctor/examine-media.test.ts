import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { examineMedia } from './examine-media.ts'

const folder = mkdtempSync(join(tmpdir(), 'frontdesk-doctor-media-'))
const picture = (name: string, width: number) =>
  sharp({ create: { width, height: 300, channels: 3, background: '#123456' } })
    .jpeg()
    .toFile(join(folder, 'media', name))

beforeAll(async () => {
  mkdirSync(join(folder, 'media/old'), { recursive: true })
  await Promise.all([picture('wide.jpg', 1700), picture('narrow.jpg', 500), picture('old/first.jpg', 900)])
  for (const name of ['lesson.mp4', 'lesson.vtt']) writeFileSync(join(folder, 'media', name), name)
})
afterAll(() => rmSync(folder, { recursive: true }))

const wide = { picture: 'media/wide.jpg', alt: 'Wide' }
const film = {
  film: 'media/lesson.mp4',
  poster: 'media/wide.jpg',
  captions: 'media/lesson.vtt',
  alt: 'A lesson',
}

it('lists the pictures that nothing shows, and those that are not sharp in their place', async () => {
  const media = { ...wide, picture: 'media/narrow.jpg' }
  const findings = await examineMedia(
    { 'pages/home-hero.ts': { homeHero: { media } }, 'pages/home.ts': { home: { about: { flow: wide } } } },
    folder,
  )
  expect(findings.map(({ what }) => what)).toEqual([
    'No page shows media/lesson.mp4.',
    'No page shows media/lesson.vtt.',
    'No page shows media/old/first.jpg.',
    'media/narrow.jpg is 500 pixels wide, too small for its place: on a wide screen it fills 800, and is blurred.',
  ])
  expect(findings.at(-1)?.where).toContain('/pages/home-hero.ts, homeHero.media: give it a larger picture')
})

it('lists nothing when all files are shown and large', async () => {
  rmSync(join(folder, 'media/old'), { recursive: true })
  rmSync(join(folder, 'media/narrow.jpg'))
  expect(await examineMedia({ 'pages/home-hero.ts': { homeHero: { media: film } } }, folder)).toEqual([])
})
