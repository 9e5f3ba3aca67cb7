/**
 * The colours of the sample: blue hour and lamplight, and the same room by day. A night-blue background, one sky hue for
 * the brand, and one warm lamp for the single most important action on a screen. The palette of any other theme differs
 * from these as its ground, accent and action differ from the sample's. The build inserts the result as `--color-<name>`
 * for `@theme-colours;` in app/root.css.
 */
const night = {
  ground: 'oklch(0.152 0.026 264)',
  shade: 'oklch(0.126 0.023 264)',
  band: 'oklch(from var(--color-shade) l c h / 0.7)',
  panel: 'oklch(0.192 0.03 264)',
  raised: 'oklch(0.243 0.036 264)',
  line: 'oklch(0.8 0.05 255 / 0.15)',
  'line-strong': 'oklch(0.8 0.05 255 / 0.26)',
  control: 'oklch(0.62 0.04 258)',
  ink: 'oklch(0.972 0.006 250)',
  body: 'oklch(0.845 0.016 255)',
  muted: 'oklch(0.715 0.026 257)',
  brand: 'var(--accent)',
  'brand-dim': 'oklch(from var(--accent) 0.6 c h)',
  'brand-night': 'oklch(from var(--accent) 0.3 calc(c * 0.6) h)',
  'brand-wash': 'oklch(from var(--accent) 0.7 calc(c * 1.2) h / 0.12)',
  lamp: 'oklch(0.852 0.128 78)',
  'lamp-bright': 'oklch(0.9 0.105 82)',
  'lamp-wash': 'oklch(0.8 0.13 75 / 0.12)',
  'lamp-ink': 'oklch(0.22 0.045 70)',
  alarm: 'oklch(0.79 0.125 27)',
  'alarm-wash': 'oklch(0.7 0.15 27 / 0.12)',
} as const

/** The name of a colour, without `--color-`. */
export type ColourName = keyof typeof night

const day: Record<ColourName, string> = {
  ground: 'oklch(0.962 0.007 258)',
  shade: 'oklch(1 0 0)',
  band: 'oklch(0.945 0.009 258 / 0.8)',
  panel: 'oklch(0.992 0.002 258)',
  raised: 'oklch(0.938 0.012 258)',
  line: 'oklch(0.42 0.05 260 / 0.14)',
  'line-strong': 'oklch(0.42 0.05 260 / 0.26)',
  control: 'oklch(0.56 0.03 258)',
  ink: 'oklch(0.22 0.035 264)',
  body: 'oklch(0.34 0.03 262)',
  muted: 'oklch(0.475 0.03 260)',
  brand: 'oklch(from var(--accent) min(l, 0.47) c h)',
  'brand-dim': 'oklch(from var(--accent) min(l, 0.55) c h)',
  'brand-night': 'oklch(from var(--accent) 0.9 calc(c * 0.5) h)',
  'brand-wash': 'oklch(from var(--accent) 0.6 calc(c * 1.2) h / 0.13)',
  lamp: 'oklch(0.82 0.145 78)',
  'lamp-bright': 'oklch(0.86 0.13 82)',
  'lamp-wash': 'oklch(0.85 0.13 80 / 0.28)',
  'lamp-ink': 'oklch(0.22 0.045 70)',
  alarm: 'oklch(0.5 0.17 27)',
  'alarm-wash': 'oklch(0.65 0.18 27 / 0.12)',
}

export const references = { night, day } as const

/** A dark or a light ground. */
export type Hour = keyof typeof references

export const colourNames = Object.keys(night) as ColourName[]
