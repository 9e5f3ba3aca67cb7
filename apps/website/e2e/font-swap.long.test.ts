import { expect, test } from 'vitest'
import { findPagesThatMove } from './find-pages-that-move.ts'

// On other systems than Linux, Chromium always uses the system's fonts.
test.runIf(process.platform === 'linux').each([
  ['DejaVu Sans', ['DejaVuSans.ttf', 'DejaVuSansMono.ttf']],
  // Roboto has no font for numbers; a phone has one as wide as DejaVu's.
  ['Roboto', ['Roboto-Regular.ttf', 'DejaVuSansMono.ttf']],
])('nothing moves when the typeface takes the place of %s', { timeout: 180_000 }, async (_, names) => {
  const moved = await findPagesThatMove(names)
  // The text may break a line differently by a hair. A font that does not fit moves something on most pages.
  expect(moved.length, moved.join(', ')).toBeLessThanOrEqual(2)
})
