import { createContext } from 'react-router'
import type { Promotion } from '#agency/schema/promotion.ts'
import type { SubmissionOutcome } from '#server/consultations/submit-consultation.ts'

/** What loaders and actions may ask of the server, for the request at hand: `context.get(servicesContext)`. */
export type Services = {
  site: {
    /** Where visitors find the site, without a slash at the end: PUBLIC_URL, else the address of this request. */
    origin: string
    /** True when the operator set PUBLIC_URL: only then does the origin belong into canonical links and previews. */
    hasPublicUrl: boolean
    /** True when the pages measure how they are for their visitors. */
    measuresVisits: boolean
    /** What the site keeps of requests, and for how many days; null for as long as nobody deletes it. */
    keeps: { visits: boolean; requestsDays: number | null; backupsDays: number | null }
    /** The promotion that runs today, if any. The pages are rendered anew when a day begins. */
    promotion: Promotion | null
  }
  voice: {
    /** Off: the pages show no button to call. */
    provider: 'embedded' | 'vapi' | 'off'
    /** What a visitor should know before the first call; null where there are none. */
    notice: string | null
  }
  /**
   * Validates and stores what the visitor sent.
   * @param input the fields of the form by name
   * @param idempotencyKey names the request for repeats; null when the form carries none
   */
  submitConsultation(input: unknown, idempotencyKey: string | null): Promise<SubmissionOutcome>
}

export const servicesContext = createContext<Services>()

/** How the document of this request is written. */
export type Rendering = {
  /** Allows the inline scripts of this answer; absent when they are allowed by their hashes. */
  nonce?: string
  /** Takes what went wrong while a page was made. */
  reportError(error: unknown): void
}

export const renderingContext = createContext<Rendering>()
