-- The search finds the answers to the agency's own fields with the message. Documents without answers stay as they are in the index.
DROP VIEW desk_documents;
CREATE VIEW desk_documents AS
  SELECT docid, id,
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name
      , 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd')
      , 'Ð', 'd'), 'ı', 'i'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe')
      , 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th') AS name,
    email,
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(company
      , 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd')
      , 'Ð', 'd'), 'ı', 'i'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe')
      , 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th') AS company,
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(concat_ws(' ', message,
        (SELECT group_concat(value, ' ') FROM json_each(CASE WHEN json_valid(context) THEN context ELSE '{}' END, '$.answers')))
      , 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd')
      , 'Ð', 'd'), 'ı', 'i'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe')
      , 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th') AS message,
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(concat_ws(' ', (SELECT group_concat(text, ' ' ORDER BY request_notes.id) FROM request_notes
        WHERE request_id = consultations.id AND deleted_at IS NULL),
        (SELECT group_concat(from_name || ' ' || from_address || ' ' || subject || ' ' || text, ' ' ORDER BY request_mails.id)
          FROM request_mails WHERE request_id = consultations.id))
      , 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd')
      , 'Ð', 'd'), 'ı', 'i'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe')
      , 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th') AS notes
  FROM consultations WHERE docid IS NOT NULL;
