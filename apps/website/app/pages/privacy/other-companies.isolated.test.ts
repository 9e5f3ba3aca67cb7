import { expect, it } from 'vitest'
import { otherCompanies } from '#content/other-companies.ts'
import type { ServerContext } from '#contract/pages.ts'
import { composePrivacy } from './compose-privacy.server.ts'

const sections = () =>
  composePrivacy({
    site: {
      measuresVisits: false,
      guests: [],
      retention: { visits: true, requestsDays: null, backupsDays: null },
    } as Partial<ServerContext['site']> as ServerContext['site'],
    voice: { provider: 'off', notice: null },
  }).sections

it('lists what other companies load and set, before the rights of the visitor', () => {
  const { words } = otherCompanies
  const before = sections()
  expect(before.map(({ title }) => title)).not.toContain(words.title)

  const common = { name: 'a thing', address: 'https://count.example/count.js' }
  otherCompanies.entries = [
    { kind: 'script', id: 'count', company: 'Count Ltd', purpose: 'Counts.', sets: 'A cookie.', ...common },
    {
      kind: 'script',
      id: 'font',
      company: 'Type Ltd',
      purpose: 'Draws.',
      origins: ['https://t.example'],
      ...common,
    },
    { kind: 'frame', id: 'map', company: 'Map Ltd', purpose: 'Shows.', page: 'home', ...common },
  ]
  const after = sections()
  const added = after.find(({ title }) => title === words.title)
  expect(added?.paragraphs).toEqual([
    `Count Ltd (count.example): Counts. ${words.sets.replace('{sets}', 'A cookie.')} ${words.whenAllowed}`,
    `Type Ltd (count.example, t.example): Draws. ${words.setsNothing} ${words.atOnce}`,
    `Map Ltd (count.example): Shows. ${words.setsNothing} ${words.whenPressed}`,
  ])
  expect(after.filter((each) => each !== added)).toEqual(before)
})
