-- Templates and signatures for replies. One with the id of a template of the content replaces it, and a deleted one keeps the content's
-- from coming back. `staff_id`: whose it is; null for everybody's. The id of a signature begins with `signature:`.
CREATE TABLE reply_templates (
  id TEXT NOT NULL PRIMARY KEY,
  staff_id TEXT,
  name TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  version INTEGER NOT NULL,
  updated_at TEXT NOT NULL,
  updated_by TEXT NOT NULL,
  deleted_at TEXT
);
-- What {my phone} stands for in a person's replies.
ALTER TABLE staff ADD COLUMN phone TEXT NOT NULL DEFAULT '';
