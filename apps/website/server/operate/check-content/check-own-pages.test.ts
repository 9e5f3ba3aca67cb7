import { describe, expect, it } from 'vitest'
import type { AppointmentKind, Appointments } from '#agency/schema/appointments.ts'
import type { OwnPage } from '#agency/schema/own-pages.ts'
import type { OwnSection } from '#agency/schema/own-sections.ts'
import { ownPage, people, prices, questions } from '#agency/testing/own-page.ts'
import { forms } from '#content/forms.ts'
import { pages } from '#content/pages.ts'
import { services } from '#content/services.ts'
import { checkContent } from './check-content.ts'
import { checkOwnPages } from './check-own-pages.ts'
import { content } from './read-content.ts'

const problemsOf = (page: OwnPage, others: Record<`own-pages/${string}`, { page: OwnPage }> = {}) =>
  checkContent({ ...content, ...others, 'own-pages/offer.ts': { page } }).map(
    ({ file, sentence }) => `${file}: ${sentence}`,
  )
const text = (...blocks: string[]): OwnSection => ({ kind: 'text', blocks })
/** What a second page has of its own. */
const another = { path: '/a', title: 'Another', description: 'Another page.' }
/** A section as an owner may write it. */
const written = (section: object) => problemsOf(ownPage([section as OwnSection]))

const form: OwnSection = {
  kind: 'form',
  title: 'Write to us',
  pageSource: 'offer',
  service: services[0]?.id ?? '',
  submitLabel: 'Send',
  successText: 'Thank you.',
  againLabel: 'Again',
}

