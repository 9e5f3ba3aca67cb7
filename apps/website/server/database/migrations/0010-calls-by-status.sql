-- Finds the calls that were abandoned without reading all of them.
CREATE INDEX voice_calls_by_status ON voice_calls (status, updated_at);
