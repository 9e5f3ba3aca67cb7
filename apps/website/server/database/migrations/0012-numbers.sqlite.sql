-- Holds all that the weekly numbers count, so that no row has to be read for them.
CREATE INDEX consultations_for_numbers ON consultations (created_at, state, stage, page_source, service);

-- Requests that came more than a week before the desk were answered elsewhere, or never will be: as new ones they would all be
-- overdue. Later ones stay new, since somebody may still have to answer them. No time of an answer is made up.
UPDATE consultations SET stage = 'contacted'
WHERE state = 'accepted' AND stage = 'new' AND version = 0
  AND created_at < (SELECT strftime('%Y-%m-%dT%H:%M:%fZ', applied_at, '-7 days') FROM migrations WHERE name = '0009-desk');
