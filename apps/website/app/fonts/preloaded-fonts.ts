/**
 * The addresses of font files to load with the page: those of a theme with a font of its own (vite-plugins/own-font.ts). The
 * site's own typeface waits for the first paint.
 */
export const preloadedFonts: readonly string[] = []
