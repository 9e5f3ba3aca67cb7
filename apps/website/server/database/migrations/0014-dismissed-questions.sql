-- What visitors said that is not a question, by the hash of its words. The words stay in the calls alone, for as long as these are kept.
CREATE TABLE dismissed_questions (
  id TEXT NOT NULL PRIMARY KEY,
  dismissed_at TEXT NOT NULL,
  staff_id TEXT NOT NULL
);
