import type { Generated } from 'kysely'
import type { Role } from '#contract/desk/staff.ts'

/** The tables of `0008-staff.sql`. Timestamps are ISO 8601 text in UTC. */
export type StaffTables = {
  staff: Omit<StaffRow, 'phone' | 'language'> & {
    phone: Generated<string>
    language: Generated<string | null>
  }
  staff_sessions: SessionRow
  staff_passkeys: PasskeyRow
  staff_links: LinkRow
  staff_tickets: TicketRow
  audit_entries: AuditRow
  /** Browsers and networks of earlier sign-ins. `key`: a hash. */
  known_sign_ins: { staff_id: string; key: string; expires_at: string }
}

export type StaffRow = {
  id: string
  /** In lower case; unique among active people. */
  email: string
  name: string
  role: Role
  /** In the PHC string format; null for a person without a password. */
  password_hash: string | null
  created_at: string
  removed_at: string | null
  /** For their replies; may be empty. */
  phone: string
  /** Of the desk, as they chose it; null for that of the site. */
  language: string | null
}

export type SessionRow = {
  /** Identifies the session without granting access. */
  id: string
  token_hash: string
  staff_id: string
  /** The browser and the system, such as "Firefox on Windows". */
  device: string
  created_at: string
  seen_at: string
  /** When it ends, even if it is used. */
  expires_at: string
}

export type PasskeyRow = {
  /** The credential's id, base64url. */
  id: string
  staff_id: string
  /** COSE, base64url. */
  public_key: string
  counter: number
  /** JSON: a list of strings. */
  transports: string
  name: string
  created_at: string
  used_at: string | null
}

export type LinkRow = {
  id: string
  token_hash: string
  email: string | null
  role: Role
  staff_id: string | null
  created_at: string
  expires_at: string
  /** Null for the operator's commands. */
  made_by: string | null
}

export type TicketRow = { token_hash: string; purpose: string; details: string; expires_at: string }

export type AuditRow = {
  id: string
  at: string
  staff_id: string | null
  action: string
  subject_kind: string
  subject_id: string | null
  details: string
}
