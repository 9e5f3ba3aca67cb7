-- Requests that staff set apart from the others of their address: another person wrote them.
CREATE TABLE contact_exceptions (
  request_id TEXT NOT NULL PRIMARY KEY REFERENCES consultations (id) ON DELETE CASCADE,
  set_at TEXT NOT NULL,
  staff_id TEXT
);
