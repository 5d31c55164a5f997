-- Only adds.
-- What lists and logical ids find of templates where a tenant works with releases: a row for each live template, written
-- together with live_items. Everything else is in the state of that number.

create table live_templates (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  number integer not null,
  type text not null,
  name text not null,
  description text,
  logical_id text,
  -- Of the template.
  created_at timestamptz not null,
  created_by text,
  -- Of the state.
  last_modified_at timestamptz not null,
  last_modified_by text,
  primary key (tenant_id, id)
);
create index live_templates_newest on live_templates (tenant_id, created_at desc, id);
create index live_templates_by_logical_id on live_templates (tenant_id, logical_id) where logical_id is not null;
alter table live_templates enable row level security;
create policy tenant_rows on live_templates to coverwright_app
  using (tenant_id = current_setting('coverwright.tenant_id', true));
grant select, insert, update, delete on live_templates to coverwright_app;

-- What was reported about workbooks that functions had before, as long as their states do: live functions still call them.
create table replaced_workbooks (
  tenant_id text not null references tenants on delete cascade,
  template_id text not null,
  -- As in function_workbooks.
  object_key text not null,
  report jsonb not null,
  checked_at timestamptz not null,
  accepted_by text,
  accepted_at timestamptz,
  primary key (tenant_id, template_id, object_key),
  foreign key (tenant_id, template_id) references templates on delete cascade
);
alter table replaced_workbooks enable row level security;
create policy tenant_rows on replaced_workbooks to coverwright_app
  using (tenant_id = current_setting('coverwright.tenant_id', true));
grant select, insert, update, delete on replaced_workbooks to coverwright_app;
