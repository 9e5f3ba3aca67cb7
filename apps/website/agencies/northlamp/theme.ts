import type { Theme } from '#agency/schema/theme.ts'

/**
 * The look of the site: the build computes all other colours from these, and holds the contrast of text and controls.
 * `npm run doctor` says what it adjusted. Any colour of CSS will do; `action` and `ground` may be left out.
 */
export const theme: Theme = {
  accent: '#7cc8f5',
  action: 'oklch(0.852 0.128 78)',
  ground: 'oklch(0.152 0.026 264)',
  scheme: 'dark',
  radius: 0.625,
}
