-- Browsers and networks from which a person has signed in, by their hash. Strangers cannot use up the attempts kept for them.
CREATE TABLE known_sign_ins (
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (staff_id, key)
);
CREATE INDEX known_sign_ins_by_end ON known_sign_ins (expires_at);
