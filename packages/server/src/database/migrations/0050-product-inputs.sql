-- Only adds.
-- The declared inputs of products: what the values of their logic may be.
create table product_inputs (
  tenant_id text not null,
  plan text not null,
  type text not null,
  version text not null,
  inputs_json text not null,
  revision text not null,
  created_at timestamptz not null default now(),
  created_by text,
  last_modified_at timestamptz not null default now(),
  last_modified_by text,
  primary key (tenant_id, plan, type, version),
  foreign key (tenant_id, plan, type, version) references products on delete cascade
);
alter table product_inputs enable row level security;
create policy tenant_rows on product_inputs to coverwright_app
  using (tenant_id = current_setting('coverwright.tenant_id', true));
grant select, insert, update, delete on product_inputs to coverwright_app;
