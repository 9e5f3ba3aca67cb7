-- The version of `taught_answers`: a new id with each change, so that a server knows whether its copy is current.
CREATE TABLE taught_versions (
  name TEXT NOT NULL PRIMARY KEY,
  version TEXT NOT NULL
);
-- Calls with a question that has no answer.
CREATE INDEX voice_calls_not_understood ON voice_calls (created_at, id) WHERE transcript LIKE '%"notUnderstood":true%';
