-- Held requests that a digest has named. The next digest names all others, however old they are.
CREATE TABLE held_digests (
  consultation_id TEXT NOT NULL PRIMARY KEY REFERENCES consultations (id) ON DELETE CASCADE,
  named_at TEXT NOT NULL
);
