-- Mails that came back to requests (docs/decisions/mailbox.md).
CREATE TABLE mailboxes (
  -- A hash of the server and the user.
  name TEXT NOT NULL PRIMARY KEY,
  -- The instance that reads it, and its signs of life; null if none does.
  holder TEXT,
  beats INTEGER NOT NULL DEFAULT 0,
  -- When it was last read without a failure.
  read_at TEXT,
  failing_since TEXT,
  failures INTEGER NOT NULL DEFAULT 0,
  -- What the server said to the last failure.
  answer TEXT
);

-- How far each folder was read. Mails up to `quiet_until` were there before: they wake nobody.
CREATE TABLE mail_folders (
  mailbox TEXT NOT NULL,
  folder TEXT NOT NULL,
  uid_validity TEXT NOT NULL,
  last_uid BIGINT NOT NULL,
  quiet_until BIGINT NOT NULL,
  PRIMARY KEY (mailbox, folder)
);

-- `kind`: reply (by the visitor), other (from another address), answer (by staff), automatic or bounce. `about`: the delivery or
-- mail that a bounce returns.
CREATE TABLE request_mails (
  id TEXT NOT NULL PRIMARY KEY,
  request_id TEXT NOT NULL REFERENCES consultations (id) ON DELETE CASCADE,
  mailbox TEXT NOT NULL,
  folder TEXT NOT NULL,
  uid_validity TEXT NOT NULL,
  uid BIGINT NOT NULL,
  message_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  created_at TEXT NOT NULL,
  arrived_at TEXT NOT NULL,
  from_name TEXT NOT NULL,
  from_address TEXT NOT NULL,
  staff_id TEXT,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  problem TEXT,
  about TEXT
);
CREATE UNIQUE INDEX request_mails_by_uid ON request_mails (mailbox, folder, uid_validity, uid);
CREATE UNIQUE INDEX request_mails_by_message ON request_mails (request_id, message_id);
CREATE INDEX request_mails_by_message_id ON request_mails (message_id);
CREATE INDEX request_mails_by_request ON request_mails (request_id, arrived_at);
CREATE INDEX request_mails_by_sender ON request_mails (lower(from_address));

-- `content`: base64; null if the file exceeds a limit and stays in the mailbox.
CREATE TABLE request_attachments (
  id TEXT NOT NULL PRIMARY KEY,
  mail_id TEXT NOT NULL REFERENCES request_mails (id) ON DELETE CASCADE,
  request_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  size INTEGER NOT NULL,
  content TEXT
);
CREATE INDEX request_attachments_by_mail ON request_attachments (mail_id, position);
CREATE INDEX request_attachments_by_request ON request_attachments (request_id);

-- Since when the visitor waits, if they have written again; null: since the request came.
ALTER TABLE consultations ADD COLUMN waits_since TEXT;
CREATE INDEX consultations_written_again ON consultations (waits_since) WHERE waits_since IS NOT NULL;

-- The search finds the words of mails like those of notes.
DROP VIEW desk_documents;
CREATE VIEW desk_documents AS
  SELECT docid, id,
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name
      , 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd')
      , 'Ð', 'd'), 'ı', 'i'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe')
      , 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th') AS name,
    email,
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(company
      , 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd')
      , 'Ð', 'd'), 'ı', 'i'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe')
      , 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th') AS company,
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(message
      , 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd')
      , 'Ð', 'd'), 'ı', 'i'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe')
      , 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th') AS message,
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(concat_ws(' ', (SELECT group_concat(text, ' ' ORDER BY request_notes.id) FROM request_notes
        WHERE request_id = consultations.id AND deleted_at IS NULL),
        (SELECT group_concat(from_name || ' ' || from_address || ' ' || subject || ' ' || text, ' ' ORDER BY request_mails.id)
          FROM request_mails WHERE request_id = consultations.id))
      , 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd')
      , 'Ð', 'd'), 'ı', 'i'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe')
      , 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th') AS notes
  FROM consultations WHERE docid IS NOT NULL;
CREATE TRIGGER desk_mail_comes BEFORE INSERT ON request_mails BEGIN
  INSERT INTO desk_search (desk_search, rowid, name, email, company, message, notes)
    SELECT 'delete', docid, name, email, company, message, notes FROM desk_documents WHERE id = NEW.request_id;
END;
CREATE TRIGGER desk_mail_added AFTER INSERT ON request_mails BEGIN
  INSERT INTO desk_search (rowid, name, email, company, message, notes)
    SELECT docid, name, email, company, message, notes FROM desk_documents WHERE id = NEW.request_id;
END;
CREATE TRIGGER desk_mail_changes BEFORE UPDATE ON request_mails BEGIN
  INSERT INTO desk_search (desk_search, rowid, name, email, company, message, notes)
    SELECT 'delete', docid, name, email, company, message, notes FROM desk_documents WHERE id = NEW.request_id;
END;
CREATE TRIGGER desk_mail_changed AFTER UPDATE ON request_mails BEGIN
  INSERT INTO desk_search (rowid, name, email, company, message, notes)
    SELECT docid, name, email, company, message, notes FROM desk_documents WHERE id = NEW.request_id;
END;
CREATE TRIGGER desk_mail_goes BEFORE DELETE ON request_mails BEGIN
  INSERT INTO desk_search (desk_search, rowid, name, email, company, message, notes)
    SELECT 'delete', docid, name, email, company, message, notes FROM desk_documents WHERE id = OLD.request_id;
END;
CREATE TRIGGER desk_mail_gone AFTER DELETE ON request_mails BEGIN
  INSERT INTO desk_search (rowid, name, email, company, message, notes)
    SELECT docid, name, email, company, message, notes FROM desk_documents WHERE id = OLD.request_id;
END;
