import { contentPath } from '#agency/content-folder.ts'
import { describeAdjustment } from '#agency/theme/palette.ts'
import { adjustments } from '#contract/theme.ts'

/** Says what was adjusted about the theme's colours, and why: a sentence for each. */
export const describeTheme = (): string[] =>
  adjustments.map((adjustment) => `${contentPath}/theme.ts: ${describeAdjustment(adjustment)}`)
