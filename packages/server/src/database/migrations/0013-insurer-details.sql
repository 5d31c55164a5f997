-- The legal name of an insurer, the addresses of its logos, and who changed it last.

alter table insurers
  add column detailed_name text,
  add column logo_urls jsonb not null default '{}',
  add column last_modified_by text;
