-- The desk. `stage`: new, contacted, won or lost, for a request that was accepted. The desk shows `desk_state`: the stage, or
-- held, erased and probe. `docid` numbers the documents of the search in the order of arrival. Triggers update search, counts
-- and changes, so that they are correct whichever release writes.
ALTER TABLE consultations ADD COLUMN stage TEXT NOT NULL DEFAULT 'new';
ALTER TABLE consultations ADD COLUMN owner_id TEXT;
ALTER TABLE consultations ADD COLUMN answered_at TEXT;
ALTER TABLE consultations ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE consultations ADD COLUMN docid INTEGER;
ALTER TABLE consultations ADD COLUMN desk_state TEXT
  GENERATED ALWAYS AS (CASE state WHEN 'accepted' THEN stage ELSE state END) VIRTUAL;
ALTER TABLE consultations ADD COLUMN call_id TEXT
  GENERATED ALWAYS AS (CASE WHEN json_valid(context) THEN json_extract(context, '$.call_id') END) VIRTUAL;
CREATE INDEX consultations_by_desk_state ON consultations (desk_state, created_at, id);
CREATE INDEX consultations_accepted ON consultations (created_at, id) WHERE state = 'accepted';
CREATE INDEX consultations_by_page ON consultations (page_source, created_at, id);
CREATE INDEX consultations_by_service ON consultations (service, created_at, id);
CREATE INDEX consultations_by_owner ON consultations (owner_id, created_at, id) WHERE owner_id IS NOT NULL;
CREATE INDEX consultations_by_answer ON consultations (answered_at) WHERE answered_at IS NOT NULL;
CREATE INDEX consultations_by_call ON consultations (call_id) WHERE call_id IS NOT NULL;
CREATE UNIQUE INDEX consultations_by_docid ON consultations (docid);

CREATE TABLE request_notes (
  id TEXT NOT NULL PRIMARY KEY,
  request_id TEXT NOT NULL REFERENCES consultations (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  staff_id TEXT NOT NULL,
  text TEXT NOT NULL,
  deleted_at TEXT
);
CREATE INDEX request_notes_by_request ON request_notes (request_id, created_at);

-- Replies of staff from the desk. `delivery_id` is null if a mail program received it instead.
CREATE TABLE request_replies (
  id TEXT NOT NULL PRIMARY KEY,
  request_id TEXT NOT NULL REFERENCES consultations (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  staff_id TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  delivery_id TEXT
);
CREATE INDEX request_replies_by_request ON request_replies (request_id, created_at);
CREATE INDEX request_replies_by_delivery ON request_replies (delivery_id);

-- `details`: JSON. `staff_id` is null if a command made the change.
CREATE TABLE request_history (
  id TEXT NOT NULL PRIMARY KEY,
  request_id TEXT NOT NULL REFERENCES consultations (id) ON DELETE CASCADE,
  at TEXT NOT NULL,
  staff_id TEXT,
  kind TEXT NOT NULL,
  details TEXT NOT NULL
);
CREATE INDEX request_history_by_request ON request_history (request_id, at);

-- How to undo a change: `steps` is JSON without personal data.
CREATE TABLE desk_undos (
  token_hash TEXT NOT NULL PRIMARY KEY,
  staff_id TEXT NOT NULL,
  created_at TEXT NOT NULL,
  steps TEXT NOT NULL
);
CREATE INDEX desk_undos_by_time ON desk_undos (created_at);

-- Answers that staff taught the assistant, in addition to those of the content. `ways`: JSON, a list of texts.
CREATE TABLE taught_answers (
  id TEXT NOT NULL PRIMARY KEY,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  staff_id TEXT NOT NULL,
  question TEXT NOT NULL,
  ways TEXT NOT NULL,
  answer TEXT NOT NULL
);

-- Which requests changed, in the order of the commits: `xid`, then `id`. SQLite has one writer, so `xid` is 0.
CREATE TABLE request_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  xid INTEGER NOT NULL DEFAULT 0,
  at TEXT NOT NULL,
  request_id TEXT NOT NULL,
  is_new INTEGER NOT NULL
);

-- The number of requests in each state. An engine with concurrent writers uses more than one `slot`.
CREATE TABLE request_counts (
  state TEXT NOT NULL,
  slot INTEGER NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (state, slot)
);
INSERT INTO request_counts (state, slot, n) SELECT desk_state, 0, count(*) FROM consultations GROUP BY desk_state;

-- Each second has 65,536 numbers.
UPDATE consultations SET docid = numbered.docid FROM (
  SELECT rowid AS at, CAST(strftime('%s', created_at) AS INTEGER) * 65536
    + row_number() OVER (PARTITION BY strftime('%s', created_at) ORDER BY created_at, id) - 1 AS docid
  FROM consultations WHERE state <> 'probe'
) AS numbered WHERE consultations.rowid = numbered.at;

CREATE VIEW desk_documents AS
  SELECT docid, id, name, email, company, message,
    (SELECT group_concat(text, ' ' ORDER BY request_notes.id) FROM request_notes
      WHERE request_id = consultations.id AND deleted_at IS NULL) AS notes
  FROM consultations WHERE docid IS NOT NULL;
CREATE VIRTUAL TABLE desk_search USING fts5 (
  name, email, company, message, notes,
  content = 'desk_documents', content_rowid = 'docid', tokenize = 'unicode61 remove_diacritics 2', detail = 'none', columnsize = 0
);
CREATE VIRTUAL TABLE desk_vocabulary USING fts5vocab (desk_search, instance);
-- Deleted text leaves the index at once, not with a later merge.
INSERT INTO desk_search (desk_search, rank) VALUES ('secure-delete', 1);
INSERT INTO desk_search (rowid, name, email, company, message, notes)
  SELECT docid, name, email, company, message, notes FROM desk_documents;

CREATE TRIGGER desk_request_added AFTER INSERT ON consultations WHEN NEW.state <> 'probe' BEGIN
  UPDATE consultations SET docid = coalesce(
    (SELECT max(docid) + 1 FROM consultations
      WHERE docid >= CAST(strftime('%s', NEW.created_at) AS INTEGER) * 65536
        AND docid < CAST(strftime('%s', NEW.created_at) AS INTEGER) * 65536 + 65535),
    CAST(strftime('%s', NEW.created_at) AS INTEGER) * 65536)
  WHERE id = NEW.id;
  INSERT INTO desk_search (rowid, name, email, company, message, notes)
    SELECT docid, name, email, company, message, notes FROM desk_documents WHERE id = NEW.id;
  INSERT INTO request_counts (state, slot, n)
    SELECT desk_state, 0, 1 FROM consultations WHERE id = NEW.id
    ON CONFLICT (state, slot) DO UPDATE SET n = n + 1;
  INSERT INTO request_changes (at, request_id, is_new) VALUES (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), NEW.id, 1);
