/** How esbuild makes modules for browsers, of what is published and of what is measured. */
export const browserBuild = {
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
} as const
