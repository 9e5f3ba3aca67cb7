-- The search finds the answers to the agency's own fields with the message.
CREATE OR REPLACE FUNCTION desk_before_request() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  notes TEXT;
  mails TEXT;
  answers TEXT;
  words TEXT;
BEGIN
  -- A new request has no notes.
  IF TG_OP = 'UPDATE' THEN
    SELECT string_agg(text, ' ' ORDER BY id) INTO notes FROM request_notes WHERE request_id = NEW.id AND deleted_at IS NULL;
    SELECT string_agg(concat_ws(' ', from_name, from_address, subject, text), ' ' ORDER BY id) INTO mails
      FROM request_mails WHERE request_id = NEW.id;
  END IF;
  -- Most requests have none: nothing is parsed for them.
  IF NEW.context LIKE '%"answers"%' THEN
    SELECT string_agg(value, ' ') INTO answers FROM json_each_text(NEW.context::json -> 'answers');
  END IF;
  -- A tsvector holds a megabyte; what is beyond is not found.
  words := left(concat_ws(' ', NEW.name, NEW.email, NEW.company, NEW.message, answers, notes, mails), 200000);
  NEW.search := to_tsvector('simple', desk_fold(words));
  RETURN NEW;
END
$$;
