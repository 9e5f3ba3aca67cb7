import { describe, expect, it } from 'vitest'
import { readTouch } from './read-touch.ts'

const site = 'https://www.example.com'

describe('the touch of a visit', () => {
  it('is the landing page, the campaign, and the referring host', () => {
    const opened = `${site}/scheduling?utm_source=news&utm_campaign=spring&gclid=1#form`
    expect(readTouch(opened, 'https://search.example/results?q=private')).toEqual({
      first: {
        page: '/scheduling',
        utm: { source: 'news', campaign: 'spring' },
        referrer: 'search.example',
      },
    })
  })

  it('is the page alone for a visitor without a referrer', () => {
    expect(readTouch(`${site}/?utm_source=`, '')).toEqual({ first: { page: '/' } })
  })

  it('includes the previous page of this site if the browser loaded another', () => {
    expect(readTouch(`${site}/services`, `${site}/?utm_source=news`)).toEqual({
      first: { page: '/', utm: { source: 'news' } },
      last: { page: '/services' },
    })
  })
})
