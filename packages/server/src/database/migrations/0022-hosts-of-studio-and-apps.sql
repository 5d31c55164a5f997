-- What has been shown at a host, so that no app reads what browsers store there for the studio; and apps that wait for their
-- first release.

-- The host of the page, or of the request, that signed in or renewed the tokens last: browsers store them there.
alter table sessions add column host text;
create index sessions_by_host on sessions (tenant_id, host) where ended_at is null;

-- Hosts whose last app has lost them.
create table former_app_hosts (
  tenant_id text not null references tenants on delete cascade,
  host text not null,
  ended_at timestamptz not null,
  primary key (tenant_id, host)
);

-- Apps of the demo: released and published by a job, which deletes the row.
create table apps_to_publish (
  tenant_id text not null,
  app_id text not null,
  user_id text not null,
  primary key (tenant_id, app_id),
  foreign key (tenant_id, app_id) references apps on delete cascade
);

-- Every instance forgets a release that was deleted.
create trigger tell_change after delete on releases for each row execute function tell_change();

do $$
declare
  name text;
begin
  foreach name in array array['former_app_hosts', 'apps_to_publish']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_rows on %I to coverwright_app using (tenant_id = current_setting(''coverwright.tenant_id'', true))',
      name);
    execute format('grant select, insert, update, delete on %I to coverwright_app', name);
  end loop;
end $$;
