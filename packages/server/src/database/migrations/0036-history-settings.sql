-- How long a tenant keeps history; a tenant without a row has the defaults of the server.

create table history_settings (
  tenant_id text primary key references tenants on delete cascade,
  all_days integer not null,
  daily_days integer not null,
  trash_days integer not null
);
alter table history_settings enable row level security;
create policy tenant_rows on history_settings to coverwright_app
  using (tenant_id = current_setting('coverwright.tenant_id', true));
grant select, insert, update on history_settings to coverwright_app;
