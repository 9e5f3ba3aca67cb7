import type { LegalNoticePage } from '#agency/schema/other-pages.ts'

/** The page of who is responsible, where your law asks for one (in Germany: the Impressum). Given, it is in the footer too. */
export const legalNotice: LegalNoticePage | null = null
