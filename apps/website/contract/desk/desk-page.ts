/** The `page_source` of requests that staff made. The store reads it, so this file reads no content. */
export const deskPage = 'desk'
