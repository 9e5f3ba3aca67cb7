-- The keyed hash of each erased person: a restored backup that lacks an entry is out of date. `consultations_by_email` finds a person.
CREATE TABLE erasures (
  hash TEXT NOT NULL,
  erased_at TEXT NOT NULL,
  PRIMARY KEY (hash, erased_at)
);
CREATE INDEX consultations_by_email ON consultations (lower(email));
