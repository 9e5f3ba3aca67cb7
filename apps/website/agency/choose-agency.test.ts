import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chooseAgency } from './choose-agency.ts'

let website: string
beforeEach(() => {
  website = mkdtempSync(join(tmpdir(), 'frontdesk-agencies-'))
  for (const agency of ['northlamp', 'nachtportier']) add(agency)
  writeFileSync(join(website, 'agencies/northlamp/brand.ts'), "const name = 'Northlamp'\n")
})
afterEach(() => rmSync(website, { recursive: true }))

const add = (agency: string) => mkdirSync(join(website, 'agencies', agency), { recursive: true })

it('shows the sample until the owner has an agency', () => {
  expect(chooseAgency(website, undefined)).toEqual({ agency: 'northlamp' })
  add('ski-school')
  expect(chooseAgency(website, undefined)).toEqual({ agency: 'ski-school' })
})

it('shows the agency that AGENCY names, and treats an empty value as none', () => {
  add('ski-school')
  expect(chooseAgency(website, 'nachtportier')).toEqual({ agency: 'nachtportier' })
  expect(chooseAgency(website, '')).toEqual({ agency: 'ski-school' })
})

it.each(['skischool', '.', '../agencies/ski-school'])('lists the agencies when AGENCY is %s', (named) => {
  add('ski-school')
  expect(chooseAgency(website, named)).toEqual({
    problem:
      'AGENCY names no folder of apps/website/agencies: set it to nachtportier, northlamp, or ski-school.',
  })
})

it('asks for AGENCY when the owner has several', () => {
  add('ski-school')
  add('alps')
  expect(chooseAgency(website, undefined)).toEqual({
    problem: 'apps/website/agencies has several agencies of your own: set AGENCY to alps or ski-school.',
  })
  expect(chooseAgency(website, 'alps')).toEqual({ agency: 'alps' })
})

it('says what to move when the owner has edited content/', () => {
  mkdirSync(join(website, 'content'))
  expect(chooseAgency(website, undefined)).toEqual({
    problem: expect.stringMatching(/^Frontdesk no longer reads apps\/website\/content: .+ move .+\.$/),
  })
  expect(chooseAgency(website, 'northlamp')).toEqual({ agency: 'northlamp' })
})

it('says what to move when git has merged the owner’s edits into the sample', () => {
  writeFileSync(join(website, 'agencies/northlamp/brand.ts'), "const name = 'Ski School'\n")
  expect(chooseAgency(website, undefined)).toEqual({
    problem: expect.stringMatching(
      /^apps\/website\/agencies\/northlamp is not the sample any more: .+\(git mv .+\.$/,
    ),
  })
})

it('takes a further language of an agency, for its build', () => {
  add('nachtportier/languages/de')
  writeFileSync(join(website, 'agencies/nachtportier/languages/de/brand.ts'), '')
  expect(chooseAgency(website, 'nachtportier/languages/de')).toEqual({ agency: 'nachtportier/languages/de' })
  for (const named of [
    'nachtportier/languages/fr',
    'nachtportier/languages/..',
    'nachtportier/media/de',
    '../languages/de',
  ]) {
    expect(chooseAgency(website, named), named).toHaveProperty('problem')
  }
})

it('says with which file a language begins when its folder has none yet', () => {
  add('nachtportier/languages/de')
  writeFileSync(join(website, 'agencies/nachtportier/languages/de/brand.ts'), '')
  writeFileSync(join(website, 'agencies/nachtportier/languages/notes.txt'), '')
  expect(chooseAgency(website, 'nachtportier')).toEqual({ agency: 'nachtportier' })
  add('nachtportier/languages/pt')
  for (const named of ['nachtportier', 'nachtportier/languages/de', 'nachtportier/languages/pt']) {
    expect(chooseAgency(website, named), named).toEqual({
      problem: expect.stringMatching(
        /^apps\/website\/agencies\/nachtportier\/languages\/pt has no brand\.ts, .+ copy .+ or delete .+\.$/,
      ),
    })
  }
  expect(chooseAgency(website, 'northlamp')).toEqual({ agency: 'northlamp' })
})
