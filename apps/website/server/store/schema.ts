/**
 * The tables, as created by `migrations/` on both engines. Features own them, and `server/store/tables.ts` registers
 * them here.
 */
export interface Schema {}
