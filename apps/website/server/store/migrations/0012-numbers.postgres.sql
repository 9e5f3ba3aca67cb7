-- Covers the queries of the weekly numbers, so that they read no rows.
CREATE INDEX consultations_for_numbers ON consultations (created_at, state, stage, page_source, service);

-- Requests from more than a week before the desk were answered elsewhere, or never will be. As new requests, they would all be overdue.
-- Later ones stay new, because staff may still have to answer them. No answer time is invented. The counts are computed again at once,
-- because updating them one by one gets slower with each update.
ALTER TABLE consultations DISABLE TRIGGER desk_request_changed;
UPDATE consultations SET stage = 'contacted'
WHERE state = 'accepted' AND stage = 'new' AND version = 0
  AND created_at < (SELECT to_char((applied_at::timestamptz - interval '7 days') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    FROM migrations WHERE name = '0009-desk');
ALTER TABLE consultations ENABLE TRIGGER desk_request_changed;
DELETE FROM request_counts;
INSERT INTO request_counts (state, slot, n)
  SELECT desk_state, 0, count(*) FROM consultations WHERE state <> 'probe' GROUP BY desk_state;
