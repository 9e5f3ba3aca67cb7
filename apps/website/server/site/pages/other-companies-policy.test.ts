import { expect, it } from 'vitest'
import { withOtherCompanies } from './other-companies-policy.ts'

const common = { company: 'A company', name: 'a thing', purpose: 'Does things.' }

it('leaves the policy of a page as it is where nobody else has a script or a frame', () => {
  const inline = { 'script-src': ["'sha256-a'"] }
  expect(withOtherCompanies(inline, [])).toEqual(inline)
})

it('names the origins of scripts and frames, and opens nothing else', () => {
  const sources = withOtherCompanies({ 'script-src': ["'sha256-a'"] }, [
    { kind: 'frame', id: 'map', ...common, address: 'https://map.example/embed?at=1', page: 'home' },
    {
      kind: 'script',
      id: 'chat',
      ...common,
      address: 'https://chat.example/load.js',
      origins: ['https://files.chat.example'],
    },
  ])
  const chat = ['https://chat.example', 'https://files.chat.example']
  expect(sources).toEqual({
    'script-src': ["'sha256-a'", ...chat],
    'connect-src': chat,
    'img-src': chat,
    'frame-src': ['https://map.example', ...chat],
  })
})
