import { createStaticParts } from '#app/static-parts/static-parts.tsx'

/** The parts of the page that nothing happens in. */
export const { ready, StaticPart } = createStaticParts(() => import('./customer-support-parts.tsx'))
