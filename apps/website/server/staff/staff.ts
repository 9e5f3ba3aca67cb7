/** What a person may do: admins also manage staff, look at the audit, and find and erase people. */
export const roles = ['member', 'admin'] as const

export type Role = (typeof roles)[number]

/** A person of the agency who is signed in to the desk. */
export type Staff = { id: string; email: string; name: string; role: Role }
