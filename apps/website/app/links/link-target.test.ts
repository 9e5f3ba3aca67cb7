import { describe, expect, it } from 'vitest'
import { linkTarget } from './link-target.ts'

const from = (page: string, link: string) =>
  linkTarget(new URL(link, 'https://agency.example'), new URL(page, 'https://agency.example'))

describe('a click on a link', () => {
  it('scrolls to a section of the current page', () => {
    expect(from('/', '/#services')).toEqual({ kind: 'scroll', section: 'services' })
    expect(from('/scheduling', '/scheduling#demo')).toEqual({ kind: 'scroll', section: 'demo' })
  })

  it('scrolls to the hero when Home is chosen on the home page', () => {
    expect(from('/#services', '/')).toEqual({ kind: 'scroll', section: 'home' })
    expect(from('/?sent=contact', '/')).toEqual({ kind: 'scroll', section: 'home' })
  })

  it('leaves a file, or another site, to the browser', () => {
    expect(from('/services', '/menu.pdf')).toBeNull()
    expect(from('/services', 'https://shop.example/')).toBeNull()
  })

  it('navigates to the home page and passes the section along', () => {
    expect(from('/services', '/#contact')).toEqual({
      kind: 'navigate',
      to: '/',
      state: { scrollTo: 'contact' },
      replace: false,
    })
  })

  it('navigates to another page, and adds no history entry for the same one', () => {
    expect(from('/', '/services')).toMatchObject({ to: '/services', state: null, replace: false })
    expect(from('/services', '/services')).toMatchObject({ to: '/services', replace: true })
  })

  it('leaves other sites, telephones and mail to the browser', () => {
    expect(from('/', 'https://elsewhere.example/')).toBeNull()
    expect(from('/', 'tel:+12025550142')).toBeNull()
    expect(from('/', 'mailto:info@agency.example')).toBeNull()
  })
})
