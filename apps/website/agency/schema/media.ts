import * as v from 'valibot'
import { words } from './values.ts'

/** The path of a file from the agency's folder, with one of these endings. */
const fileOf = (endings: string, example: string) =>
  v.pipe(
    v.string('must be the path of a file'),
    v.regex(
      new RegExp(`^(?!\\.|.*/\\.)[^/\\\\]+(?:/[^/\\\\]+)*\\.(?:${endings})$`, 'i'),
      `must be the path of a file in your folder such as ${example}`,
    ),
  )

const pictureFile = fileOf('jpe?g|png|svg', 'media/team.jpg (JPEG, PNG or SVG)')

const shown = {
  /** What it shows, for people who cannot see it. */
  alt: v.optional(words),
  /** It says nothing that the text beside it does not say: it needs no `alt`, and a film plays by itself, without sound. */
  decorative: v.optional(v.boolean('must be true or left out')),
  /** The point that stays in view where the picture is cropped: from the left and from the top. */
  focus: v.optional(
    v.pipe(
      v.string('must be text'),
      v.regex(/^(?:\d{1,2}|100)% (?:\d{1,2}|100)%$/, "must be two percentages such as '50% 30%'"),
    ),
  ),
  /** Text below it. */
  caption: v.optional(words),
}

const isDescribed = ({ alt, decorative }: { alt?: string | undefined; decorative?: boolean | undefined }) =>
  (alt === undefined) === (decorative === true)

const needsAlt =
  'needs an alt, which says what it shows; or decorative: true instead, if it shows nothing that matters'

/** A photo or a drawing of the owner's. */
export const pictureSchema = v.pipe(
  v.strictObject({ picture: pictureFile, ...shown }),
  v.check((shown) => isDescribed(shown), needsAlt),
)
export type Picture = v.InferOutput<typeof pictureSchema>

/** A film of the owner's. */
export const filmSchema = v.pipe(
  v.strictObject({
    film: fileOf('mp4|webm', 'media/lesson.mp4 (MP4 or WebM)'),
    /** What is shown until it plays. It has the film's proportions. */
    poster: pictureFile,
    /** What is said, as WebVTT. */
    captions: v.optional(fileOf('vtt', 'media/lesson.vtt')),
    ...shown,
  }),
  v.check((shown) => isDescribed(shown), needsAlt),
)
export type Film = v.InferOutput<typeof filmSchema>
export type Media = Picture | Film

const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null

/** A picture or a film. */
export const mediaSchema = v.lazy((input): typeof pictureSchema | typeof filmSchema =>
  isObject(input) && 'film' in input ? filmSchema : pictureSchema,
)

/** What a page shows, or a picture or film of the owner's in its place. */
export const orMedia = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.lazy((input): Schema | typeof pictureSchema | typeof filmSchema => {
    if (!isObject(input) || !('film' in input || 'picture' in input)) return schema
    return 'film' in input ? filmSchema : pictureSchema
  })
