import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeNextSteps, makeAgency } from './make-agency.ts'
import { copyWebsite, type WebsiteCopy } from './testing/copy-website.ts'

let copy: WebsiteCopy
beforeAll(() => {
  copy = copyWebsite()
  rmSync(copy.content, { recursive: true })
})
afterAll(() => copy.remove())

it('makes an agency with the owner’s name, which the site then shows', async () => {
  const name = 'Müller & O\'Neill "Süd"'
  expect(makeAgency(copy.website, ` ${name.replace(' ', '  ')}`)).toEqual({ agency: 'muller-oneill-sud' })
  const folder = join(copy.website, 'agencies/muller-oneill-sud')
  const files = globSync('**/*.{ts,txt,svg}', { cwd: folder })
  expect(files.filter((file) => /northlamp/i.test(readFileSync(join(folder, file), 'utf8')))).toEqual([])
  const findings = await copy.run(join(copy.website, 'server/operate/commands/doctor.ts'))
  expect(findings).toContain(`(${name}).\n  apps/website/agencies/muller-oneill-sud/brand.ts: `)
  expect(findings).toContain(
    '.\n  apps/website/agencies/muller-oneill-sud/pages/home.ts: say it in your own words',
  )
  expect(existsSync(join(folder, 'asked'))).toBe(false)
  const knowledge = await copy.run(join(copy.website, 'server/voice/testing/print-knowledge.ts'))
  expect(JSON.parse(knowledge)).toMatchObject({ company: { name } })
  expect(describeNextSteps(copy.website, 'muller-oneill-sud')).toMatch(/\/brand\.ts first[^]+\nnpm run dev/)
})

it.each(['Northlamp', '  nachtportier!'])('refuses %s, which exists', (name) => {
  expect(makeAgency(copy.website, name)).toEqual({
    problem: expect.stringMatching(/^apps\/website\/agencies\/\w+ exists already: choose another name\.$/),
  })
})

it.each(['', ' ', '北京'])('asks for a name instead of "%s"', (name) => {
  expect(makeAgency(copy.website, name)).toEqual({
    problem: expect.stringContaining('npm run new-agency -- "Your Name"'),
  })
})

it('names AGENCY in what to do next with a second agency', () => {
  const made = makeAgency(copy.website, 'Ski School')
  expect(made).toEqual({ agency: 'ski-school' })
  expect(describeNextSteps(copy.website, 'ski-school')).toContain('AGENCY=ski-school npm run dev')
})
