-- What there is to do is listed by when the visitor last wrote: a request that is opened again is at the top.
-- The old index goes last: on PostgreSQL nobody can read the table from then on until the migration ends.
CREATE INDEX consultations_to_answer ON consultations ((coalesce(waits_since, created_at)), id)
  WHERE state = 'accepted' AND stage IN ('new', 'contacted') AND snoozed_until IS NULL;
CREATE INDEX consultations_waiting ON consultations ((coalesce(waits_since, created_at)), id)
  WHERE state = 'accepted' AND stage = 'new' AND snoozed_until IS NULL;
DROP INDEX consultations_to_do;
