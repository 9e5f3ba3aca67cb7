import { expect, it, vi } from 'vitest'
import { appIcons } from './app-icons.ts'

const { accent } = vi.hoisted(() => ({ accent: '#7fd6a4' }))
vi.mock(import('#content/theme.ts'), () => ({ theme: { accent, scheme: 'dark', radius: 0.5 } }))

it('draws the icons of browsers in the colours of the theme', () => {
  const svg = String(appIcons().get('icon.svg'))
  expect(svg).toContain(accent)
  expect(svg).not.toMatch(/currentColor|var\(/)
})
