import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { copyWebsite, type WebsiteCopy } from './testing/copy-website.ts'
import { type DevelopmentSite, startDevelopmentSite } from './testing/start-development-site.ts'

const website = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** Asks for every page of a site. @returns the text of each by its path */
async function readPages(site: DevelopmentSite): Promise<Map<string, string>> {
  const { text: sitemap } = await site.get('/sitemap.xml')
  const pages = new Map<string, string>()
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address)
    const { status, text } = await site.get(pathname)
    expect(status, pathname).toBe(200)
    pages.set(pathname, text)
  }
  expect(pages.size).toBeGreaterThanOrEqual(3)
  return pages
}

/** What the assistant would know, as JSON. */
async function knowledgeOf(folder: string): Promise<string> {
  const program = join(folder, 'server/voice/testing/print-knowledge.ts')
  return (await run(process.execPath, [program])).stdout
}

describe('the content of this site', () => {
  it('fits its schema, and every page of it is rendered', { timeout: 120_000 }, async () => {
    // As `npm run dev` does: Node then restarts the server when a file changes.
    const site = await startDevelopmentSite(website, [`--watch-path=${join(website, 'content')}`])
    try {
      await readPages(site)
    } finally {
      await site.stop()
    }
  })
})

describe('an owner who edits the content', { timeout: 120_000 }, () => {
  let copy: WebsiteCopy | undefined
  let site: DevelopmentSite | undefined
  afterEach(async () => {
    await site?.stop()
    copy?.remove()
    site = copy = undefined
  })

  async function edited(edit: (own: WebsiteCopy) => void) {
    const own = copyWebsite(join(website, 'fixtures/northlamp'))
    copy = own
    edit(own)
    site = await startDevelopmentSite(own.website)
    const pages = await readPages(site)
    const home = pages.get('/') ?? ''
    return { pages, home, all: [...pages.values()].join('\n'), knowledge: () => knowledgeOf(own.website) }
  }

  it('gives the agency another name, with an umlaut, an ampersand and an apostrophe', async () => {
    const { all, home, knowledge } = await edited(({ edit }) =>
      edit('brand.ts', "const name = 'Northlamp'", 'const name = "Müller & O\'Neill"'),
    )
    expect(home).toContain('Müller &amp; O&#x27;Neill')
    expect(all).not.toMatch(/Northlamp(?! Automation Ltd)/)
    expect(await knowledge()).toContain('"name":"Müller & O\'Neill"')
  })

  it('changes the phone number', async () => {
    const { pages, knowledge } = await edited(({ edit }) => {
      edit('contact.ts', '+1 (202) 555-0142', '+49 30 901820')
      edit('contact.ts', '+12025550142', '+4930901820')
    })
    for (const [path, html] of pages) expect(html, path).toContain('tel:+4930901820')
    expect(await knowledge()).toContain('+49 30 901820')
  })

  it('renames a service', async () => {
    const { home, pages, knowledge } = await edited(({ edit }) => {
      edit('services.ts', "name: 'CRM integration'", "name: 'Client records'")
      edit('services.ts', "formChoice: 'CRM Integration'", "formChoice: 'Client Records'")
    })
    expect(home).toContain('<option>Client Records</option>')
    expect(home).not.toContain('<option>CRM Integration</option>')
    expect(pages.get('/services')).toContain('Client records</h2>')
    const { consultation, subjects } = JSON.parse(await knowledge()) as {
      consultation: { services: string[] }
      subjects: { name: string }[]
    }
    expect(consultation.services).toContain('Client Records')
    expect(subjects.map(({ name }) => name)).not.toContain('CRM integration')
  })

  it('removes a service, and with it its page, its card, its choice and what leads there', async () => {
    const { all, pages, knowledge } = await edited(({ edit }) =>
      edit('services.ts', /  \{\n    id: 'crm',[^]*?\n  \},\n/, ''),
    )
    expect([...pages.keys()]).not.toContain('/crm-integration')
    expect(all).not.toContain('href="/crm-integration"')
    expect(all).not.toContain('<option>CRM Integration</option>')
    expect(await knowledge()).not.toContain('/crm-integration')
    expect((await site?.get('/crm-integration'))?.status).toBe(404)
    const { stdout } = await run(process.execPath, [join(copy?.website ?? '', 'server/commands/doctor.ts')])
    expect(stdout).toContain('there is no service crm')
  })

  it('adds a service', async () => {
    const { home, pages, knowledge } = await edited(({ edit }) =>
      edit(
        'services.ts',
        'export const services: Service[] = [',
        `export const services: Service[] = [
  {
    id: 'translation',
    kind: 'other',
    name: 'Live translation',
    formChoice: 'Translation',
    icon: 'chat',
    summary: 'Your guests write in their language, you read yours.',
    detail: 'Forty languages',
    description: 'A translator in every conversation.',
  },`,
      ),
    )
    expect(home).toContain('Live translation')
    expect(home).toContain('<option>Translation</option>')
    expect(pages.get('/services')).toContain('A translator in every conversation.')
    expect(await knowledge()).toContain('Live translation')
  })

  it('changes a number once, and it changes everywhere', async () => {
    const { pages, knowledge } = await edited(({ edit }) =>
      edit('numbers.ts', /(manualWork: \{\s+sample: true,\s+value: )'80%'/, "$1'65%'"),
    )
    expect(pages.get('/')).toContain('Up to 65% less manual work')
    expect(pages.get('/services')).toContain('Up to 65% less manual work')
    expect(await knowledge()).toContain('up to 65% manual work reduction')
    expect([...pages.values()].join()).not.toContain('80% less manual work')
  })

  it('has no testimonials', async () => {
    const { home } = await edited(({ edit }) =>
      edit('testimonials.ts', /(testimonials: Testimonial\[\] = )\[[^]*\]/, '$1[]'),
    )
    expect(home).not.toContain('id="testimonials"')
    expect(home).not.toContain('#testimonials')
  })

  it('has no promotion', async () => {
    const { home } = await edited(({ edit }) =>
      edit('promotion.ts', /(promotion: Promotion \| null = )\{[^]*\}/, '$1null'),
    )
    expect(home).not.toContain('20% off')
  })

  it('changes the title of a page', async () => {
    const { pages } = await edited(({ edit }) =>
      edit('pages.ts', /title: `Services: [^`]*`/, "title: 'Everything we do'"),
    )
    expect(pages.get('/services')).toContain('<title>Everything we do</title>')
  })

  it('removes the links of the footer, and the pages are still there', async () => {
    const { home, pages, knowledge } = await edited(({ edit }) =>
      edit('navigation.ts', /(footer: FooterColumn\[\] = )\[[^]*?\n\]/, '$1[]'),
    )
    expect(home.slice(home.lastIndexOf('<footer'))).not.toContain('<a href="/privacy"')
    expect(pages.get('/case-studies')).toBeDefined()
    expect(await knowledge()).toContain('"path":"/case-studies"')
  })

  it('is told in a sentence what does not fit, with the file and the place', async () => {
    await expect(
      edited(({ edit }) => edit('services.ts', "page: 'scheduling'", "page: 'calendar'")),
    ).rejects.toThrow(
      'content/services.ts: services.scheduling.page names a page that does not exist: choose one of',
    )
  })

  it('is told that a part of the services page has this name already', async () => {
    await expect(
      edited(({ edit }) =>
        edit('services.ts', /id: '\w+',\n(\s+)kind: 'core'/, "id: 'process',\n$1kind: 'core'"),
      ),
    ).rejects.toThrow(
      'content/services.ts: services.process.id is the name of another part of the services page',
    )
  })

  it('is told which file cannot be read', async () => {
    await expect(edited(({ edit }) => edit('numbers.ts', 'noShows:', 'missedAppointments:'))).rejects.toThrow(
      /The content of the site cannot be read:\n- content\/\w+\.ts/,
    )
  })
})