END;

CREATE TRIGGER desk_words_leave BEFORE UPDATE OF name, email, company, message ON consultations WHEN OLD.docid IS NOT NULL BEGIN
  INSERT INTO desk_search (desk_search, rowid, name, email, company, message, notes)
    SELECT 'delete', docid, name, email, company, message, notes FROM desk_documents WHERE id = OLD.id;
END;
CREATE TRIGGER desk_words_enter AFTER UPDATE OF name, email, company, message ON consultations WHEN NEW.docid IS NOT NULL BEGIN
  INSERT INTO desk_search (rowid, name, email, company, message, notes)
    SELECT docid, name, email, company, message, notes FROM desk_documents WHERE id = NEW.id;
END;
CREATE TRIGGER desk_request_changed AFTER UPDATE OF state, stage, owner_id, version ON consultations WHEN NEW.docid IS NOT NULL BEGIN
  INSERT INTO request_counts (state, slot, n)
    VALUES (CASE OLD.state WHEN 'accepted' THEN OLD.stage ELSE OLD.state END, 0, -1)
    ON CONFLICT (state, slot) DO UPDATE SET n = n - 1;
  INSERT INTO request_counts (state, slot, n)
    VALUES (CASE NEW.state WHEN 'accepted' THEN NEW.stage ELSE NEW.state END, 0, 1)
    ON CONFLICT (state, slot) DO UPDATE SET n = n + 1;
  INSERT INTO request_changes (at, request_id, is_new) VALUES (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), NEW.id, 0);
END;
CREATE TRIGGER desk_request_removed BEFORE DELETE ON consultations WHEN OLD.docid IS NOT NULL BEGIN
  INSERT INTO desk_search (desk_search, rowid, name, email, company, message, notes)
    SELECT 'delete', docid, name, email, company, message, notes FROM desk_documents WHERE id = OLD.id;
  UPDATE request_counts SET n = n - 1
    WHERE state = CASE OLD.state WHEN 'accepted' THEN OLD.stage ELSE OLD.state END AND slot = 0;
  INSERT INTO request_changes (at, request_id, is_new) VALUES (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), OLD.id, 0);
END;

CREATE TRIGGER desk_note_comes BEFORE INSERT ON request_notes BEGIN
  INSERT INTO desk_search (desk_search, rowid, name, email, company, message, notes)
    SELECT 'delete', docid, name, email, company, message, notes FROM desk_documents WHERE id = NEW.request_id;
END;
CREATE TRIGGER desk_note_added AFTER INSERT ON request_notes BEGIN
  INSERT INTO desk_search (rowid, name, email, company, message, notes)
    SELECT docid, name, email, company, message, notes FROM desk_documents WHERE id = NEW.request_id;
END;
CREATE TRIGGER desk_note_changes BEFORE UPDATE ON request_notes BEGIN
  INSERT INTO desk_search (desk_search, rowid, name, email, company, message, notes)
    SELECT 'delete', docid, name, email, company, message, notes FROM desk_documents WHERE id = NEW.request_id;
END;
CREATE TRIGGER desk_note_changed AFTER UPDATE ON request_notes BEGIN
  INSERT INTO desk_search (rowid, name, email, company, message, notes)
    SELECT docid, name, email, company, message, notes FROM desk_documents WHERE id = NEW.request_id;
END;
CREATE TRIGGER desk_note_goes BEFORE DELETE ON request_notes BEGIN
  INSERT INTO desk_search (desk_search, rowid, name, email, company, message, notes)
    SELECT 'delete', docid, name, email, company, message, notes FROM desk_documents WHERE id = OLD.request_id;
END;
CREATE TRIGGER desk_note_gone AFTER DELETE ON request_notes BEGIN
  INSERT INTO desk_search (rowid, name, email, company, message, notes)
    SELECT docid, name, email, company, message, notes FROM desk_documents WHERE id = OLD.request_id;
END;
