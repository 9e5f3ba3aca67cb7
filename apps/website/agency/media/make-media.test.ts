import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMedia } from './make-media.ts'

const folder = mkdtempSync(join(tmpdir(), 'frontdesk-media-'))
const path = (name: string) => join(folder, 'media', name)

/** A picture whose left half is red and whose right half is blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c01010' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#1010c0' } },
      gravity: 'east',
    },
  ])

beforeAll(async () => {
  mkdirSync(join(folder, 'media'))
  await halves(1000, 600)
    .withExif({ IFD0: { Copyright: 'Ada' } })
    .jpeg()
    .toFile(path('Two Halves.JPG'))
  // Held upright: the camera writes the sensor's pixels, and that they are to be turned.
  await halves(800, 600).withMetadata({ orientation: 6 }).jpeg().toFile(path('turned.jpg'))
  await sharp({ create: { width: 900, height: 900, channels: 4, background: '#10c01080' } })
    .png()
    .toFile(path('glass.png'))
  writeFileSync(
    path('plan.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path fill="currentColor" d="M0 0h9"/></svg>',
  )
  await halves(120, 80).jpeg().toFile(path('stamp.jpg'))
  writeFileSync(path('torn.jpg'), readFileSync(path('turned.jpg')).subarray(0, 2000))
  writeFileSync(path('lesson.mp4'), 'a film')
})
afterAll(() => rmSync(folder, { recursive: true }))

const make = (...media: object[]) => makeMedia({ 'pages/home.ts': { home: { media } } }, folder)

describe('a photo', () => {
  it('is copied in AVIF and WebP in several widths, up to its own, with one JPEG', async () => {
    const { pictures, files, problems } = await make({ picture: 'media/Two Halves.JPG', alt: 'Halves' })
    expect(problems).toEqual([])
    const made = pictures['media/Two Halves.JPG']
    expect(made).toMatchObject({ width: 1000, height: 600, widths: [400, 640, 960, 1000], format: 'jpg' })
    expect(made?.base).toMatch(/^\/assets\/media\/two-halves-[\da-f]{12}$/)
    const endings = [...files.keys()].map((address) => address.slice(made?.base.length)).toSorted()
    const expected = [400, 640, 960, 1000].flatMap((width) => [`-${width}.avif`, `-${width}.webp`])
    expect(endings).toEqual([...expected, '-1000.jpg'].toSorted())
    for (const [address, file] of files) {
      const [, width, format] = /-(\d+)\.(\w+)$/.exec(address) ?? []
      const metadata = await sharp(file).metadata()
      expect(metadata.width, address).toBe(Number(width))
      expect(metadata.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format ?? ''])
      expect(metadata.exif, address).toBeUndefined()
    }
  })

  it('has a placeholder of less than 100 bytes that shows where its colours are', async () => {
    const { pictures } = await make({ picture: 'media/Two Halves.JPG', alt: 'Halves' })
    const blur = pictures['media/Two Halves.JPG']?.blur ?? ''
    expect(blur.length).toBeLessThan(100)
    const bitmap = Buffer.from(blur.slice('data:image/bmp;base64,'.length), 'base64')
    expect(bitmap.readUInt32LE(2)).toBe(bitmap.length)
    const [left, right] = [bitmap.subarray(26, 29), bitmap.subarray(35, 38)]
    expect(left[2]).toBeGreaterThan(150)
    expect(right[0]).toBeGreaterThan(150)
  })

  it('stands upright', async () => {
    const { pictures, files } = await make({ picture: 'media/turned.jpg', alt: 'Halves' })
    const made = pictures['media/turned.jpg']
    expect(made).toMatchObject({ width: 600, height: 800 })
    const copy = await sharp(files.get(`${made?.base}-600.webp`))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(copy.info).toMatchObject({ width: 600, height: 800 })
    // Turned to the right, its left half is on top.
    expect(copy.data[0]).toBeGreaterThan(150)
    expect(copy.data.at(-1)).toBeGreaterThan(150)
  })
})

it('a transparent picture stays transparent, and a drawing stays as it is', async () => {
  const { pictures, files } = await make(
    { picture: 'media/glass.png', alt: 'Glass' },
    { picture: 'media/plan.svg', decorative: true },
  )
  const [glass, plan] = [pictures['media/glass.png'], pictures['media/plan.svg']]
  expect(glass).toMatchObject({ format: 'png', widths: [400, 640, 900] })
  expect(glass?.blur).toBeUndefined()
  const { isOpaque } = await sharp(files.get(`${glass?.base}-400.avif`)).stats()
  expect(isOpaque).toBe(false)
  expect(plan).toMatchObject({ width: 40, height: 20, widths: [], format: 'svg', inherits: true })
  expect(readFileSync(files.get(`${plan?.base}.svg`) ?? '')).toEqual(readFileSync(path('plan.svg')))
})

it('a film has an address by what it holds, beside its poster', async () => {
  const { films, files, pictures, problems } = await make({
    film: 'media/lesson.mp4',
    poster: 'media/turned.jpg',
    decorative: true,
  })
  expect(problems).toEqual([])
  expect(films['media/lesson.mp4']).toMatch(/^\/assets\/media\/lesson-[\da-f]{12}\.mp4$/)
  expect(files.get(films['media/lesson.mp4'] ?? '')).toBe(path('lesson.mp4'))
  expect(Object.keys(pictures)).toEqual(['media/turned.jpg'])
})

it('portraits, marks and sections are made for their places', async () => {
  const shown = { picture: 'media/plan.svg', alt: 'A plan' }
  const items = [{ name: 'Ada', portrait: shown }, { mark: shown }]
  const page = {
    sections: [
      { kind: 'people', items },
      { kind: 'media', media: shown },
    ],
  }
  const { uses, problems } = await makeMedia(
    {
      'own-pages/team.ts': { page },
      'pages/home.ts': { home: { night: shown, cta: { skyline: shown } } },
      'testimonials.ts': { testimonials: [{ image: shown }] },
    },
    folder,
  )
  expect(problems).toEqual([])
  expect(uses.map(({ location, place }) => `${location}: ${place}`)).toEqual([
    'page.sections.0.items.0.portrait: portrait',
    'page.sections.0.items.1.mark: mark',
    'page.sections.1.media: wide',
    'home.night: wide',
    'home.cta.skyline: wide',
    'testimonials.0.image: portrait',
  ])
})

it('each file that cannot be shown is explained, with its place', async () => {
  const { problems } = await make(
    { picture: 'media/gone.jpg', alt: 'Gone' },
    { picture: 'media/torn.jpg', alt: 'Torn' },
    { picture: 'media/stamp.jpg', alt: 'Small' },
    { film: 'media/gone.mp4', poster: 'media/turned.jpg', alt: 'Gone' },
  )
  expect(problems.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([
    expect.stringMatching(
      /^pages\/home\.ts: home\.media\.0 names media\/gone\.jpg, which does not exist: put the file into /,
    ),
    'pages/home.ts: home.media.1 names media/torn.jpg, which cannot be read as a picture: export it again as JPEG, PNG or SVG.',
    'pages/home.ts: home.media.2 names media/stamp.jpg, which is 120 pixels wide, much too small for its place: it needs 608 or more.',
    expect.stringMatching(/^pages\/home\.ts: home\.media\.3 names media\/gone\.mp4, which does not exist/),
  ])
})
