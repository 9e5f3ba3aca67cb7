-- Calendars of colleagues (docs/decisions/calendars.md). `name`: a hash of the address and the holder. Who reads them stands in
-- `mailboxes`, under the name "calendars".
CREATE TABLE calendars (
  name TEXT NOT NULL PRIMARY KEY,
  -- The e-mail address of the colleague.
  holder TEXT NOT NULL,
  -- Whether appointments are written into it (1 or 0).
  is_written INTEGER NOT NULL,
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

-- When its holder is not free. Appointments of the site are left out.
CREATE TABLE calendar_busy (
  calendar TEXT NOT NULL REFERENCES calendars (name) ON DELETE CASCADE,
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL
);
CREATE INDEX calendar_busy_by_calendar ON calendar_busy (calendar, ends_at);

-- The entries of appointments. They outlive the appointment, so that what was erased also leaves the calendar.
CREATE TABLE calendar_entries (
  appointment_id TEXT NOT NULL,
  calendar TEXT NOT NULL,
  -- Its address on the server.
  href TEXT NOT NULL,
  -- As they were written last; null until then.
  sequence INTEGER,
  starts_at TEXT,
  ends_at TEXT,
  PRIMARY KEY (appointment_id, calendar)
);
CREATE INDEX calendar_entries_by_calendar ON calendar_entries (calendar);
