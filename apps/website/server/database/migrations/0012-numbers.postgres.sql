-- Holds all that the weekly numbers count, so that no row has to be read for them.
CREATE INDEX consultations_for_numbers ON consultations (created_at, state, stage, page_source, service);

-- Requests that came more than a week before the desk were answered elsewhere, or never will be: as new ones they would all be
-- overdue. Later ones stay new, since somebody may still have to answer them. No time of an answer is made up. The counts are made
-- again at once: one by one, each would take longer than the one before.
ALTER TABLE consultations DISABLE TRIGGER desk_request_changed;
UPDATE consultations SET stage = 'contacted'
WHERE state = 'accepted' AND stage = 'new' AND version = 0
  AND created_at < (SELECT to_char((applied_at::timestamptz - interval '7 days') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    FROM migrations WHERE name = '0009-desk');
ALTER TABLE consultations ENABLE TRIGGER desk_request_changed;
DELETE FROM request_counts;
INSERT INTO request_counts (state, slot, n)
  SELECT desk_state, 0, count(*) FROM consultations WHERE state <> 'probe' GROUP BY desk_state;
