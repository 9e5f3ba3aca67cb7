-- The desk. `stage`: new, contacted, won or lost, for a request that was accepted. The desk shows `desk_state`: the stage, or
-- held, erased and probe. Triggers update search, counts and changes, so that they are correct whichever release writes.
ALTER TABLE consultations
  ADD COLUMN stage TEXT NOT NULL DEFAULT 'new',
  ADD COLUMN owner_id TEXT,
  ADD COLUMN answered_at TEXT,
  ADD COLUMN version INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN search TSVECTOR;
ALTER TABLE consultations
  ADD COLUMN desk_state TEXT GENERATED ALWAYS AS (CASE state WHEN 'accepted' THEN stage ELSE state END) STORED,
  ADD COLUMN call_id TEXT GENERATED ALWAYS AS (context::json ->> 'call_id') STORED;
CREATE INDEX consultations_by_desk_state ON consultations (desk_state, created_at, id);
CREATE INDEX consultations_accepted ON consultations (created_at, id) WHERE state = 'accepted';
CREATE INDEX consultations_by_page ON consultations (page_source, created_at, id);
CREATE INDEX consultations_by_service ON consultations (service, created_at, id);
CREATE INDEX consultations_by_owner ON consultations (owner_id, created_at, id) WHERE owner_id IS NOT NULL;
CREATE INDEX consultations_by_answer ON consultations (answered_at) WHERE answered_at IS NOT NULL;
CREATE INDEX consultations_by_call ON consultations (call_id) WHERE call_id IS NOT NULL;

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

-- Which requests changed, in the order `xid`, then `id`. A transaction may commit after one that began later, so only the rows below
-- the oldest running transaction are complete.
CREATE TABLE request_changes (
  id BIGINT GENERATED ALWAYS AS IDENTITY,
  xid BIGINT NOT NULL DEFAULT (pg_current_xact_id()::text::bigint),
  at TEXT NOT NULL,
  request_id TEXT NOT NULL,
  is_new INTEGER NOT NULL,
  PRIMARY KEY (xid, id)
);

-- The number of requests in each state. Each connection has a `slot`, so that concurrent writers do not wait for each other.
CREATE TABLE request_counts (
  state TEXT NOT NULL,
  slot INTEGER NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (state, slot)
);
INSERT INTO request_counts (state, slot, n) SELECT desk_state, 0, count(*) FROM consultations GROUP BY desk_state;

-- Lower case, without diacritics and punctuation, like the search of the other engine.
CREATE FUNCTION desk_fold(words TEXT) RETURNS TEXT LANGUAGE SQL IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
    CASE WHEN words ~ '[^\x01-\x7f]'
      THEN regexp_replace(normalize(lower(words), NFKD), U&'[\0300-\036F]', '', 'g')
      ELSE lower(words) END,
    '[!-/:-@\[-`{-~]+', ' ', 'g')
$$;

-- A tsvector holds at most one megabyte; text beyond that is not found.
CREATE FUNCTION desk_before_request() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := to_tsvector('simple', desk_fold(left(concat_ws(' ', NEW.name, NEW.email, NEW.company, NEW.message,
    (SELECT string_agg(text, ' ' ORDER BY id) FROM request_notes WHERE request_id = NEW.id AND deleted_at IS NULL)), 200000)));
  RETURN NEW;
END
$$;
UPDATE consultations SET search = to_tsvector('simple', desk_fold(concat_ws(' ', name, email, company, message)));
-- New words wait in a list, because adding them one by one would slow down every request. Searches read the whole list: keep it short.
CREATE INDEX consultations_by_words ON consultations USING gin (search) WITH (gin_pending_list_limit = 512);
CREATE TRIGGER desk_words BEFORE INSERT OR UPDATE OF name, email, company, message, search ON consultations
  FOR EACH ROW EXECUTE FUNCTION desk_before_request();

CREATE FUNCTION desk_count(counted TEXT, by BIGINT) RETURNS VOID LANGUAGE SQL AS $$
  INSERT INTO request_counts (state, slot, n) VALUES (counted, pg_backend_pid() % 16, by)
  ON CONFLICT (state, slot) DO UPDATE SET n = request_counts.n + by
$$;
CREATE FUNCTION desk_now() RETURNS TEXT LANGUAGE SQL AS $$
  SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
-- Runs once per statement: changing a row of the counts once per request gets slower with each change.
CREATE FUNCTION desk_after_adding() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM desk_count(desk_state, count(*)) FROM changed WHERE state <> 'probe' GROUP BY desk_state;
  INSERT INTO request_changes (at, request_id, is_new) SELECT desk_now(), id, 1 FROM changed WHERE state <> 'probe' ORDER BY id;
  RETURN NULL;
END
$$;
CREATE TRIGGER desk_requests_added AFTER INSERT ON consultations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION desk_after_adding();
CREATE FUNCTION desk_after_removing() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM desk_count(desk_state, -count(*)) FROM changed WHERE state <> 'probe' GROUP BY desk_state;
  INSERT INTO request_changes (at, request_id, is_new) SELECT desk_now(), id, 0 FROM changed WHERE state <> 'probe' ORDER BY id;
  RETURN NULL;
END
$$;
CREATE TRIGGER desk_requests_removed AFTER DELETE ON consultations REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION desk_after_removing();
CREATE FUNCTION desk_after_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'probe' THEN
    RETURN NULL;
  END IF;
  IF OLD.desk_state <> NEW.desk_state THEN
    PERFORM desk_count(OLD.desk_state, -1);
    PERFORM desk_count(NEW.desk_state, 1);
  END IF;
  INSERT INTO request_changes (at, request_id, is_new) VALUES (desk_now(), NEW.id, 0);
  RETURN NULL;
END
$$;
CREATE TRIGGER desk_request_changed AFTER UPDATE OF state, stage, owner_id, version ON consultations
  FOR EACH ROW EXECUTE FUNCTION desk_after_change();

CREATE FUNCTION desk_after_note() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE consultations SET search = NULL WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.request_id ELSE NEW.request_id END;
  RETURN NULL;
END
$$;
CREATE TRIGGER desk_note AFTER INSERT OR UPDATE OR DELETE ON request_notes
  FOR EACH ROW EXECUTE FUNCTION desk_after_note();
