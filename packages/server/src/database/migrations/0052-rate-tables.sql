-- Only adds.
-- The rate tables of products. The rows of a table are in pieces of a few thousand, each stored under its hash, so that a
-- changed cell replaces one piece.
create table rate_tables (
  tenant_id text not null,
  plan text not null,
  type text not null,
  version text not null,
  name text not null,
  -- Names its pieces, so that a table can be renamed without touching them.
  table_id text not null,
  -- The keys and values.
  columns_json text not null,
  -- The hash and the number of rows of each piece, in the order of the rows.
  pieces_json text not null,
  row_count integer not null,
  -- Of the name, the columns and the hashes of the pieces.
  hash text not null,
  -- The first warnings of its check.
  warnings_json text not null,
  revision text not null,
  created_at timestamptz not null default now(),
  created_by text,
  last_modified_at timestamptz not null default now(),
  last_modified_by text,
  primary key (tenant_id, plan, type, version, name),
  unique (tenant_id, table_id),
  foreign key (tenant_id, plan, type, version) references products on delete cascade
);

create table rate_table_pieces (
  tenant_id text not null,
  table_id text not null,
  -- SHA-256 of the uncompressed text, in hexadecimal.
  hash text not null,
  -- Compressed by the server with Zstandard, as the parts of snapshots are.
  content bytea not null,
  -- Uncompressed.
  content_bytes integer not null,
  primary key (tenant_id, table_id, hash),
  foreign key (tenant_id, table_id) references rate_tables (tenant_id, table_id) on delete cascade
);
alter table rate_table_pieces alter column content set storage external;

do $$
declare
  name text;
begin
  foreach name in array array['rate_tables', 'rate_table_pieces']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_rows on %I to coverwright_app using (tenant_id = current_setting(''coverwright.tenant_id'', true))',
      name);
    execute format('grant select, insert, update, delete on %I to coverwright_app', name);
  end loop;
end $$;
