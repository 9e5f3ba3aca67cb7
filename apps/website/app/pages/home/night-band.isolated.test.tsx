import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { pictures } from '#app/media/made-media.ts'
import { NightBand } from './night-band.tsx'

const { picture } = vi.hoisted(() => ({ picture: 'media/harbour.jpg' }))

vi.mock(import('#content/pages/home.ts'), async (original) => {
  const { home } = await original()
  return { home: { ...home, night: { picture, alt: 'The harbour at night' } } }
})

it('shows the owner’s picture in place of the night at the desk', () => {
  const base = '/assets/media/harbour'
  Object.assign(pictures, { [picture]: { base, width: 2000, height: 900, widths: [400], format: 'jpg' } })
  const html = renderToStaticMarkup(<NightBand className="mt-10" />)
  expect(html).toContain('media-wide mt-10')
  expect(html).toContain('alt="The harbour at night"')
  expect(html).not.toContain('night-events')
})
