-- Texts that staff marked as not a question, by the hash of their words. The words stay only in the calls, for as long as calls are kept.
CREATE TABLE dismissed_questions (
  id TEXT NOT NULL PRIMARY KEY,
  dismissed_at TEXT NOT NULL,
  staff_id TEXT NOT NULL
);
