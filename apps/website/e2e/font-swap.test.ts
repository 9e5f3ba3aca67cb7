import { expect, test } from 'vitest'
import { findPagesThatMove } from './find-pages-that-move.ts'

// On other systems than Linux, Chromium always uses the system's fonts. The other fonts take long:
// font-swap.long.test.ts.
test.runIf(process.platform === 'linux')(
  'nothing moves when the typeface takes the place of Liberation Sans',
  { timeout: 120_000 },
  async () => {
    const moved = await findPagesThatMove(['LiberationSans-Regular.ttf', 'LiberationMono-Regular.ttf'])
    // The text may break a line differently by a hair. A font that does not fit moves something on most pages.
    expect(moved.length, moved.join(', ')).toBeLessThanOrEqual(2)
  },
)
