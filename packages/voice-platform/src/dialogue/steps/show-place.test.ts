import { it } from 'vitest'
import { talk } from '../evaluation/talk.ts'

it('shows a page or a section', () => {
  talk()
    .says('Show me the case studies')
    .sees({ name: 'open_page', arguments: { path: '/case-studies' } })
    .says('Take me to the testimonials')
    .sees({ name: 'scroll_to_section', arguments: { section: 'testimonials', path: '/' } })
})

it('shows the place that an answer belongs to', () => {
  talk()
    .says('What is your phone number?')
    .hears(/plus 1, 5 5 5, 0 1 0, 0 1 4 2/)
    .sees({ name: 'scroll_to_section', arguments: { section: 'contact', path: '/' } })
})
