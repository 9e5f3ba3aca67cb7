-- The language of the desk, as a colleague chose it; null for that of the site.
ALTER TABLE staff ADD COLUMN language TEXT;
