import { part } from '#app/part.ts'

/**
 * The part of the call that a page contains before anybody presses the button. Loaded only where it is rendered, so
 * that a site without calls has none of it. There is no Suspense around it: hydration waits for it as for the rest of
 * the page. A page whose call cannot be loaded is a page without calls.
 */
export const CallButton = part(async () => (await import('./call-button.tsx')).CallButton)
export const CallNotice = part(async () => (await import('./call-notice.tsx')).CallNotice)
export const CallDock = part(async () => (await import('./call-dock.tsx')).CallDock)
