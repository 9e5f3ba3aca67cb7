import { createStaticParts } from '#app/static-parts/static-parts.tsx'

/** The static parts of the home page. */
export const { ready, StaticPart } = createStaticParts(() => import('./home-parts.tsx'))
