-- A filter of the list with a name. `query`: as in the address of the desk. `is_shared`: 1 if everybody at the desk sees it.
CREATE TABLE desk_views (
  id TEXT NOT NULL PRIMARY KEY,
  created_at TEXT NOT NULL,
  staff_id TEXT NOT NULL,
  name TEXT NOT NULL,
  query TEXT NOT NULL,
  is_shared INTEGER NOT NULL
);
