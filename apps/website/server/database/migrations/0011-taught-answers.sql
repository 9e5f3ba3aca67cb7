-- Names the state of `taught_answers`: a new id with each change, so that a server knows whether it has read them.
CREATE TABLE taught_versions (
  name TEXT NOT NULL PRIMARY KEY,
  version TEXT NOT NULL
);
-- Calls in which something was asked that nothing answers.
CREATE INDEX voice_calls_not_understood ON voice_calls (created_at, id) WHERE transcript LIKE '%"notUnderstood":true%';
