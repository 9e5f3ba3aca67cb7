/* Replaced in the build: vite-plugins/agency-media.ts. */

/** Whether a film plays by itself. */
export const hasMovingFilms: boolean = false
