import { createStaticParts } from '#app/static-parts/static-parts.tsx'

/** The parts of the home page that nothing happens in. */
export const { ready, StaticPart } = createStaticParts(() => import('./home-parts.tsx'))
