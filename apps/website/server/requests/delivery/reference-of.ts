/** The reference that people quote: the end of the request's id, which `npm run requests -- show` accepts. */
export const referenceOf = (consultationId: string): string => consultationId.slice(-8).toUpperCase()
