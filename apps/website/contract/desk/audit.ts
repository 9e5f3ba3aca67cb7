/** The data of an entry besides its action: stages and counts, never names or text. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>

/** Something that a person viewed or changed. */
export type ListedAuditEntry = {
  id: string
  at: string
  /** Null for the operator's commands. */
  staff: { id: string; name: string } | null
  action: string
  subject: { kind: string; id: string | null }
  details: AuditDetails
}

/** `GET /api/desk/audit`: the newest first. `next` is the `before` of the next page; null on the last one. */
export type AuditPage = { entries: ListedAuditEntry[]; next: string | null }
