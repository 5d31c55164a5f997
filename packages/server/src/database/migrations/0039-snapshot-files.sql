-- Only adds.
-- The files that an item named when a state of it was stored, as they were then. Their contents stay in the object store
-- as long as the state, whatever happens to the files.

create table snapshot_files (
  tenant_id text not null references tenants on delete cascade,
  kind text not null,
  item_id text not null,
  number integer not null,
  bucket_name text not null,
  folder text not null collate "C",
  name text not null collate "C",
  object_key text not null,
  size integer not null,
  is_public boolean not null,
  font_family text,
  font_weight text,
  font_style text,
  primary key (tenant_id, kind, item_id, number, bucket_name, folder, name)
);
create index snapshot_files_by_object on snapshot_files (tenant_id, object_key);
create index deleted_files_by_object on deleted_files (tenant_id, object_key);
alter table snapshot_files enable row level security;
create policy tenant_rows on snapshot_files to coverwright_app
  using (tenant_id = current_setting('coverwright.tenant_id', true));
grant select, insert, delete on snapshot_files to coverwright_app;
