/** The roles: admins also manage staff, read the audit, and find and erase people. */
export const roles = ['member', 'admin'] as const

export type Role = (typeof roles)[number]

/** A signed-in member of staff. */
export type Staff = { id: string; email: string; name: string; role: Role }
