import * as v from 'valibot'
import { signatureFields, type TemplateField, templateFields, unknownIn } from './template-fields.ts'

/* What `/api/desk/templates` takes and returns. Every change names the version that its writer saw: 409 with `current` if
   there is a newer one. The browser imports its types. */

/** Templates that everybody has, and that one person has besides. */
export const maxShared = 200
export const maxOwn = 100

/** A template for replies. The browser fills in its fields (`template-fields.ts`). */
export type ReplyTemplate = {
  /** Of the content's own, the id there. */
  id: string
  name: string
  subject: string
  text: string
  /** Of one in the content of a site in several languages (BCP 47); null if it is for all of them. */
  language: string | null
  /** Everybody has it; otherwise only the person. */
  isShared: boolean
  /** 0 for one of the content that nobody has changed. */
  version: number
  /** Who changed it last; null if nobody has. */
  by: { id: string; name: string } | null
}

/** What stands below a reply: the words of everybody, or of one person. An empty `text` of a person: everybody's. */
export type Signature = Pick<ReplyTemplate, 'text' | 'version' | 'by'>

/** `GET /api/desk/templates` */
export type Templates = {
  templates: ReplyTemplate[]
  signatures: { shared: Signature; own: Signature }
  /** What {my phone} stands for; may be empty. */
  phone: string
}

/** The 409 answer, besides the problem's own fields: what a colleague has written meanwhile; null if it was deleted. */
export type TemplateConflict = { current: ReplyTemplate | null }

const words = (most: number, fields: readonly TemplateField[]) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll('\r\n', '\n').trim()),
    v.maxLength(most, `Write at most ${most} characters.`),
    v.regex(/^[^\0]*$/, 'Leave out the character U+0000.'),
    v.check(
      (text) => unknownIn(text, fields) === undefined,
      ({ input }) =>
        `There is nothing to fill in for ${unknownIn(input, fields)}. Use ${fields.map((field) => `{${field}}`).join(', ')}.`,
    ),
  )

const line = (most: number, empty: string) =>
  v.pipe(words(most, templateFields), v.minLength(1, empty), v.regex(/^[^\r\n]*$/, 'Write it in one line.'))

const version = v.pipe(v.number('Give the version that you saw.'), v.integer(), v.minValue(0))

const fields = {
  name: line(100, 'Name the template.'),
  subject: line(200, 'Write a subject.'),
  text: v.pipe(words(20_000, templateFields), v.minLength(1, 'Write the text.')),
  isShared: v.boolean('Say whether everybody has it.'),
}

/** `POST /api/desk/templates` → 201 `ReplyTemplate`; `DELETE …/:id?version=` → `{ version }`, by which `PUT` brings it back */
export const newTemplateSchema = v.object(fields)
export type NewTemplate = v.InferOutput<typeof newTemplateSchema>

/** `PUT /api/desk/templates/:id` → `ReplyTemplate` */
export const templateSchema = v.object({ ...fields, version })

/** `PUT /api/desk/templates/signature/shared` and `…/own` → `Signature`; the own one may be empty */
export const signatureSchema = v.object({ text: words(1000, signatureFields), version })

/** `PUT /api/desk/templates/phone` */
export const phoneSchema = v.object({
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(50, 'Write at most 50 characters.'),
    v.regex(/^[^\p{C}]*$/u, 'Write it in one line.'),
  ),
})
