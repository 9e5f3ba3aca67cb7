-- `state`: accepted, held (suspected spam, not delivered) or erased (a tombstone without personal data).
-- `spam`: JSON, the score and its reasons; NULL in rows of earlier releases. `message_hash`: finds repeated texts.
ALTER TABLE consultations ADD COLUMN state TEXT NOT NULL DEFAULT 'accepted';
ALTER TABLE consultations ADD COLUMN spam TEXT;
ALTER TABLE consultations ADD COLUMN message_hash TEXT;
CREATE INDEX consultations_by_time ON consultations (created_at, id);
CREATE INDEX consultations_by_message ON consultations (message_hash, created_at);
