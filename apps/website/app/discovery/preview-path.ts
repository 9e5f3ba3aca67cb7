/** The path of a page's preview picture, 1200 by 630 pixels, made by the build. */
export const previewPath = (pagePath: string): string => `/previews/${pagePath.slice(1) || 'home'}.png`
