import { describe, expect, it } from 'vitest'
import { readTouch } from './read-touch.ts'

const site = 'https://www.example.com'

describe('how a visit began', () => {
  it('is the page it was opened on, the campaign, and the host that led there', () => {
    const opened = `${site}/scheduling?utm_source=news&utm_campaign=spring&gclid=1#form`
    expect(readTouch(opened, 'https://search.example/results?q=private')).toEqual({
      first: {
        page: '/scheduling',
        utm: { source: 'news', campaign: 'spring' },
        referrer: 'search.example',
      },
    })
  })

  it('is the page alone for a visitor from nowhere', () => {
    expect(readTouch(`${site}/?utm_source=`, '')).toEqual({ first: { page: '/' } })
  })

  it('goes back one page of ours, when the browser loaded another', () => {
    expect(readTouch(`${site}/services`, `${site}/?utm_source=news`)).toEqual({
      first: { page: '/', utm: { source: 'news' } },
      last: { page: '/services' },
    })
  })
})
