-- What visitors asked and nothing answered, without addresses and numbers, a row for each question of a call. `id`: the hash of its
-- words. `questions_stored`: the questions of an ended call are here.
CREATE TABLE unanswered_questions (
  call_id TEXT NOT NULL REFERENCES voice_calls (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  asked_at TEXT NOT NULL,
  question TEXT NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (call_id, id)
);
CREATE INDEX unanswered_questions_by_time ON unanswered_questions (asked_at);
CREATE INDEX unanswered_questions_by_id ON unanswered_questions (id, asked_at);
ALTER TABLE voice_calls ADD COLUMN questions_stored INTEGER NOT NULL DEFAULT 0;
CREATE INDEX voice_calls_with_questions ON voice_calls (created_at)
  WHERE status = 'ended' AND questions_stored = 0 AND transcript LIKE '%"notUnderstood":true%';
