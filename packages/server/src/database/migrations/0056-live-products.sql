-- Only adds.
-- What lists of live products filter, sort and show, where a tenant works with releases. Written together with live_items;
-- everything else of a product is read from its state in history.
create table live_products (
  tenant_id text not null references tenants on delete cascade,
  plan text not null,
  type text not null,
  version text not null default '',
  -- Of the state in history.
  number integer not null,
  insurer_id text,
  status text,
  effective_from date,
  -- By locale.
  names jsonb not null,
  created_at timestamptz not null,
  created_by text,
  -- When the state was saved, and by whom.
  last_modified_at timestamptz not null,
  last_modified_by text,
  primary key (tenant_id, plan, type, version)
);
create index live_products_newest on live_products (tenant_id, created_at desc);

alter table live_products enable row level security;
create policy tenant_rows on live_products to coverwright_app
  using (tenant_id = current_setting('coverwright.tenant_id', true));
grant select, insert, update, delete on live_products to coverwright_app;
