import type { Office } from './schema/contact.ts'

/** Formats an office and its address in one line: "Berlin: Lindenstraße 1, 10969 Berlin". */
export const addressOf = ({ name, street, postalCode, city }: Office): string =>
  `${name}: ${street}, ${[postalCode, city].filter(Boolean).join(' ')}`
