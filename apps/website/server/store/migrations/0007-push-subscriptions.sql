-- The browsers and phones that receive notifications of requests. The push service assigns `endpoint`. `staff_id` is null for a
-- subscription without a staff member. Until `rests_until`, the push service wants no messages.
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

-- Keys that the site generated and that all instances share.
CREATE TABLE site_keys (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL,
  created_at TEXT NOT NULL
);
