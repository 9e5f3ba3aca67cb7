import { createContext } from 'react'

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

/** Only on the server. Null for a page that is rendered for its request: it contains what the router renders. */
export const DeliveryContext = createContext<Delivery | null>(null)
