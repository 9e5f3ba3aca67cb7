-- What there is to do is listed by when the visitor last wrote: a request that is opened again is at the top.
DROP INDEX consultations_to_do;
CREATE INDEX consultations_to_do ON consultations ((coalesce(waits_since, created_at)), id)
  WHERE state = 'accepted' AND stage IN ('new', 'contacted') AND snoozed_until IS NULL;
CREATE INDEX consultations_waiting ON consultations ((coalesce(waits_since, created_at)), id)
  WHERE state = 'accepted' AND stage = 'new' AND snoozed_until IS NULL;
