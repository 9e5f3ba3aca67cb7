import { parse } from 'culori'
import * as v from 'valibot'
import { some } from './values.ts'

const colour = v.pipe(
  v.string('must be a colour such as #7cc8f5'),
  v.check(
    // In a form that style sheets know, too.
    (text) => /^(?:#|(?:oklch|rgb|hsl)\()/.test(text) && (parse(text)?.alpha ?? (parse(text) ? 1 : 0)) === 1,
    'must be an opaque colour such as #7cc8f5 or oklch(0.8 0.1 235)',
  ),
)

/** The look of the site. Every other colour is computed from these (`agency/theme/palette.ts`). */
export const themeSchema = v.strictObject({
  /** The brand's colour: links, icons, figures, focus. */
  accent: colour,
  /** The main action of a screen. Without it, the accent colour. */
  action: v.optional(colour),
  /** The background of the pages: a dark or a light one. Without it, a shade of the accent colour. */
  ground: v.optional(colour),
  /** `both` follows the visitor's `prefers-color-scheme`. */
  scheme: v.picklist(['dark', 'light', 'both'], "must be 'dark', 'light' or 'both'"),
  /** `false`: no dots drift behind the pages. */
  dots: v.optional(v.boolean('must be true or false')),
  /** `false`: the first screens and the last one have no sky, but the ground. */
  sky: v.optional(v.boolean('must be true or false')),
  /** The corners of buttons and fields, in rem; those of panels and chips follow. */
  radius: v.pipe(
    v.number('must be a number of rem such as 0.625'),
    v.minValue(0, 'must be from 0 to 1.5 rem'),
    v.maxValue(1.5, 'must be from 0 to 1.5 rem'),
  ),
  /** A typeface from files of the agency. Without it, the site's own. */
  font: v.optional(
    v.strictObject({
      family: v.pipe(
        v.string('must be a name'),
        v.regex(/^[A-Za-z][\w -]*$/, 'must be a name such as Lora, in Latin letters'),
      ),
      /** What stands in until it has loaded, fitted to its size. */
      kind: v.picklist(['serif', 'sans-serif'], "must be 'serif' or 'sans-serif'"),
      /** Whether numbers and labels take it, too. Without it, they keep the site's monospaced one. */
      everywhere: v.optional(v.boolean('must be true or false')),
      files: some(
        v.strictObject({
          file: v.pipe(
            v.string('must be the path of a file'),
            v.regex(/^[\w-]+(?:\/[\w-]+)*\.woff2$/, 'must be the path of a file such as fonts/lora.woff2'),
          ),
          /** The weight of the file, or the first and the last one of a variable font. */
          weights: v.pipe(
            v.string('must be text'),
            v.regex(
              /^[1-9]\d{2}(?: [1-9]\d{2})?$/,
              "must be a weight such as '400', or two such as '400 700'",
            ),
          ),
        }),
      ),
    }),
  ),
})
export type Theme = v.InferOutput<typeof themeSchema>
