import { parse } from 'culori'
import * as v from 'valibot'

const colour = v.pipe(
  v.string('must be a colour such as #7cc8f5'),
  v.check(
    (text) => (parse(text)?.alpha ?? (parse(text) ? 1 : 0)) === 1,
    'must be an opaque colour such as #7cc8f5 or oklch(0.8 0.1 235)',
  ),
)

/** The look of the site. Every other colour is computed from these (`agency/theme/palette.ts`). */
export const themeSchema = v.object({
  /** The brand's colour: links, icons, figures, focus. */
  accent: colour,
  /** The main action of a screen. Without it, the accent colour. */
  action: v.optional(colour),
  /** The background of the pages: a dark or a light one. Without it, a shade of the accent colour. */
  ground: v.optional(colour),
  /** `both` follows the visitor's `prefers-color-scheme`. */
  scheme: v.picklist(['dark', 'light', 'both'], "must be 'dark', 'light' or 'both'"),
  /** The corners of buttons and fields, in rem; those of panels and chips follow. */
  radius: v.pipe(
    v.number('must be a number of rem such as 0.625'),
    v.minValue(0, 'must be from 0 to 1.5 rem'),
    v.maxValue(1.5, 'must be from 0 to 1.5 rem'),
  ),
})
export type Theme = v.InferOutput<typeof themeSchema>
