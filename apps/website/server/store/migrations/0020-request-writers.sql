-- Who has an unsent reply to a request open, and until when this counts without another sign. The text stays in the browser.
CREATE TABLE request_writers (
  request_id TEXT NOT NULL REFERENCES consultations (id) ON DELETE CASCADE,
  staff_id TEXT NOT NULL,
  until TEXT NOT NULL,
  PRIMARY KEY (request_id, staff_id)
);
