-- What has to be said to whom: one row for each request and channel, written with the request, and one for each notice to the
-- operators and channel. A row is claimed while a `claim` is set. A release before this one writes none, and needs none.
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

-- How a channel fares as a whole. `failing_since` is null while it works.
CREATE TABLE delivery_channels (
  name TEXT NOT NULL PRIMARY KEY,
  failures INTEGER NOT NULL,
  failing_since TEXT,
  reported_at TEXT,
  disabled_target TEXT
);
