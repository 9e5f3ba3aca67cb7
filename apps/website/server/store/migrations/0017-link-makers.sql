-- Who made a link: it ends with their right to make one. Null for the operator's commands.
ALTER TABLE staff_links ADD COLUMN made_by TEXT;
UPDATE staff_links SET made_by = (
  SELECT staff_id FROM audit_entries WHERE action = 'link.made' AND subject_id = staff_links.id
);
