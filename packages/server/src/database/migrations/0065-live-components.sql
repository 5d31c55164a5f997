-- Only adds.
-- What lists and names find of components where a tenant works with releases: a row for each live component, written
-- together with live_items. The sources are in the state of that number.

create table live_components (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  number integer not null,
  name text not null,
  status text not null,
  framework text not null,
  version text not null,
  -- As in components.
  uses text[] not null,
  -- Of the component.
  created_at timestamptz not null,
  created_by text,
  -- Of the state.
  last_modified_at timestamptz not null,
  last_modified_by text,
  primary key (tenant_id, id)
);
create index live_components_newest on live_components (tenant_id, created_at desc, id);
create index live_components_by_name on live_components (tenant_id, name);
alter table live_components enable row level security;
create policy tenant_rows on live_components to coverwright_app
  using (tenant_id = current_setting('coverwright.tenant_id', true));
grant select, insert, update, delete on live_components to coverwright_app;
