import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { required } from '#agency/required.ts'
import { content, type Content } from '#server/operate/check-content/read-content.ts'
import {
  describeLabels,
  examineSampleTexts,
  filesOfPages,
  findUnchangedFiles,
  findUnchangedTexts,
} from './examine-sample-texts.ts'

/** The content without its marks, under another name and in English, as an owner leaves it on the first day. */
function renamed(): Content {
  const text = JSON.stringify(content, (key, value: unknown) => (key === 'sample' ? undefined : value))
  const copy = JSON.parse(text.replaceAll(content['brand.ts'].brand.name, 'Vet Group')) as Content
  copy['brand.ts'].brand.legalName = 'Vet Group Ltd'
  copy['brand.ts'].brand.language = 'en'
  return copy
}

describe('the texts of the sample', () => {
  it('are in no agency that ships', async () => {
    expect(await examineSampleTexts(content)).toEqual({ findings: [], notes: [] })
  })

  it('are found under another name, by file', () => {
    const own = renamed()
    const unchanged = findUnchangedTexts(own, content)
    expect(unchanged.get('brand.ts')).toContain(own['brand.ts'].brand.description)
    expect([...unchanged.keys()]).toEqual(
      expect.arrayContaining(['services.ts', 'pages.ts', 'pages/home.ts', 'service-pages.ts']),
    )
  })

  it('are found in every file of a site in another language, where none may stay', () => {
    const own = renamed()
    expect(findUnchangedTexts(own, content).has('voice-panel.ts')).toBe(false)
    own['brand.ts'].brand.language = 'de'
    expect([...findUnchangedTexts(own, content).keys()]).toEqual(
      expect.arrayContaining(['voice-panel.ts', 'call-notice.ts', 'mails.ts', 'form-fields.ts']),
    )
  })

  it('are found in another language from two words on', () => {
    const own = renamed()
    const { getStarted } = own['navigation.ts']
    getStarted.label = 'Get Started'
    const sample = structuredClone(own)
    expect(findUnchangedTexts(own, sample).has('navigation.ts')).toBe(false)
    own['brand.ts'].brand.language = 'de'
    expect(findUnchangedTexts(own, sample).get('navigation.ts')).toContain('Get Started')
    getStarted.label = 'Termin'
    expect(findUnchangedTexts(own, sample).get('navigation.ts')).not.toContain('Termin')
  })

  it('of a service’s page are found in the file that it stands in', async () => {
    const own = { ...renamed(), 'service-pages.ts': content['service-pages.ts'] }
    const pages = await filesOfPages()
    const unchanged = findUnchangedTexts(own, content, pages)
    expect(pages.size).toBeGreaterThan(0)
    for (const file of pages.values()) expect(unchanged.get(file)?.length).toBeGreaterThan(0)
    expect(unchanged.has('service-pages.ts')).toBe(false)
  })

  it('are found in replies, which speak of one trade', () => {
    const own = renamed()
    own['desk.ts'].desk.lostReasons = ['Has chosen somebody else']
    expect(findUnchangedTexts(own, { ...content, 'desk.ts': own['desk.ts'] }).get('desk.ts')).toEqual(
      own['desk.ts'].desk.replyTemplates.map(({ text }) => text),
    )
  })

  it('are named where a form asks for a company, which not every customer has', () => {
    const own = renamed()
    own['form-fields.ts'].formFields = [
      { name: 'email', required: true, label: 'Work e-mail', missing: '1', invalid: '1', tooLong: '1' },
      { name: 'company', required: true, label: 'Company', missing: '1', tooLong: '1' },
    ]
    const sample = structuredClone(own)
    expect(describeLabels(own, sample)).toEqual([
      expect.stringMatching(
        /^The forms ask for “Work e-mail”, “Company”, as the sample does: .+form-fields\.ts/,
      ),
    ])
    own['form-fields.ts'].formFields = []
    expect(describeLabels(own, sample)).toEqual([])
  })

  it('are found around a number that was changed', () => {
    const own = renamed()
    const [claim] = Object.values(own['numbers.ts'].claims)
    const before = String(claim?.value)
    const repeating = JSON.parse(JSON.stringify(own).replaceAll(before, '7 in 9')) as Content
    const sentences = [...findUnchangedTexts(repeating, content).values()]
      .flat()
      .filter((text) => text.includes('7 in 9'))
    expect(sentences.length).toBeGreaterThan(0)
  })

  it('are not found once the owner wrote another text', () => {
    const own = renamed()
    own['brand.ts'].brand.description = 'Three practices for small animals in the north of the city.'
    own['brand.ts'].brand.tagline = 'Three practices for small animals'
    expect(findUnchangedTexts(own, content).get('brand.ts')).toBeUndefined()
  })

  it('are not listed twice while they carry their mark', () => {
    const own = renamed()
    own['brand.ts'].brand.sample = true
    expect(findUnchangedTexts(own, content).get('brand.ts')).toBeUndefined()
  })

  it('are not words that any agency may keep, nor those of a page that the site does not have', () => {
    const own = renamed()
    const before = findUnchangedTexts(own, content)
    expect(before.has('form-fields.ts')).toBe(false)
    expect(before.has('server-words.ts')).toBe(false)
    expect(before.has('other-companies.ts')).toBe(false)
    const { taken } = required(own['appointments.ts'], 'appointments.ts').appointments.words
    expect(before.get('appointments.ts') ?? []).not.toContain(taken)
    expect(before.has('pages/case-studies.ts')).toBe(content['case-studies.ts'].caseStudies.length > 0)
    own['case-studies.ts'].caseStudies = []
    expect(findUnchangedTexts(own, content).has('pages/case-studies.ts')).toBe(false)
  })

  it('include the answers of the assistant, but not its ways to ask', () => {
    const answers = content.asked.entries.filter(({ answer }) => answer !== undefined)
    const said = findUnchangedTexts(renamed(), content).get('asked/') ?? []
    expect(said.length).toBeGreaterThan(0)
    expect(said.length).toBeLessThanOrEqual(answers.length)
  })
})

describe('the pictures of the sample', () => {
  it('are found where they were neither replaced nor removed', () => {
    const root = mkdtempSync(join(tmpdir(), 'pictures-'))
    const write = (agency: string, files: Record<string, string>) => {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(root, agency, file)), { recursive: true })
        writeFileSync(join(root, agency, file), text)
      }
    }
    write('sample', { 'brand/logo.svg': '1', 'brand/icon.svg': '2', 'public/a/b.svg': '3', 'voice.ts': '4' })
    write('own', { 'brand/logo.svg': 'own', 'public/a/b.svg': '3', 'public/c.svg': '1', 'voice.ts': '4' })
    expect(findUnchangedFiles(join(root, 'own'), join(root, 'sample'))).toEqual(['public/a/b.svg'])
    rmSync(root, { recursive: true })
  })
})
