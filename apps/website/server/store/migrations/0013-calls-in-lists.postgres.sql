-- Lists of the embedded platform are selected from these indexes, so that only the shown rows are read.
ALTER TABLE voice_calls ADD COLUMN assistant_id TEXT GENERATED ALWAYS AS (assistant::json ->> 'id') STORED;
CREATE INDEX voice_calls_in_lists ON voice_calls (created_at, id, updated_at);
CREATE INDEX voice_calls_by_assistant ON voice_calls (assistant_id, created_at, id, updated_at)
  WHERE assistant_id IS NOT NULL;
