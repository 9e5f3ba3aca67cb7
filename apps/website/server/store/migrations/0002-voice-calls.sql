-- Calls of the embedded voice platform. `assistant`, `transcript` and `details` hold JSON.
CREATE TABLE voice_calls (
  id TEXT NOT NULL PRIMARY KEY,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  status TEXT NOT NULL,
  assistant TEXT NOT NULL,
  page TEXT,
  started_at TEXT,
  ended_at TEXT,
  ended_reason TEXT,
  transcript TEXT NOT NULL
);
CREATE INDEX voice_calls_by_time ON voice_calls (created_at);

CREATE TABLE voice_rooms (
  token_hash TEXT NOT NULL PRIMARY KEY,
  call_id TEXT NOT NULL,
  origin TEXT,
  expires_at TEXT NOT NULL,
  details TEXT NOT NULL
);
CREATE INDEX voice_rooms_by_end ON voice_rooms (expires_at);

CREATE TABLE voice_assistants (
  id TEXT NOT NULL PRIMARY KEY,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  name TEXT NOT NULL,
  first_message TEXT
);
