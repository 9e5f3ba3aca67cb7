-- Who was erased, by a keyed hash, so that a restored backup is known by what it lacks. `consultations_by_email` finds a person.
CREATE TABLE erasures (
  hash TEXT NOT NULL,
  erased_at TEXT NOT NULL,
  PRIMARY KEY (hash, erased_at)
);
CREATE INDEX consultations_by_email ON consultations (lower(email));
