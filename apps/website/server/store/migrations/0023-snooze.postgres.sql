-- A snoozed request leaves the list of what there is to do until `snoozed_until`, or until something new arrives. `snooze_kind`:
-- `time`, or `no-answer` for one that waits for the visitor. `snoozed_by`: who is told of its return if it has no owner.
ALTER TABLE consultations
  ADD COLUMN snoozed_until TEXT,
  ADD COLUMN snooze_kind TEXT,
  ADD COLUMN snoozed_by TEXT;
CREATE INDEX consultations_to_do ON consultations (created_at, id)
  WHERE state = 'accepted' AND stage IN ('new', 'contacted') AND snoozed_until IS NULL;
CREATE INDEX consultations_snoozed ON consultations (created_at, id) WHERE state = 'accepted' AND snoozed_until IS NOT NULL;
CREATE INDEX consultations_by_return ON consultations (snoozed_until) WHERE snoozed_until IS NOT NULL;

-- Snoozed requests are counted apart from their stage.
CREATE FUNCTION desk_counted(state TEXT, stage TEXT, snoozed_until TEXT) RETURNS TEXT LANGUAGE SQL IMMUTABLE AS $$
  SELECT CASE WHEN state <> 'accepted' THEN state WHEN snoozed_until IS NULL THEN stage ELSE 'snoozed' END
$$;
CREATE OR REPLACE FUNCTION desk_after_removing() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM desk_count(desk_counted(state, stage, snoozed_until), -count(*)) FROM changed WHERE state <> 'probe'
    GROUP BY desk_counted(state, stage, snoozed_until);
  INSERT INTO request_changes (at, request_id, is_new) SELECT desk_now(), id, 0 FROM changed WHERE state <> 'probe' ORDER BY id;
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION desk_after_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  was TEXT := desk_counted(OLD.state, OLD.stage, OLD.snoozed_until);
  becomes TEXT := desk_counted(NEW.state, NEW.stage, NEW.snoozed_until);
BEGIN
  IF NEW.state = 'probe' THEN
    RETURN NULL;
  END IF;
  IF was <> becomes THEN
    PERFORM desk_count(was, -1);
    PERFORM desk_count(becomes, 1);
  END IF;
  INSERT INTO request_changes (at, request_id, is_new) VALUES (desk_now(), NEW.id, 0);
  RETURN NULL;
END
$$;
