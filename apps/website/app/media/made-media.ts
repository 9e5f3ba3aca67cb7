import type { MadePicture } from '#agency/media/made-picture.ts'

/* Replaced in the build by what it has made of the agency's files: vite-plugins/agency-media.ts. */

/** The pictures of the agency, by their files. */
export const pictures: Readonly<Record<string, MadePicture>> = {}

/** The addresses of films and their captions, by their files. */
export const films: Readonly<Record<string, string>> = {}
