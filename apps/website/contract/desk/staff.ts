import * as v from 'valibot'
import { type DeskLanguage, deskLanguages } from './languages.ts'

/** The roles: admins also manage staff, read the audit, and find and erase people. */
export const roles = ['member', 'admin'] as const

export type Role = (typeof roles)[number]

/** A signed-in member of staff. */
export type Staff = { id: string; email: string; name: string; role: Role }

/** `GET /api/desk/me` → `staff`: the signed-in person, and the language they chose for the desk; null for that of the site. */
export type Me = Staff & { language: DeskLanguage | null }

/** `PUT /api/desk/account/language` */
export const languageSchema = v.object({
  language: v.nullable(v.picklist(deskLanguages, 'Choose a language of the desk.')),
})
