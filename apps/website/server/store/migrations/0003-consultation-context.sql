-- JSON: the data beside the fields of a request. NULL in rows of earlier releases.
ALTER TABLE consultations ADD COLUMN context TEXT;
