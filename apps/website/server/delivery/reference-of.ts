/** What people quote when they speak of a request: the end of its id, by which `npm run requests -- show` finds it. */
export const referenceOf = (consultationId: string): string => consultationId.slice(-8).toUpperCase()
