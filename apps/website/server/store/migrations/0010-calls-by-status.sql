-- Finds abandoned calls without reading all calls.
CREATE INDEX voice_calls_by_status ON voice_calls (status, updated_at);
