-- The search finds letters that no diacritic makes by the letters people type instead, such as l for ł and ss for ß. Documents
-- without one stay as they are in the index.
CREATE TEMP TABLE folded_again AS SELECT docid FROM consultations WHERE docid IS NOT NULL AND concat_ws(' ', name, company, message,
    (SELECT group_concat(text, ' ') FROM request_notes WHERE request_id = consultations.id AND deleted_at IS NULL))
    GLOB '*[łŁøØđĐðÐıßẞæÆœŒþÞ]*';
INSERT INTO desk_search (desk_search, rowid, name, email, company, message, notes)
  SELECT 'delete', docid, name, email, company, message, notes FROM desk_documents
  WHERE docid IN (SELECT docid FROM folded_again);
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
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace((SELECT group_concat(text, ' ' ORDER BY request_notes.id) FROM request_notes
        WHERE request_id = consultations.id AND deleted_at IS NULL)
      , 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd')
      , 'Ð', 'd'), 'ı', 'i'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe')
      , 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th') AS notes
  FROM consultations WHERE docid IS NOT NULL;
INSERT INTO desk_search (rowid, name, email, company, message, notes)
  SELECT docid, name, email, company, message, notes FROM desk_documents
  WHERE docid IN (SELECT docid FROM folded_again);
DROP TABLE folded_again;

-- The digits of the phone number from the last to the first, without zeros at its beginning: numbers that end alike are beside
-- each other, whether written with a country code or without.
ALTER TABLE consultations ADD COLUMN phone_key TEXT;
CREATE TABLE phone_positions (n INTEGER NOT NULL PRIMARY KEY);
INSERT INTO phone_positions (n)
  WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 200) SELECT n FROM counted;
CREATE VIEW phone_keys AS
  SELECT id, (SELECT rtrim(group_concat(substr(written, n, 1), '' ORDER BY n DESC), '0') FROM phone_positions
    WHERE n <= length(written) AND substr(written, n, 1) BETWEEN '0' AND '9') AS phone_key
  FROM (SELECT id, replace(phone, '(0)', '') AS written FROM consultations);
UPDATE consultations SET phone_key = (SELECT phone_key FROM phone_keys WHERE phone_keys.id = consultations.id);
CREATE TRIGGER desk_phone_added AFTER INSERT ON consultations WHEN NEW.phone <> '' BEGIN
  UPDATE consultations SET phone_key = (SELECT phone_key FROM phone_keys WHERE phone_keys.id = NEW.id) WHERE id = NEW.id;
END;
CREATE TRIGGER desk_phone_changed AFTER UPDATE OF phone ON consultations BEGIN
  UPDATE consultations SET phone_key = (SELECT phone_key FROM phone_keys WHERE phone_keys.id = NEW.id) WHERE id = NEW.id;
END;
CREATE INDEX consultations_by_phone ON consultations (phone_key) WHERE phone_key IS NOT NULL;
-- The reference that people quote is the end of the id.
CREATE INDEX consultations_by_reference ON consultations (substr(id, -8));
