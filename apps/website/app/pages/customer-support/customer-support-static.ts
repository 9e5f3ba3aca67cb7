import { createStaticParts } from '#app/static-parts/static-parts.tsx'

/** The static parts of the page. */
export const { ready, StaticPart } = createStaticParts(() => import('./customer-support-parts.tsx'))
