import { expect, test } from 'vitest'
import { findPagesThatMove } from './find-pages-that-move.ts'

// Elsewhere than on Linux, Chromium sees the fonts of its system whatever a test says. The other fonts take long: font-swap.long.test.ts.
test.runIf(process.platform === 'linux')(
  'nothing moves when the typeface takes the place of Liberation Sans',
  { timeout: 120_000 },
  async () => {
    const moved = await findPagesThatMove(['LiberationSans-Regular.ttf', 'LiberationMono-Regular.ttf'])
    // Words may be such that a line breaks elsewhere by a hair. A font that is not fitted moves something on most pages.
    expect(moved.length, moved.join(', ')).toBeLessThanOrEqual(2)
  },
)
