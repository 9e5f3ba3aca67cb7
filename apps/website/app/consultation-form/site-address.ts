/**
 * The address of the site that takes the requests: empty on its own pages, set in `<frontdesk-form>`, whose script comes from
 * the site and runs on pages of others.
 */
export const siteAddress: string =
  import.meta.env.MODE === 'form-element' ? new URL(import.meta.url).origin : ''
