import { consultationAction, consultationHeaders } from '#app/consultation-form/consultation-action.server.ts'

/* The route of an own page with a form: without one, a page takes no posts. */
export { default, links, loader, meta } from './own-page.tsx'
export const action = consultationAction
export const headers = consultationHeaders
