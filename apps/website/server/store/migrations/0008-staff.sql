-- Staff and their sign-ins. Tokens are stored as SHA-256 only. `removed_at` marks a former member, whom only the audit names.
CREATE TABLE staff (
  id TEXT NOT NULL PRIMARY KEY,
  email TEXT NOT NULL,
  name TEXT NOT NULL,
  role TEXT NOT NULL,
  password_hash TEXT,
  created_at TEXT NOT NULL,
  removed_at TEXT
);
CREATE UNIQUE INDEX staff_by_email ON staff (email) WHERE removed_at IS NULL;

CREATE TABLE staff_sessions (
  id TEXT NOT NULL PRIMARY KEY,
  token_hash TEXT NOT NULL,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  device TEXT NOT NULL,
  created_at TEXT NOT NULL,
  seen_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
);
CREATE UNIQUE INDEX staff_sessions_by_token ON staff_sessions (token_hash);
CREATE INDEX staff_sessions_by_staff ON staff_sessions (staff_id);

CREATE TABLE staff_passkeys (
  id TEXT NOT NULL PRIMARY KEY,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  used_at TEXT
);
CREATE INDEX staff_passkeys_by_staff ON staff_passkeys (staff_id);

-- Links that work once. A link with `staff_id` lets that person sign in again; a link without `email` creates the first account.
CREATE TABLE staff_links (
  id TEXT NOT NULL PRIMARY KEY,
  token_hash TEXT NOT NULL,
  email TEXT,
  role TEXT NOT NULL,
  staff_id TEXT REFERENCES staff (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
);
CREATE UNIQUE INDEX staff_links_by_token ON staff_links (token_hash);

-- The state of a sign-in between two requests, as JSON: the challenge of a passkey, the state of a provider.
CREATE TABLE staff_tickets (
  token_hash TEXT NOT NULL PRIMARY KEY,
  purpose TEXT NOT NULL,
  details TEXT NOT NULL,
  expires_at TEXT NOT NULL
);

-- Who viewed or changed what. `staff_id` is null for the operator's commands. `details`: JSON without personal data.
CREATE TABLE audit_entries (
  id TEXT NOT NULL PRIMARY KEY,
  at TEXT NOT NULL,
  staff_id TEXT,
  action TEXT NOT NULL,
  subject_kind TEXT NOT NULL,
  subject_id TEXT,
  details TEXT NOT NULL
);
CREATE INDEX audit_entries_by_time ON audit_entries (at, id);
