-- Covers the queries of the weekly numbers, so that they read no rows.
CREATE INDEX consultations_for_numbers ON consultations (created_at, state, stage, page_source, service);

-- Requests from more than a week before the desk were answered elsewhere, or never will be. As new requests, they would all be overdue.
-- Later ones stay new, because staff may still have to answer them. No answer time is invented.
UPDATE consultations SET stage = 'contacted'
WHERE state = 'accepted' AND stage = 'new' AND version = 0
  AND created_at < (SELECT strftime('%Y-%m-%dT%H:%M:%fZ', applied_at, '-7 days') FROM migrations WHERE name = '0009-desk');
