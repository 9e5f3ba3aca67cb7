-- A time that a colleague keeps free is an appointment in the state blocked: without a kind, a request or a zone. `words`: what
-- staff wrote, to the visitor of a cancelled appointment, or about a blocked time.
ALTER TABLE appointments ADD COLUMN words TEXT;
DROP INDEX appointments_by_end;
CREATE INDEX appointments_by_end ON appointments (ends_at) WHERE state IN ('held', 'booked', 'blocked');
-- What the desk lists.
CREATE INDEX appointments_at_desk ON appointments (ends_at) WHERE state IN ('booked', 'cancelled', 'no-show', 'blocked');

-- When colleagues hold appointments, if not whenever a kind is offered. `hours`: JSON, as the opening hours in the content;
-- `days_off`: JSON, a list of first and last days. Both in `time_zone` (IANA).
CREATE TABLE staff_hours (
  staff_id TEXT NOT NULL PRIMARY KEY REFERENCES staff (id) ON DELETE CASCADE,
  time_zone TEXT NOT NULL,
  hours TEXT,
  days_off TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
