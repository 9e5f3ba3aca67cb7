import { sitePages } from '../apps/website/agency/site-pages.ts'
import { consultationForms } from '../apps/website/app/consultation-form/form-config.ts'

/** The pages of the agency: id and path. */
export const pagePlaces = sitePages.map(({ id, path }) => [id, path] as const)

/** The consultation forms of the agency: the id of the page, the path, and a selector of the form. */
export const formPlaces = consultationForms.flatMap(({ path, panelId }) => {
  const page = sitePages.find((each) => each.path === path)
  return page ? [[page.id, path, `#${panelId}`] as const] : []
})
