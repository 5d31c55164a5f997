-- History: what an item consists of after each save, by part. Contents are immutable, and stored once.

create table snapshot_parts (
  tenant_id text not null references tenants on delete cascade,
  -- SHA-256 of the uncompressed text.
  hash bytea not null,
  -- Compressed by the server with Zstandard: PostgreSQL's own compression takes ten times as long.
  bytes bytea not null,
  -- Uncompressed.
  size_bytes integer not null,
  -- When a save last had it: parts that no state has are deleted some time after that.
  used_at timestamptz not null default now(),
  primary key (tenant_id, hash)
);
alter table snapshot_parts alter column bytes set storage external;

create table snapshots (
  tenant_id text not null references tenants on delete cascade,
  kind text not null,
  item_id text not null,
  number integer not null,
  -- Of the parts' hashes.
  hash bytea not null,
  -- The hash of each part, in hexadecimal.
  parts jsonb not null,
  -- The parts that differ from the previous snapshot.
  changed_parts text[] not null,
  format smallint not null,
  name text not null,
  -- SAVE, IMPORT, RESTORE or FIRST.
  cause text not null,
  -- STUDIO, API or SERVER.
  source text not null,
  -- The snapshot that was restored.
  restored_number integer,
  -- The name that a user has given to this state.
  label text,
  created_at timestamptz not null,
  created_by text,
  -- When the first save of its series was made. Thinning leaves only the last save of a series.
  series_at timestamptz not null,
  primary key (tenant_id, kind, item_id, number)
);
create index snapshots_newest on snapshots (tenant_id, created_at desc);
create index snapshots_by_age on snapshots (created_at);

-- The last state of what has been deleted and can be restored.
create table deleted_items (
  tenant_id text not null references tenants on delete cascade,
  kind text not null,
  item_id text not null,
  number integer not null,
  name text not null,
  deleted_at timestamptz not null,
  deleted_by text,
  primary key (tenant_id, kind, item_id)
);
create index deleted_items_oldest on deleted_items (deleted_at);

do $$
declare
  name text;
begin
  foreach name in array array['snapshot_parts', 'snapshots', 'deleted_items']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_rows on %I to coverwright_app using (tenant_id = current_setting(''coverwright.tenant_id'', true))',
      name);
    execute format('grant select, insert on %I to coverwright_app', name);
  end loop;
end $$;
grant update (used_at) on snapshot_parts to coverwright_app;
grant update (label) on snapshots to coverwright_app;
grant update, delete on deleted_items to coverwright_app;
