-- Colleagues add their calendars at the desk. Those of earlier settings are added there again; busy times are read again.
DROP TABLE calendar_busy;
DROP TABLE calendars;

-- Calendars of colleagues (docs/decisions/calendars.md). `name`: a keyed hash of the address, the user and the holder. Who reads
-- them stands in `mailboxes`, under the name "calendars".
CREATE TABLE calendars (
  name TEXT NOT NULL PRIMARY KEY,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  -- The e-mail address of the colleague.
  holder TEXT NOT NULL,
  -- Its address, user and password, encrypted.
  secret TEXT NOT NULL,
  -- Whether it can be written, and whether appointments are written into it (1 or 0).
  can_write INTEGER NOT NULL,
  is_written INTEGER NOT NULL,
  added_at TEXT NOT NULL,
  -- When the secret was stored.
  updated_at TEXT NOT NULL,
  -- When it was last read without a failure.
  read_at TEXT,
  failing_since TEXT,
  failures INTEGER NOT NULL DEFAULT 0,
  -- What the server said to the last failure.
  answer TEXT,
  -- A hash of its events as they were stored last.
  events TEXT
);
CREATE INDEX calendars_by_holder ON calendars (holder);
CREATE INDEX calendars_by_staff ON calendars (staff_id);

-- When its holder is not free. Appointments of the site are left out.
CREATE TABLE calendar_busy (
  calendar TEXT NOT NULL REFERENCES calendars (name) ON DELETE CASCADE,
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL
);
CREATE INDEX calendar_busy_by_calendar ON calendar_busy (calendar, ends_at);
