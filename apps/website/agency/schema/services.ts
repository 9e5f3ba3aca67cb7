import * as v from 'valibot'
import { orMedia } from './media.ts'
import { id, line, list, sample, some, words } from './values.ts'

/** The icons that every agency has: app/ui/picture-icons.tsx. */
const serviceIcons = ['chat', 'record', 'calendar', 'flow', 'chart', 'tool'] as const
/** The line drawings of core services: app/pages/services/drawing.tsx. */
const serviceDrawings = ['conversation', 'records', 'calendar', 'flow'] as const
/** The moving pictures of additional services: app/pages/services/watch-pictures.tsx. */
const servicePictures = ['masked', 'watched', 'growing'] as const

const common = {
  /** Never shown to visitors; everything else refers to the service by it. */
  id,
  sample,
  /** The name on the pages and in the assistant's answers. */
  name: words,
  /** The label in the consultation forms. Without it, the forms do not offer the service. */
  formChoice: v.optional(words),
  /** Its own page, by the page's id: service-pages.ts. */
  page: v.optional(v.string('must be the id of a page')),
}

/** The entry on the home page. */
const listed = {
  /** A longer name for that list, if needed. */
  title: v.optional(words),
  icon: v.pipe(
    v.string('must be text'),
    v.check(
      (icon) => serviceIcons.some((each) => each === icon) || /^[\w-]+\.svg$/.test(icon),
      `must be one of: ${serviceIcons.join(', ')}; or the name of a file in icons/, such as paw.svg`,
    ),
  ),
  /** The benefit, in the customer's words. */
  summary: words,
  /** The ingredients, in a few words. */
  detail: line,
}

/** One thing the agency sells. */
export const serviceSchema = v.variant(
  'kind',
  [
    v.strictObject({
      /** Shown in full on the page of services. */
      kind: v.literal('core'),
      ...common,
      ...listed,
      /** Fills the window when it is a picture or film. */
      drawing: orMedia(
        v.picklist(
          serviceDrawings,
          `must be one of: ${serviceDrawings.join(', ')}; or a picture or film of yours`,
        ),
      ),
      description: line,
      features: list(line),
      benefits: list(line),
      useCases: list(line),
    }),
    v.strictObject({
      /** A paragraph on the page of services. */
      kind: v.literal('other'),
      ...common,
      ...listed,
      description: line,
    }),
    v.strictObject({
      /** Keeps the others safe and running; shown on the page of services only. */
      kind: v.literal('additional'),
      ...common,
      description: line,
      facts: list(line),
      picture: v.optional(
        orMedia(
          v.picklist(
            servicePictures,
            `must be one of: ${servicePictures.join(', ')}; or a picture or film of yours`,
          ),
        ),
      ),
      /** Under the picture. */
      caption: v.optional(words),
    }),
  ],
  "must be 'core', 'other' or 'additional'",
)
export type Service = v.InferOutput<typeof serviceSchema>
export type CoreService = Extract<Service, { kind: 'core' }>
export const servicesSchema = some(serviceSchema)
