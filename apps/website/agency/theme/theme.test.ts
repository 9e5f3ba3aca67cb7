import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { theme as sample } from '#content/theme.ts'
import type { Theme } from '../schema/theme.ts'
import { contrast, hex, lowestContrast, read, shown } from './colour.ts'
import { computePalette, describeAdjustment, hoursOf, stylesOf } from './palette.ts'
import { references } from './references.ts'
import { colorScheme, colourDeclarations, radiusDeclarations, themeColours } from './theme-styles.ts'

const vets: Theme = { accent: '#1f6b45', ground: '#f6f4ee', scheme: 'light', radius: 0.5 }

describe('the theme of the sample', () => {
  it('is today’s look: every colour, corner and drawing keeps its value', () => {
    expect(stylesOf(sample, 'night')).toEqual(references.night)
    expect(stylesOf(sample, 'day')).toEqual(references.day)
    expect(radiusDeclarations(sample)).toContain(
      '--radius-small: 0.375rem;\n  --radius-medium: 0.625rem;\n  --radius-large: 1rem;',
    )
    const drawing = 'linear-gradient(oklch(0.36 0.09 262), oklch(0.95 0.075 88), oklch(0.9 0.05 220 / 0.5))'
    expect(themeColours(drawing, sample)).toBe(drawing)
    expect(colorScheme(sample)).toBe('dark')
  })
})

describe('any theme', () => {
  const colour = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((each) => `#${each.toString(16).padStart(6, '0')}`)
  const theme: fc.Arbitrary<Theme> = fc.record(
    {
      accent: colour,
      action: colour,
      ground: colour,
      scheme: fc.constantFrom('dark', 'light', 'both'),
      radius: fc.constant(0.625),
    },
    { requiredKeys: ['accent', 'scheme', 'radius'] },
  )

  it('holds the contrast of text and controls on every background, in both schemes', () => {
    fc.assert(
      fc.property(theme, fc.constantFrom('night', 'day'), (given, hour) => {
        const { colours } = computePalette(given, hour)
        const behind = [colours.ground, colours.shade, colours.panel, colours.raised].map(shown)
        for (const name of ['ink', 'body', 'muted', 'brand', 'alarm'] as const) {
          expect(lowestContrast(shown(colours[name]), behind), name).toBeGreaterThanOrEqual(4.5)
        }
        expect(lowestContrast(shown(colours.control), behind)).toBeGreaterThanOrEqual(3)
        for (const lamp of [colours.lamp, colours['lamp-bright']]) {
          expect(contrast(shown(lamp), shown(colours['lamp-ink']))).toBeGreaterThanOrEqual(4.5)
        }
        expect(contrast(shown(colours.ink), shown(colours['brand-night']))).toBeGreaterThanOrEqual(4.5)
        if (hour === 'night' || hoursOf(given).includes(hour)) {
          expect(lowestContrast(shown(colours.lamp), behind)).toBeGreaterThanOrEqual(3)
        }
      }),
      {
        numRuns: 300,
        // A label whose contrast was just enough before it was rounded.
        examples: [
          [
            {
              accent: '#000000',
              action: '#486082',
              ground: '#620e16',
              scheme: 'dark',
              radius: 0.625,
            },
            'night',
          ],
        ],
      },
    )
  })

  it('keeps colours that need no adjustment as they were given', () => {
    const { colours, adjustments } = computePalette(vets, 'day')
    expect(adjustments).toEqual([])
    expect([hex(colours.brand), hex(colours.lamp), hex(colours.ground)]).toEqual([
      '#1f6b45',
      '#1f6b45',
      '#f6f4ee',
    ])
  })

  it('says what was adjusted, on which background, and the contrast before and after', () => {
    const { adjustments } = computePalette({ ...vets, accent: '#4fae7e' }, 'day')
    expect(adjustments.map(describeAdjustment)).toEqual([
      expect.stringMatching(
        /^accent #4fae7e on #[\da-f]{6} had 2\.\d:1 in the light scheme; it is #[\da-f]{6} now, 4\.5:1\.$/,
      ),
    ])
    const grey = computePalette({ ...vets, ground: '#999999' }, 'day').adjustments
    expect(grey.map(describeAdjustment)).toContainEqual(
      expect.stringMatching(/^ground #999999 leaves text too little contrast; it is #[\da-f]{6} now\.$/),
    )
  })

  it('gives a site that follows the visitor two values where they differ', () => {
    const both: Theme = { ...sample, scheme: 'both' }
    expect(colourDeclarations(both)).toContain(
      '--color-ground: light-dark(oklch(0.962 0.007 258), oklch(0.152 0.026 264));',
    )
    expect(colorScheme(both)).toBe('light dark')
    expect(themeColours('oklch(0.265 0.075 256 / 0.7)', both)).toMatch(
      /^light-dark\(oklch\([^)]+\), oklch\(0\.265 0\.075 256 \/ 0\.7\)\)$/,
    )
  })

  it('moves what is written for the day with the ground, and leaves the sample’s as it is', () => {
    const day = 'oklch(0.915 0.026 250)'
    expect(themeColours(day, sample, 'by-day', ['day'])).toBe(day)
    expect(read(themeColours(day, vets, 'by-day', ['day'])).h).not.toBeCloseTo(250, -1)
  })

  it.each<[accent: string, ground: string | undefined, hue: [from: number, to: number]]>([
    ['#1f6b45', '#f6f4ee', [140, 180]],
    ['#c8362d', '#f3f7fb', [230, 270]],
    ['#c8362d', '#ffffff', [230, 270]],
    ['#e07020', undefined, [70, 95]],
    ['#d6246e', '#f7f4ee', [70, 95]],
  ])('gives a light theme with the accent %s on %s a sky that is no pink', (accent, ground, [from, to]) => {
    const { ground: _, ...groundless } = vets
    const theme: Theme = { ...groundless, accent, ...(ground !== undefined && { ground }) }
    const { h } = read(themeColours('oklch(0.265 0.075 256 / 0.7)', theme))
    expect(h).toBeGreaterThan(from)
    expect(h).toBeLessThan(to)
  })

  it('turns a ground of paper into charcoal in the dark, and one of snow into night blue', () => {
    const groundOf = (ground: string) =>
      computePalette({ ...vets, ground, scheme: 'both' }, 'night').colours.ground
    expect(groundOf('#f7f4ee').c).toBeLessThan(0.015)
    expect(groundOf('#f3f7fb').c).toBeGreaterThan(0.015)
  })

  it('turns night skies and shadows into pale ones on a light ground', () => {
    expect(read(themeColours('oklch(0.265 0.075 256)', vets)).l).toBeGreaterThan(0.85)
    expect(read(themeColours('oklch(0.08 0.02 264 / 0.9)', vets, 'shadow')).alpha).toBeLessThan(0.3)
    expect(themeColours('oklch(1 0 0 / 0.4)', vets, 'shadow')).toBe('oklch(1 0 0 / 0.4)')
  })
})
