-- Only adds.
-- Items with a history whose last save was too large for it: their last state is older than they are.
create table unrecorded_saves (
  tenant_id text not null references tenants on delete cascade,
  kind text not null,
  item_id text not null,
  primary key (tenant_id, kind, item_id)
);
alter table unrecorded_saves enable row level security;
create policy tenant_rows on unrecorded_saves to coverwright_app
  using (tenant_id = current_setting('coverwright.tenant_id', true));
grant select, insert, update, delete on unrecorded_saves to coverwright_app;
