import { pagesWithLayout } from '#contract/service-pages.ts'

/* Computed in the build (evaluated-modules.ts), so that no page loads the words of another layout. */
export const pipelinePages = pagesWithLayout('pipeline')
