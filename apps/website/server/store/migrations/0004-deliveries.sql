-- One row for each request and channel, written with the request, and one for each notice to operators and channel. A row is claimed
-- while `claim` is set. Earlier releases neither write nor need these rows.
CREATE TABLE deliveries (
  id TEXT NOT NULL PRIMARY KEY,
  consultation_id TEXT REFERENCES consultations (id) ON DELETE CASCADE,
  notice TEXT,
  channel TEXT NOT NULL,
  state TEXT NOT NULL,
  created_at TEXT NOT NULL,
  waits_since TEXT NOT NULL,
  due_at TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  claim TEXT,
  progress TEXT,
  answer TEXT,
  settled_at TEXT
);
CREATE INDEX deliveries_by_due ON deliveries (channel, state, due_at);
CREATE INDEX deliveries_by_consultation ON deliveries (consultation_id);

-- The state of each channel. `failing_since` is null while the channel works.
CREATE TABLE delivery_channels (
  name TEXT NOT NULL PRIMARY KEY,
  failures INTEGER NOT NULL,
  failing_since TEXT,
  reported_at TEXT,
  disabled_target TEXT
);
