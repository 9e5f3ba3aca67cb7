import type { Promotion } from '#agency/schema/promotion.ts'
import type { Articles } from './articles.ts'
import type { Booking } from './booking.ts'
import type { ReceiveOutcome } from './consultation-request.ts'

/** What loaders and actions of the current request may use of the server: `context.get(serverContext)`. */
export type ServerContext = {
  site: {
    /** The public address without a trailing slash: PUBLIC_URL, or else the address of this request. */
    origin: string
    /** True if the operator set PUBLIC_URL. Only then the origin belongs into canonical links and previews. */
    hasPublicUrl: boolean
    /** True if the pages report measurements of visits. */
    measuresVisits: boolean
    /** What the site keeps of requests, and for how many days; null if it never expires. */
    /** The hosts of other sites whose pages may show the form. */
    guests: readonly string[]
    retention: { visits: boolean; requestsDays: number | null; backupsDays: number | null }
    /** Today's promotion, if any. The pages are rendered again when a day begins. */
    promotion: Promotion | null
  }
  /** Null on a site without articles. */
  articles: Articles | null
  /** Null on a site without appointments, and while a page is rendered for everybody. */
  booking: Booking | null
  voice: {
    /** `off`: the pages show no call button. */
    provider: 'embedded' | 'vapi' | 'off'
    /** The notice before the first call; null if calls are off. */
    notice: string | null
    /** Present if the site is in another language, which the assistant does not speak. */
    isInEnglish?: true
  }
  /**
   * Validates and stores what the visitor sent.
   * @param input the fields of the form by name
   * @param idempotencyKey identifies the request for repeats; null if the form has none
   */
  receiveConsultation(input: unknown, idempotencyKey: string | null): Promise<ReceiveOutcome>
}

/** How this request's document is rendered. */
export type Rendering = {
  /** Allows the inline scripts of this answer; absent if hashes allow them. */
  nonce?: string
  /** Of a page from memory. */
  delivery?: Delivery
  /** Receives errors of rendering. */
  reportError(error: unknown): void
}

/** What a page from memory contains besides what the router renders. */
export type Delivery = {
  /** The contents of the build's style sheets, by address. */
  stylesheets: ReadonlyMap<string, string>
  /** The inline script right behind the deferred styles that turns them on after the first paint. */
  showDeferredStyles: string
  /** The inline script that starts the page's module script; null if the browser starts it at once. */
  waitForVisitor: string | null
  /** The inline script that measures the visit; null if visits are not measured. */
  visitReport: string | null
  /** The address of the solver for the form's proof of work; null if none is required. */
  proofSolver: string | null
}

/** A form of the site: the path of its page, and its `page_source`. */
export type FormAddress = { path: string; pageSource: string }
