-- The application creates ids and timestamps, so that both engines hold the same text.
CREATE TABLE consultations (
  id TEXT NOT NULL PRIMARY KEY,
  created_at TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  company TEXT NOT NULL,
  service TEXT NOT NULL,
  message TEXT NOT NULL,
  page_source TEXT NOT NULL,
  idempotency_key_hash TEXT UNIQUE,
  content_hash TEXT NOT NULL
);
CREATE INDEX consultations_by_content ON consultations (content_hash, created_at);

CREATE TABLE usage (
  key TEXT NOT NULL PRIMARY KEY,
  used INTEGER NOT NULL,
  window_ends_at TEXT NOT NULL
);
CREATE INDEX usage_by_end ON usage (window_ends_at);
