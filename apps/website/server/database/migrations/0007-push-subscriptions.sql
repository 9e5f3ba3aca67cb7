-- The browsers and phones of staff that are told of requests, each by the address that its push service gave it. `staff_id` is null where
-- nobody in particular subscribed it. `rests_until` is how long the push service asked to be left alone.
CREATE TABLE push_subscriptions (
  id TEXT NOT NULL PRIMARY KEY,
  endpoint TEXT NOT NULL UNIQUE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  staff_id TEXT,
  created_at TEXT NOT NULL,
  last_success_at TEXT,
  failures INTEGER NOT NULL,
  failing_since TEXT,
  rests_until TEXT
);
CREATE INDEX push_subscriptions_by_staff ON push_subscriptions (staff_id);

-- Keys that the site made for itself, which every instance has to share.
CREATE TABLE site_keys (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL,
  created_at TEXT NOT NULL
);
