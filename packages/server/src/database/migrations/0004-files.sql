-- Files: names, folders and privacy are rows; contents lie in the object store under keys that nobody chooses.

create table buckets (
  tenant_id text not null references tenants on delete cascade,
  name text not null,
  provider_id text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, name)
);
insert into buckets (tenant_id, name, provider_id)
  select tenant_id, replace(tenant_id, '_', '-') || '-documents', 'disk' from tenants;

-- Keys end in a slash. Byte order, so that everything under a folder is one range: from 'a/' to before 'a0'.
create table folders (
  tenant_id text not null,
  bucket_name text not null,
  key text not null collate "C",
  parent text not null collate "C",
  created_at timestamptz not null default now(),
  created_by text,
  primary key (tenant_id, bucket_name, key),
  foreign key (tenant_id, bucket_name) references buckets on delete cascade
);
create index folders_by_parent on folders (tenant_id, bucket_name, parent);

-- The folder is empty or ends in a slash; folder and name together are the key.
create table files (
  tenant_id text not null,
  bucket_name text not null,
  folder text not null collate "C",
  name text not null collate "C",
  object_key text not null,
  size integer not null,
  is_public boolean not null,
  revision text not null,
  created_at timestamptz not null default now(),
  created_by text,
  last_modified_at timestamptz not null default now(),
  last_modified_by text,
  primary key (tenant_id, bucket_name, folder, name),
  foreign key (tenant_id, bucket_name) references buckets on delete cascade
);
create index files_by_name on files (tenant_id, bucket_name, folder, name collate natural_order);

-- Objects that no file stands for: not yet, while they are written, or not any more. What is due is removed. No
-- reference to tenants: an object has to be removed also when its tenant is gone.
create table loose_objects (
  tenant_id text not null,
  object_key text not null,
  due_at timestamptz not null,
  primary key (tenant_id, object_key)
);
create index loose_objects_due on loose_objects (due_at);

do $$
declare
  name text;
begin
  foreach name in array array['buckets', 'folders', 'files', 'loose_objects']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_rows on %I to coverwright_app using (tenant_id = current_setting(''coverwright.tenant_id'', true))',
      name);
    execute format('grant select, insert, update, delete on %I to coverwright_app', name);
  end loop;
end $$;
