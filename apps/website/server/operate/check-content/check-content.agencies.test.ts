import { describe, expect, it } from 'vitest'
import { checkContent } from './check-content.ts'
import { describeTheme } from './describe-theme.ts'
import { findUnknownIds } from './find-unknown-ids.ts'
import { content } from './read-content.ts'

describe('the content of an agency that ships', () => {
  it('fits the schema, and references nothing that does not exist', () => {
    expect(checkContent(content)).toEqual([])
  })

  it('mentions nothing that was removed', () => {
    expect(findUnknownIds(content)).toEqual([])
  })

  it('may close on the holidays of a country and region that are known', () => {
    const { contact } = content['contact.ts']
    const closedOn = (...holidays: (typeof contact)['holidays']) =>
      checkContent({ ...content, 'contact.ts': { contact: { ...contact, holidays } } }).map(
        ({ sentence }) => sentence,
      )
    expect(closedOn('12-25', { country: 'DE' }, { country: 'DE', region: 'HB' })).toEqual([])
    expect(closedOn({ country: 'DE', region: 'XX' })).toEqual([
      expect.stringMatching(/^contact\.holidays names DE, XX, whose holidays are not known: /),
    ])
    expect(closedOn('12-32')).toEqual([expect.stringMatching(/must be a day such as 2026-12-24/)])
  })

  it('says which name it does not know', () => {
    const { brand } = content['brand.ts']
    const misspelt = { ...brand, taglien: 'Open at night' }
    expect(checkContent({ ...content, 'brand.ts': { brand: misspelt } })).toEqual([
      {
        file: 'brand.ts',
        sentence: 'brand.taglien is nothing that the site knows; its name may be misspelt.',
      },
    ])
  })

  it('links to other sites by addresses and icons that exist', () => {
    const linked = (social: object) => {
      const navigation = { ...content['navigation.ts'], elsewhere: { header: [], social: [social] } }
      return checkContent({ ...content, 'navigation.ts': navigation as never }).map(
        ({ sentence }) => sentence,
      )
    }
    const link = { label: 'Mastodon', href: 'https://social.example/@us' }
    expect(linked(link)).toEqual([])
    expect(linked({ ...link, href: 'javascript:alert(1)' })).toContainEqual(
      expect.stringMatching(/must begin with https/),
    )
    expect(linked({ ...link, icon: 'mastodon.svg' })).toEqual([
      expect.stringMatching(/^elsewhere.social names social\/mastodon.svg, which does not exist/),
    ])
  })

  it('has icons of services that exist', () => {
    const [first, ...others] = content['services.ts'].services
    const drawn = (icon: string) =>
      checkContent({
        ...content,
        'services.ts': { services: [{ ...first, icon }, ...others] as never },
      }).map(({ sentence }) => sentence)
    expect(drawn('tool')).toEqual([])
    expect(drawn('paw.svg')).toEqual([
      expect.stringMatching(
        /^services\.[\w-]+ names icons\/paw\.svg, which does not exist: put the file into /,
      ),
    ])
    expect(drawn('paw')).toEqual([expect.stringMatching(/must be one of: .* a file in icons\//)])
  })

  it('has colours that need no adjustment', () => {
    expect(describeTheme()).toEqual([])
  })
})