describe('a page of the agency’s own', () => {
  it('may have any of its sections', () => {
    expect(problemsOf(ownPage([prices, questions, people, form]))).toEqual([])
  })

  it('has a path of its own', () => {
    const taken = problemsOf(ownPage([people], { path: pages.services.path }))
    expect(taken).toEqual([
      expect.stringMatching(/^own-pages\/offer\.ts: page\.path is .+, which is taken by .+pages\.ts: choose/),
    ])
    const page = ownPage([people], { ...another, formerPaths: ['/offer'] })
    const other = { 'own-pages/a.ts': { page } }
    expect(problemsOf(ownPage([people]), other)).toEqual([
      expect.stringMatching(/offer\.ts: page\.path is \/offer, which is taken by .+own-pages\/a\.ts: choose/),
    ])
    expect(problemsOf(ownPage([people], { path: '/inbox/prices' }))).toEqual([
      'own-pages/offer.ts: page.path is /inbox/prices, which the server itself answers: choose another path.',
    ])
  })

  it('has a title and a description that no other page has', () => {
    const { title, description } = pages.services
    expect(problemsOf(ownPage([people], { title }))).toEqual([
      expect.stringMatching(
        /^own-pages\/offer\.ts: page\.title is that of a page in .+pages\.ts, too: write/,
      ),
    ])
    expect(problemsOf(ownPage([people], { description }))).toHaveLength(1)
    const other = { 'own-pages/a.ts': { page: ownPage([people], { path: '/a', title: 'Another' }) } }
    expect(problemsOf(ownPage([people]), other)).toEqual([
      expect.stringMatching(
        /offer\.ts: page\.description is that of a page in .+own-pages\/a\.ts, too: write/,
      ),
    ])
  })

  it('has ids that no other one has', () => {
    const withId = (more: Partial<OwnPage> = {}) => ownPage([{ ...people, id: 'who' }], more)
    expect(problemsOf(withId(), { 'own-pages/a.ts': { page: withId(another) } })).toEqual([
      expect.stringMatching(/offer\.ts: page has the id who, which .+own-pages\/a\.ts has, too: choose/),
    ])
  })

  it('is told where an object belongs', () => {
    const items = [{ name: 'Ada', role: 'Founder', portrait: 'media/ada.jpg' }]
    expect(written({ ...people, items })).toEqual([
      'own-pages/offer.ts: page.sections.0.items.0.portrait must be an object in braces.',
    ])
  })

  it('embeds a frame that is listed, and stands on no other page', () => {
    const page = ownPage([{ kind: 'embed', frame: 'plan' }])
    expect(problemsOf(page)).toEqual([
      expect.stringMatching(/page\.sections\.0\.frame is plan, which is no frame in other-companies\.ts/),
    ])
    const { otherCompanies } = content['other-companies.ts']
    const entry = {
      kind: 'frame' as const,
      id: 'plan',
      company: 'Acme',
      name: 'a',
      purpose: 'b',
      address: 'https://a.example/',
    }
    const among = (more: { page?: string }) =>
      checkContent({
        ...content,
        'other-companies.ts': { otherCompanies: { ...otherCompanies, entries: [{ ...entry, ...more }] } },
        'own-pages/offer.ts': { page },
      }).map(({ sentence }) => sentence)
    expect(among({})).toEqual([])
    expect(among({ page: 'home' })).toEqual([
      expect.stringMatching(/shows on the page home: leave out its page/),
    ])
  })

  it('is not named after a page that every agency has', () => {
    const problems = checkContent({ ...content, 'own-pages/services.ts': { page: ownPage([people]) } })
    expect(problems).toEqual([
      {
        file: 'own-pages/services.ts',
        sentence: expect.stringContaining('choose another name than services'),
      },
    ])
  })

  it('has sections of known kinds, whole and with alternative texts', () => {
    expect(written({ kind: 'sale' })).toEqual([
      expect.stringMatching(/^own-pages\/offer\.ts: page\.sections\.0\.kind must be one of: text, points, /),
    ])
    const items = [{ name: 'Ada Okoro', role: 'Founder', portrait: { picture: 'media/ada.svg' } }]
    expect(written({ ...people, items })).toEqual([
      expect.stringMatching(/^own-pages\/offer\.ts: page\.sections\.0\.items\.0\.portrait needs an alt/),
    ])
    expect(written({ kind: 'media', media: { film: 'media/a.mp4', alt: 'A' } })).toEqual([
      'own-pages/offer.ts: page.sections.0.media.poster is missing.',
    ])
    expect(written({ kind: 'media', media: { picture: 'media/a.jpg', alt: 'A' } })).toEqual([])
    expect(written({ ...prices, periods: undefined })).toEqual([
      expect.stringContaining('has a plan with two prices'),
    ])
    expect(
      written({
        kind: 'comparison',
        title: 'T',
        of: 'Of',
        columns: ['A'],
        yes: 'Yes',
        no: 'No',
        rows: [{ name: 'R', values: [] }],
      }),
    ).toEqual([expect.stringContaining('page.sections.0 has a row with more or fewer values')])
    expect(problemsOf(ownPage([form, { ...form, pageSource: 'other' }]))).toEqual([
      expect.stringContaining('page.sections has two forms'),
    ])
  })

  it('links to pages and sections that exist', () => {
    const linking = (address: string) => problemsOf(ownPage([text(`See [this](${address}).`), prices]))
    for (const address of [
      '/',
      '/#contact',
      '#plans',
      '/offer#small',
      pages.services.path,
      'https://a.example',
    ]) {
      expect(linking(address), address).toEqual([])
    }
    expect(linking('/nowhere')).toEqual([
      'own-pages/offer.ts: page.sections.0.blocks.0 leads to /nowhere, which is no page of this site.',
    ])
    expect(linking('/offer#none')).toEqual([expect.stringContaining('has no section with the id none')])
    expect(linking('javascript:alert(1)')).toEqual([expect.stringContaining('which is no path of this site')])
    const moved = {
      'own-pages/a.ts': { page: ownPage([people], { ...another, path: '/new', formerPaths: ['/old'] }) },
    }
    expect(problemsOf(ownPage([text('[A](/old)')]), moved)).toEqual([
      expect.stringContaining('leads to /old, which has moved: write /new.'),
    ])
    const off = { 'own-pages/a.ts': { page: ownPage([people], { path: '/a', off: true }) } }
    expect(problemsOf(ownPage([text('[A](/a)')]), off)).toEqual([
      expect.stringContaining('no page of this site'),
    ])
  })

  it('links to articles, and takes none of their addresses', () => {
    const { path } = content['articles.ts'].articlesPage
    const check = (page: OwnPage, ...articles: string[]) =>
      checkOwnPages({ ...content, 'own-pages/offer.ts': { page } }, articles).map(({ sentence }) => sentence)
    const linking = ownPage([text(`[All](${path}) [One](${path}/first#why)`)])
    expect(check(linking, 'first')).toEqual([])
    expect(check(linking, 'other')).toEqual([
      expect.stringContaining(`leads to ${path}/first#why, which is no`),
    ])
    expect(check(linking)).toHaveLength(2)
    const below = ownPage([people], { path: `${path}/tag`, formerPaths: [path, `${path}-of-old`] })
    expect(check(below)).toEqual([])
    expect(check(below, 'first')).toEqual([
      `page.path is ${path}/tag, which belongs to the articles: choose another path.`,
      `page.formerPaths.0 is ${path}, which belongs to the articles: choose another path.`,
    ])
  })

  it('links to the pages of appointments', () => {
    const kind = { slug: 'first-visit' } as AppointmentKind
    const { path } = pages.home
    const address = `${path === '/' ? '' : path}/book/first-visit`
    const check = (kinds: AppointmentKind[]) =>
      checkOwnPages({
        ...content,
        'appointments.ts': { appointments: { kinds } as Appointments },
        'own-pages/offer.ts': {
          page: ownPage([{ kind: 'action', title: 'Book', links: [{ label: 'Book', href: address }] }]),
        },
      }).map(({ sentence }) => sentence)
    expect(check([kind])).toEqual([])
    expect(check([])).toEqual([expect.stringContaining(`leads to ${address}, which is no page`)])
  })

  it('asks for a service that exists, as itself', () => {
    const pageSource = Object.values(forms)[0]?.pageSource ?? ''
    const notOffered = services.find(({ formChoice }) => formChoice === undefined)?.id ?? 'none'
    for (const service of ['none', notOffered]) {
      expect(problemsOf(ownPage([{ ...form, pageSource, service }]))).toEqual([
        expect.stringMatching(
          /page\.sections\.0\.service names a service that the forms do not offer: choose one of /,
        ),
        `own-pages/offer.ts: page.sections.0.pageSource is that of another form: ${pageSource}.`,
      ])
    }
    const alone = ownPage([{ ...form, service: notOffered, onlyChoice: 'A demo' }])
    expect(problemsOf(alone)).toEqual(notOffered === 'none' ? [expect.anything()] : [])
  })

  it('stands in a column that the footer has', () => {
    expect(problemsOf(ownPage([people], { menu: { footer: 'Nowhere' } }))).toEqual([
      expect.stringMatching(/page\.menu\.footer names no column of the footer: choose one of /),
    ])
  })
})
