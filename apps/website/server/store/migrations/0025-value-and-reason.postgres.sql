-- What a request is worth, in whole units of the agency's currency, and why it was lost. `source`: where the visit first came from,
-- the campaign's or the referring host's name; null if nothing says.
ALTER TABLE consultations
  ADD COLUMN value INTEGER,
  ADD COLUMN reason TEXT,
  ADD COLUMN source TEXT GENERATED ALWAYS AS (lower(coalesce(
    context::json #>> '{touch,first,utm,source}', context::json #>> '{touch,first,referrer}'))) STORED;
-- Covers the queries of the weekly numbers, so that they read no rows.
DROP INDEX consultations_for_numbers;
CREATE INDEX consultations_for_numbers ON consultations (created_at, state, stage, page_source, service, source, value);
