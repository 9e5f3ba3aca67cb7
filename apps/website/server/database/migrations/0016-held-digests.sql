-- Held requests that a digest has named, so that the next one names the others, however long ago they came.
CREATE TABLE held_digests (
  consultation_id TEXT NOT NULL PRIMARY KEY REFERENCES consultations (id) ON DELETE CASCADE,
  named_at TEXT NOT NULL
);
