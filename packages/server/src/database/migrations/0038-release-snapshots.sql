-- Releases store their contents as history does: by part, compressed and once. They also name the states of what they
-- contain, so that a release can be compared with the one before it.

alter table release_items
  alter column snapshot drop not null,
  alter column snapshot_bytes drop not null,
  -- The hash of each part, in hexadecimal. Absent until the job has converted what an earlier version stored as a snapshot.
  add column parts jsonb,
  -- The length of the parts' contents, which count towards the limit of the tenant.
  add column parts_bytes integer,
  add column format smallint not null default 1,
  -- What serving needs of the content.
  add column served jsonb;
update release_items set served = jsonb_build_object(
  'appName', coalesce(snapshot ->> 'appName', name),
  'visitors', snapshot -> 'config' -> 'visitors',
  'products', coalesce(snapshot -> 'products', '[]'),
  'componentIds', (
    select coalesce(jsonb_object_agg(c ->> 'name', c ->> 'id'), '{}')
    from jsonb_array_elements(case jsonb_typeof(snapshot -> 'components') when 'array' then snapshot -> 'components' else '[]' end) c));
alter table release_items
  alter column served set not null,
  add constraint release_items_content check (num_nonnulls(snapshot, parts) = 1);
create index release_items_unconverted on release_items (tenant_id, release_id) where parts is null;

create table release_snapshots (
  tenant_id text not null,
  release_id text not null,
  kind text not null,
  item_id text not null,
  -- Of the item's state in history.
  number integer not null,
  primary key (tenant_id, release_id, kind, item_id),
  foreign key (tenant_id, release_id) references releases on delete cascade
);
create index release_snapshots_by_state on release_snapshots (tenant_id, kind, item_id, number);
alter table release_snapshots enable row level security;
create policy tenant_rows on release_snapshots to coverwright_app
  using (tenant_id = current_setting('coverwright.tenant_id', true));
grant select, insert, update, delete on release_snapshots to coverwright_app;
