import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CallCaptions } from './call-captions.tsx'

it('says in which language the assistant speaks, and leaves what the visitor said to the page', () => {
  const captions = [
    { id: 1, role: 'assistant', text: 'We offer a demo.', final: true },
    { id: 2, role: 'user', text: 'Was kostet das?', final: true },
  ] as const
  const html = renderToStaticMarkup(
    <CallCaptions captions={captions} isSmall={false} isHeard language="en-US" />,
  )
  expect(html).toContain('<span lang="en-US">We offer a demo.</span>')
  expect(html).toContain('<span>Was kostet das?</span>')
})
