-- Releases: what customers see, as immutable snapshots. What is live is a pointer for each item.

create table releases (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  name text not null,
  description text,
  revision text not null,
  created_at timestamptz not null,
  created_by text,
  last_modified_at timestamptz not null,
  last_modified_by text,
  -- When it last went live.
  published_at timestamptz,
  published_by text,
  scheduled_at timestamptz,
  scheduled_zone text,
  scheduled_by text,
  -- Why it did not go live at its time.
  failure jsonb,
  primary key (tenant_id, id)
);
create index releases_newest on releases (tenant_id, created_at desc, id);
create index releases_due on releases (scheduled_at) where scheduled_at is not null;

create table release_items (
  tenant_id text not null,
  release_id text not null,
  -- Of what the item is, such as app.
  kind text not null,
  item_id text not null,
  name text not null,
  snapshot jsonb not null,
  snapshot_bytes integer not null generated always as (octet_length(snapshot::text)) stored,
  -- What it was made into for customers, beside the assets.
  compiled jsonb not null,
  compiled_bytes integer not null generated always as (octet_length(compiled::text)) stored,
  changes jsonb not null,
  -- What was live of the item when this was last published: rolling back shows it again.
  replaced_release_id text,
  primary key (tenant_id, release_id, kind, item_id),
  foreign key (tenant_id, release_id) references releases on delete cascade
);
create index release_items_by_item on release_items (tenant_id, kind, item_id);

-- The bytes of assets, once for each content: releases share what they have in common.
create table release_objects (
  tenant_id text not null references tenants on delete cascade,
  sha256 text not null,
  size integer not null,
  object_key text not null,
  primary key (tenant_id, sha256)
);

create table release_assets (
  tenant_id text not null,
  release_id text not null,
  kind text not null,
  item_id text not null,
  path text not null,
  -- identity, br or gzip.
  encoding text not null,
  content_type text not null,
  sha256 text not null,
  primary key (tenant_id, release_id, kind, item_id, path, encoding),
  foreign key (tenant_id, release_id, kind, item_id) references release_items on delete cascade,
  foreign key (tenant_id, sha256) references release_objects
);
create index release_assets_by_path on release_assets (tenant_id, kind, item_id, path);
create index release_assets_by_content on release_assets (tenant_id, sha256);

-- What customers see of an item.
create table live_items (
  tenant_id text not null,
  kind text not null,
  item_id text not null,
  release_id text not null,
  activated_at timestamptz not null,
  activated_by text,
  primary key (tenant_id, kind, item_id),
  foreign key (tenant_id, release_id, kind, item_id) references release_items
);
create index live_items_by_release on live_items (tenant_id, release_id);

-- Every instance serves the new release at once.
create trigger tell_change after insert or update or delete on live_items for each row execute function tell_change();
create trigger tell_change after insert or update or delete on apps for each row execute function tell_change();
create trigger tell_change after insert or update or delete on app_hosts for each row execute function tell_change();

do $$
declare
  name text;
begin
  foreach name in array array['releases', 'release_items', 'release_objects', 'release_assets', 'live_items']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_rows on %I to coverwright_app using (tenant_id = current_setting(''coverwright.tenant_id'', true))',
      name);
    execute format('grant select, insert, update, delete on %I to coverwright_app', name);
  end loop;
end $$;
