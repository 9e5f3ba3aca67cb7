import { expect, test } from 'vitest'
import { findPagesThatMove } from './find-pages-that-move.ts'

// Elsewhere than on Linux, Chromium sees the fonts of its system whatever a test says.
test.runIf(process.platform === 'linux').each([
  ['DejaVu Sans', ['DejaVuSans.ttf', 'DejaVuSansMono.ttf']],
  // It comes without a font for numbers; a phone has one as wide as DejaVu's.
  ['Roboto', ['Roboto-Regular.ttf', 'DejaVuSansMono.ttf']],
])('nothing moves when the typeface takes the place of %s', { timeout: 180_000 }, async (_, names) => {
  const moved = await findPagesThatMove(names)
  // Words may be such that a line breaks elsewhere by a hair. A font that is not fitted moves something on most pages.
  expect(moved.length, moved.join(', ')).toBeLessThanOrEqual(2)
})
