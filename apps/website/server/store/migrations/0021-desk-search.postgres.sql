-- The search finds letters that no diacritic makes by the letters people type instead, such as l for ł and ss for ß.
CREATE OR REPLACE FUNCTION desk_fold(words TEXT) RETURNS TEXT LANGUAGE SQL IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
    CASE WHEN words ~ '[^\x01-\x7f]'
      THEN replace(replace(replace(replace(
        translate(regexp_replace(normalize(lower(words), NFKD), U&'[\0300-\036F]', '', 'g'), 'łŁøØđĐðÐıẞÆŒÞ', 'llooddddißæœþ'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
      ELSE lower(words) END,
    '[!-/:-@\[-`{-~]+', ' ', 'g')
$$;
UPDATE consultations SET search = NULL
  WHERE concat_ws(' ', name, company, message,
    (SELECT string_agg(text, ' ') FROM request_notes WHERE request_id = consultations.id)) ~ '[łŁøØđĐðÐıßẞæÆœŒþÞ]';

-- The digits of the phone number from the last to the first, without zeros at its beginning: numbers that end alike are beside
-- each other, whether written with a country code or without.
ALTER TABLE consultations ADD COLUMN phone_key TEXT
  GENERATED ALWAYS AS (rtrim(reverse(regexp_replace(replace(phone, '(0)', ''), '[^0-9]', '', 'g')), '0')) STORED;
CREATE INDEX consultations_by_phone ON consultations (phone_key text_pattern_ops);
-- The reference that people quote is the end of the id.
CREATE INDEX consultations_by_reference ON consultations (right(id, 8) text_pattern_ops);
CREATE INDEX consultations_by_id ON consultations (id text_pattern_ops);
