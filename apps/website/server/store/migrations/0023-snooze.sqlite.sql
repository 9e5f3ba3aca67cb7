-- A snoozed request leaves the list of what there is to do until `snoozed_until`, or until something new arrives. `snooze_kind`:
-- `time`, or `no-answer` for one that waits for the visitor. `snoozed_by`: who is told of its return if it has no owner.
ALTER TABLE consultations ADD COLUMN snoozed_until TEXT;
ALTER TABLE consultations ADD COLUMN snooze_kind TEXT;
ALTER TABLE consultations ADD COLUMN snoozed_by TEXT;
CREATE INDEX consultations_to_do ON consultations (created_at, id)
  WHERE state = 'accepted' AND stage IN ('new', 'contacted') AND snoozed_until IS NULL;
CREATE INDEX consultations_snoozed ON consultations (created_at, id) WHERE state = 'accepted' AND snoozed_until IS NOT NULL;
CREATE INDEX consultations_by_return ON consultations (snoozed_until) WHERE snoozed_until IS NOT NULL;

-- Snoozed requests are counted apart from their stage.
DROP TRIGGER desk_request_changed;
CREATE TRIGGER desk_request_changed AFTER UPDATE OF state, stage, owner_id, version, snoozed_until ON consultations
WHEN NEW.docid IS NOT NULL BEGIN
  INSERT INTO request_counts (state, slot, n)
    VALUES (CASE WHEN OLD.state <> 'accepted' THEN OLD.state WHEN OLD.snoozed_until IS NULL THEN OLD.stage ELSE 'snoozed' END, 0, -1)
    ON CONFLICT (state, slot) DO UPDATE SET n = n - 1;
  INSERT INTO request_counts (state, slot, n)
    VALUES (CASE WHEN NEW.state <> 'accepted' THEN NEW.state WHEN NEW.snoozed_until IS NULL THEN NEW.stage ELSE 'snoozed' END, 0, 1)
    ON CONFLICT (state, slot) DO UPDATE SET n = n + 1;
  INSERT INTO request_changes (at, request_id, is_new) VALUES (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), NEW.id, 0);
END;
DROP TRIGGER desk_request_removed;
CREATE TRIGGER desk_request_removed BEFORE DELETE ON consultations WHEN OLD.docid IS NOT NULL BEGIN
  INSERT INTO desk_search (desk_search, rowid, name, email, company, message, notes)
    SELECT 'delete', docid, name, email, company, message, notes FROM desk_documents WHERE id = OLD.id;
  UPDATE request_counts SET n = n - 1
    WHERE state = CASE WHEN OLD.state <> 'accepted' THEN OLD.state WHEN OLD.snoozed_until IS NULL THEN OLD.stage ELSE 'snoozed' END
      AND slot = 0;
  INSERT INTO request_changes (at, request_id, is_new) VALUES (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), OLD.id, 0);
END;
