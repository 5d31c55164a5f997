-- Components that failed on customers' pages: which ones, in which release, how often and when, and nothing else.

create table component_failures (
  tenant_id text not null,
  app_id text not null,
  release_id text not null,
  -- Its name in the release.
  component text not null,
  count integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (tenant_id, app_id, release_id, component),
  foreign key (tenant_id, app_id) references apps on delete cascade,
  foreign key (tenant_id, release_id) references releases on delete cascade
);
create index component_failures_by_release on component_failures (tenant_id, release_id);

alter table component_failures enable row level security;
create policy tenant_rows on component_failures to coverwright_app
  using (tenant_id = current_setting('coverwright.tenant_id', true));
grant select, insert, update, delete on component_failures to coverwright_app;
