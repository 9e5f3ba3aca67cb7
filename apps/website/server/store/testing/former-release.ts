/* The statements of the previous release. They must work on a store that this release has migrated, because both may run
   side by side. They are copies, not this release's code, and change only with the next release. */
const columns = 'id, created_at, name, email, phone, company, service, message, page_source'

/** Adds a request under this key on either engine, and reads it back. */
export const formerInsert = (keyHash: string): string =>
  `INSERT INTO consultations (${columns}, idempotency_key_hash, content_hash) VALUES ('former-row', ` +
  `'2026-01-01T10:00:00.000Z', 'Ada', 'ada@example.com', '020 7946 0000', 'Engines', 'CRM Integration', '', ` +
  `'contact', '${keyHash}', 'former-content') RETURNING ${columns}`

/** Finds the request of a key. */
export const formerSelect = (keyHash: string): string =>
  `SELECT ${columns}, content_hash FROM consultations WHERE idempotency_key_hash = '${keyHash}'`
