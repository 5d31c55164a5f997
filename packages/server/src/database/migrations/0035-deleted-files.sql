-- Deleted files and folders can be restored: their rows are here, and their contents stay in the object store. The kind in
-- deleted_items is file or folder, and the item's id that of the deletion, since a key can be deleted repeatedly.

-- Removed for good by a user, and waiting for the job.
alter table deleted_items add column is_removed boolean not null default false;

create table deleted_files (
  tenant_id text not null,
  kind text not null,
  item_id text not null,
  bucket_name text not null,
  folder text not null collate "C",
  name text not null collate "C",
  object_key text not null,
  size integer not null,
  is_public boolean not null,
  created_at timestamptz not null,
  created_by text,
  last_modified_at timestamptz not null,
  last_modified_by text,
  font_family text,
  font_weight text,
  font_style text,
  primary key (tenant_id, item_id, folder, name),
  foreign key (tenant_id, kind, item_id) references deleted_items on delete cascade
);

create table deleted_folders (
  tenant_id text not null,
  kind text not null,
  item_id text not null,
  bucket_name text not null,
  key text not null collate "C",
  created_at timestamptz not null,
  created_by text,
  primary key (tenant_id, item_id, key),
  foreign key (tenant_id, kind, item_id) references deleted_items on delete cascade
);

do $$
declare
  name text;
begin
  foreach name in array array['deleted_files', 'deleted_folders']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_rows on %I to coverwright_app using (tenant_id = current_setting(''coverwright.tenant_id'', true))',
      name);
    execute format('grant select, insert, delete on %I to coverwright_app', name);
  end loop;
end $$;
