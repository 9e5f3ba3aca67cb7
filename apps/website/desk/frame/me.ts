/** The person who is signed in, as `GET /api/desk/me` answers. */
export type Me = { id: string; email: string; name: string; role: 'member' | 'admin' }
