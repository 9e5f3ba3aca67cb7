import { consultationAction, consultationHeaders } from '#app/consultation-form/consultation-action.server.ts'
import OwnPage from './own-page.tsx'

/* The route of an own page with a form: without one, a page takes no posts. */
export { links, loader, meta } from './own-page.tsx'
export const action = consultationAction
export const headers = consultationHeaders
/* Not re-exported: React Router hands its props to the default export that a route file itself declares. */
export default OwnPage
