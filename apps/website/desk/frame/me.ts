/** The signed-in person, as returned by `GET /api/desk/me`. */
export type Me = { id: string; email: string; name: string; role: 'member' | 'admin' }
