import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyWebsite, type WebsiteCopy } from '#agency/testing/copy-website.ts'
import { type DevelopmentSite, startDevelopmentSite } from '#agency/testing/start-development-site.ts'

/** Requests every page of a site. @returns the text of each by its path */
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

it('npm run dev shows every page of an agency', async () => {
  const website = join(import.meta.dirname, '../../..')
  // Node restarts the server when a file changes.
  const site = await startDevelopmentSite(website, 'northlamp', [`--watch-path=${join(website, 'agencies')}`])
  try {
    await readPages(site)
  } finally {
    await site.stop()
  }
})

type Edit = WebsiteCopy['edit']

/** Returns the pages of a copy of the website after an owner's edits, and the knowledge of its assistant. */
async function openEdited(makeEdits: (edit: Edit, content: string) => void) {
  const copy = copyWebsite()
  let site: DevelopmentSite | undefined
  const close = async () => {
    await site?.stop()
    copy.remove()
  }
  try {
    makeEdits(copy.edit, copy.content)
    site = await startDevelopmentSite(copy.website)
    const pages = await readPages(site)
    return {
      site,
      pages,
      home: pages.get('/') ?? '',
      all: [...pages.values()].join('\n'),
      knowledge: await copy.run(join(copy.website, 'server/voice/testing/print-knowledge.ts')),
      doctor: () => copy.run(join(copy.website, 'server/operate/commands/doctor.ts')),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The words of a fourth page of a service, in a layout that another page has. */
const translationPage = `
  'live-translation': {
    layout: 'conversation',
    example: {
      caption: 'Example: two languages',
      customer: 'Guest',
      assistant: 'Translator',
      messages: [
        { from: 'customer', text: 'Haben Sie ein Zimmer?' },
        { from: 'assistant', text: 'Yes, for two nights.' },
      ],
      outcome: 'Booked in two languages',
    },
    hero: {
      title: 'Every guest at home.',
      lead: 'You write in your language, they read theirs.',
      action: 'Hear it',
      secondary: 'What it does',
    },
    note: {
      title: 'Doubts are marked',
      text: 'A doubtful sentence waits for you.',
      caption: 'Example: a doubt',
      heading: 'Please check',
      from: 'Chat, 9 am',
      rows: [{ name: 'Sentence', text: 'A pun' }],
      replyName: 'Draft',
      reply: 'A literal translation',
    },
    benefits: { title: 'What changes', items: [{ title: 'Forty languages', text: 'At any hour.' }] },
    industries: {
      title: 'Where it fits',
      items: [{ id: 'hotels', name: 'Hotels', text: 'At the reception.', asks: ['Is there a lift?'] }],
    },
    form: { title: 'Hear it translate', lead: 'We call you in any language.' },
  },`

/** Starting the site takes seconds, so independent edits share one start. */
describe('an owner who edits everything', () => {
  let own: Awaited<ReturnType<typeof openEdited>>
  beforeAll(async () => {
    own = await openEdited((edit) => {
      edit('brand.ts', "const name = 'Northlamp'", 'const name = "Müller & O\'Neill"')
      edit('contact.ts', '+1 (202) 555-0142', '+49 30 901820')
      edit('contact.ts', '+12025550142', '+4930901820')
      edit('services.ts', "name: 'CRM integration'", "name: 'Client records'")
      edit('services.ts', "formChoice: 'CRM Integration'", "formChoice: 'Client Records'")
      edit(
        'services.ts',
        'export const services: Service[] = [',
        `export const services: Service[] = [
  {
    id: 'translation',
    kind: 'other',
    name: 'Live translation',
    formChoice: 'Translation',
    page: 'live-translation',
    icon: 'chat',
    summary: 'Your guests write in their language, you read yours.',
    detail: 'Forty languages',
    description: 'A translator in every conversation.',
  },`,
      )
      edit('numbers.ts', /(manualWork: \{\s+sample: true,\s+value: )'80%'/, "$1'65%'")
      edit('testimonials.ts', /(testimonials: Testimonial\[\] = )\[[^]*\]/, '$1[]')
      edit('promotion.ts', /(promotion: Promotion \| null = )\{[^]*\}/, '$1null')
      edit('pages.ts', /title: `Services: [^`]*`/, "title: 'Everything we do'")
      edit(
        'navigation.ts',
        /(footer: FooterColumn\[\] = )\[[^]*?\n\]/,
        "$1[{ heading: 'New', links: [{ label: 'Live translation', page: 'live-translation' }] }]",
      )
      edit('service-pages.ts', /(servicePages: ServicePages = \{)/, `$1${translationPage}`)
      edit(
        'pages.ts',
        /(pages: Pages = \{)/,
        `$1
  'live-translation': {
    path: '/languages/live',
    name: 'Live translation',
    title: 'Live translation in forty languages',
    description: 'A translator in every conversation.',
  },`,
      )
      edit(
        'forms.ts',
        /(forms: Forms = \{)/,
        `$1
  'live-translation': {
    pageSource: 'languages',
    service: 'translation',
    submitLabel: 'Hear it translate',
    successText: 'Thank you. We will call you in your language.',
    againLabel: 'Ask Again',
  },`,
      )
    })
  }, 120_000)
  afterAll(() => own.close())

  it('gives the agency another name, with an umlaut, an ampersand and an apostrophe', () => {
    expect(own.home).toContain('Müller &amp; O&#x27;Neill')
    expect(own.all).not.toMatch(/Northlamp(?! Automation Ltd)/)
    expect(own.knowledge).toContain('"name":"Müller & O\'Neill"')
  })

  it('changes the phone number', () => {
    for (const [path, html] of own.pages) {
      expect(html, path).toContain('+49 30 901820')
      expect(html, path).not.toContain('555-0142')
    }
    expect(own.knowledge).toContain('+49 30 901820')
  })

  it('renames a service', () => {
    expect(own.home).toContain('<option>Client Records</option>')
    expect(own.home).not.toContain('<option>CRM Integration</option>')
    expect(own.pages.get('/services')).toContain('Client records</h2>')
    const { consultation, subjects } = JSON.parse(own.knowledge) as {
      consultation: { services: string[] }
      subjects: { name: string }[]
    }
    expect(consultation.services).toContain('Client Records')
    expect(subjects.map(({ name }) => name)).not.toContain('CRM integration')
  })

  it('adds a service', () => {
    expect(own.home).toContain('Live translation')
    expect(own.home).toContain('<option>Translation</option>')
    expect(own.pages.get('/services')).toContain('A translator in every conversation.')
    expect(own.knowledge).toContain('Live translation')
  })

  it('gives the new service a page, in the layout and at the path of its choice', async () => {
    const path = '/languages/live'
    const page = own.pages.get(path) ?? ''
    expect(page).toContain('Every guest at home.</h1>')
    expect(page).toContain('Booked in two languages')
    expect(page).toContain('Forty languages</h3>')
    expect(page).toContain('<section id="request"')
    expect(own.pages.get('/customer-support')).not.toContain('Booked in two languages')
    expect(own.home.slice(own.home.lastIndexOf('<footer'))).toContain(`<a href="${path}"`)
    expect((await own.site.get('/llms.txt')).text).toContain(`${path}): A translator in every conversation.`)

    const { facts, places } = JSON.parse(own.knowledge) as {
      facts: { subject?: string; say: string }[]
      places: { path: string; names: string[] }[]
    }
    expect(places).toContainEqual(expect.objectContaining({ path, names: ['Live translation'] }))
    const known = facts.filter(({ subject }) => subject === 'translation').map(({ say }) => say)
    expect(known).toContain('You write in your language, they read theirs.')
    expect(known.join(' ')).toContain('“Yes, for two nights.”')
    expect(known.join(' ')).toContain('Forty languages. At any hour.')
  })

  it('stores the requests of the new page under its page_source', async () => {
    const request = {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '+44 20 7946 0000',
      company: 'Analytical Engines',
      service: 'Translation',
      message: '',
    }
    const answer = await own.site.request('/api/consultations', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...request, page_source: 'languages' }),
    })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ page_source: 'languages' })
    const posted = await own.site.request('/languages/live', {
      method: 'POST',
      body: new URLSearchParams(request),
    })
    expect(posted.status).toBe(303)
    expect(posted.headers.get('Location')).toBe('/languages/live?sent=languages#request')
  })

  it('changes a number once, and it changes everywhere', () => {
    expect(own.home).toContain('Up to 65% less manual work')
    expect(own.pages.get('/services')).toContain('Up to 65% less manual work')
    expect(own.knowledge).toContain('up to 65% manual work reduction')
    expect(own.all).not.toContain('80% less manual work')
  })

  it('has no testimonials', () => {
    expect(own.home).not.toContain('id="testimonials"')
    expect(own.home).not.toContain('#testimonials')
  })

  it('has no promotion', () => {
    expect(own.home).not.toContain('20% off')
  })

  it('changes the title of a page', () => {
    expect(own.pages.get('/services')).toContain('<title>Everything we do</title>')
  })

  it('removes the links of the footer, and the pages still exist', () => {
    expect(own.home.slice(own.home.lastIndexOf('<footer'))).not.toContain('<a href="/privacy"')
    expect(own.pages.get('/case-studies')).toBeDefined()
    expect(own.knowledge).toContain('"path":"/case-studies"')
  })
})

it('an owner removes a service, and with it its page, its card, its choice and the links to it', async () => {
  const own = await openEdited((edit) => edit('services.ts', /  \{\n    id: 'crm',[^]*?\n  \},\n/, ''))
  try {
    expect([...own.pages.keys()]).not.toContain('/crm-integration')
    expect(own.all).not.toContain('href="/crm-integration"')
    expect(own.all).not.toContain('<option>CRM Integration</option>')
    expect(own.knowledge).not.toContain('/crm-integration')
    expect((await own.site.get('/crm-integration')).status).toBe(404)
    expect(await own.doctor()).toContain('there is no service crm')
  } finally {
    await own.close()
  }
})

/** The anchors of links that lead nowhere, by page. */
function deadAnchors(pages: ReadonlyMap<string, string>): string[] {
  return [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/href="(\/[^"#]*)?#([^"]+)"/g)].flatMap(([, to = path, anchor]) =>
      pages.get(to)?.includes(` id="${anchor}"`) ? [] : [`${path}: ${to}#${anchor}`],
    ),
  )
}

/** Headings that skip a level. */
const skippedLevels = (html: string): string[] => {
  const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
  return levels.flatMap((level, index) =>
    level > (levels[index - 1] ?? 0) + 1 ? [`h${level}, ${index}`] : [],
  )
}

it('an owner leaves out and moves sections, and nothing leads or refers to those that are gone', async () => {
  const sections = (names: string) => `$&\n  sections: [${names}],`
  const own = await openEdited((edit) => {
    edit('pages/home.ts', 'export const home: Home = {', sections("'about', 'badges', 'cta', 'solutions'"))
    edit('pages/home.ts', /  night: \{[^]*?\n  \},\n/, '')
    edit('pages/services.ts', 'ServicesPage = {', sections("'process', 'core'"))
    edit('pages/services.ts', /  close: \{[^]*?\n  \},\n/, '')
    edit('pages/case-studies.ts', 'CaseStudiesPage = {', sections("'stories'"))
    edit('pages/customer-support.ts', "layout: 'conversation',", sections("'benefits', 'industries'"))
    edit('pages/crm-integration.ts', "layout: 'pipeline',", sections("'integrations'"))
    edit('pages/scheduling.ts', "layout: 'week',", sections("'steps', 'results'"))
  })
  try {
    expect(deadAnchors(own.pages)).toEqual([])
    for (const [path, html] of own.pages) expect(skippedLevels(html), path).toEqual([])
    const order = (html: string, ...marks: string[]) => marks.map((mark) => html.indexOf(mark))
    const at = order(own.home, 'id="about"', 'id="cta"', 'id="solutions"', 'id="contact"')
    expect(Math.min(...at)).toBeGreaterThan(0)
    expect(at.toSorted((a, b) => a - b)).toEqual(at)
    expect(own.home).not.toMatch(/id="(?:services|testimonials)"|#(?:services|testimonials)"/)
    const process = order(own.pages.get('/services') ?? '', 'id="process"', 'id="support"')
    expect(process.toSorted((a, b) => a - b)).toEqual(process)
    expect(own.pages.get('/services')).not.toContain('id="beyond"')
    // The form is alone where nothing can stand beside it.
    const formOf = (path: string) =>
      /<section id="[^"]+" class="panel[^>]*>/.exec(own.pages.get(path) ?? '')?.[0]
    for (const path of ['/customer-support', '/crm-integration', '/scheduling']) {
      expect(formOf(path), path).toContain('mx-auto')
    }
    const { facts, places } = JSON.parse(own.knowledge) as {
      facts: { id: string }[]
      places: { section?: string }[]
    }
    const known = facts.map(({ id }) => id)
    expect(known).toContain('team')
    for (const id of ['night', 'testimonial-1', 'all-problems', 'where-to-start', 'example-note']) {
      expect(known).not.toContain(id)
    }
    expect(places.map(({ section }) => section)).not.toContain('testimonials')
  } finally {
    await own.close()
  }
}, 120_000)

describe('invalid content stops the start with a sentence', () => {
  it.each([
    [
      'a page that does not exist',
      'services.ts',
      "page: 'scheduling'",
      "page: 'calendar'",
      'apps/website/agencies/own/services.ts: services.scheduling.page names a page that does not exist: choose one of',
    ],
    [
      'the name of another part of the services page',
      'services.ts',
      /id: '\w+',\n(\s+)kind: 'core'/,
      "id: 'process',\n$1kind: 'core'",
      'apps/website/agencies/own/services.ts: services.process.id is the id of another section of the services page',
    ],
    [
      'a file that cannot be read',
      'numbers.ts',
      'noShows:',
      'missedAppointments:',
      /The content of the site cannot be read:\n- apps\/website\/agencies\/own\/\w+\.ts/,
    ],
  ] as const)('%s', { timeout: 120_000 }, async (_, file, from, to, sentence) => {
    await expect(openEdited((edit) => edit(file, from, to))).rejects.toThrow(sentence)
  })

  it.each([
    [
      'a page',
      'own-pages/prices.ts',
      "export const page = { path: '/prices' }\n",
      'apps/website/agencies/own/own-pages/prices.ts: page.name is missing.',
    ],
    [
      'an article',
      'articles/first.md',
      '---\ntitle: First\ndescription: First.\ndate: 2026-11-20\nauthor: Ada\n---\n\n<script>alert(1)</script>\n',
      'apps/website/agencies/own/articles/first.md:8: ',
    ],
  ])('%s of its own', { timeout: 120_000 }, async (_, file, text, sentence) => {
    const opened = openEdited((_edit, content) => {
      mkdirSync(dirname(join(content, file)), { recursive: true })
      writeFileSync(join(content, file), text)
    })
    await expect(opened).rejects.toThrow(sentence)
  })
})
