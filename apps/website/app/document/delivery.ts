import { createContext } from 'react'
import type { Delivery } from '#contract/pages.ts'

/** Only on the server. Null for a page that is rendered for its request: it contains what the router renders. */
export const DeliveryContext = createContext<Delivery | null>(null)
