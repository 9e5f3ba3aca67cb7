-- Times that visitors hold or have booked. `state`: held (until `hold_ends_at`), expired, booked, cancelled or no-show; an
-- appointment that was kept stays booked. `holder`: the e-mail address of the colleague. `busy_from` and `busy_until`: with the
-- buffers that its kind had then. Earlier releases neither write nor need these rows.
CREATE TABLE appointments (
  id TEXT NOT NULL PRIMARY KEY,
  kind TEXT NOT NULL,
  holder TEXT NOT NULL,
  state TEXT NOT NULL,
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  busy_from TEXT NOT NULL,
  busy_until TEXT NOT NULL,
  hold_ends_at TEXT,
  request_id TEXT REFERENCES consultations (id) ON DELETE CASCADE,
  -- The time zone that the visitor saw (IANA).
  zone TEXT NOT NULL,
  -- Of the invitation (RFC 5545): one more with each change.
  sequence INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
-- The transactions decide under a lock; this refuses what a faulty one would write.
CREATE UNIQUE INDEX appointments_once ON appointments (holder, starts_at) WHERE state IN ('held', 'booked');
CREATE INDEX appointments_by_end ON appointments (ends_at) WHERE state IN ('held', 'booked');
CREATE INDEX appointments_on_hold ON appointments (hold_ends_at) WHERE state = 'held';
CREATE INDEX appointments_expired ON appointments (hold_ends_at) WHERE state = 'expired';
CREATE INDEX appointments_by_request ON appointments (request_id) WHERE request_id IS NOT NULL;

-- The mails about appointments, by their row of the outbox. `kind`: booked, moved, cancelled, reminder-day or reminder-hour.
-- `holder`: the colleague to whom it goes; null for the visitor. One with another sequence than the appointment's is outdated.
CREATE TABLE appointment_mails (
  delivery_id TEXT NOT NULL PRIMARY KEY REFERENCES deliveries (id) ON DELETE CASCADE,
  appointment_id TEXT NOT NULL REFERENCES appointments (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  holder TEXT
);
CREATE INDEX appointment_mails_by_appointment ON appointment_mails (appointment_id);
