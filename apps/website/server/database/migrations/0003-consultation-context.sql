-- JSON: what came with a request besides its fields. NULL in rows that a release before this one wrote.
ALTER TABLE consultations ADD COLUMN context TEXT;
