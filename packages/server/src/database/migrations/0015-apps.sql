-- Apps with their hosts, configuration and products, and the components that their pages are made of.

create table apps (
  tenant_id text not null references tenants on delete cascade,
  app_id text not null,
  app_name text not null,
  email text,
  email_sender_name text,
  app_template_id text not null,
  -- Which of several apps at one host is served: the first in this order whose pattern matches the path.
  regex_pattern text,
  position integer,
  revision text not null,
  created_at timestamptz not null default now(),
  created_by text,
  last_modified_at timestamptz not null default now(),
  last_modified_by text,
  primary key (tenant_id, app_id)
);
create index apps_newest on apps (tenant_id, created_at desc, app_id);

-- A host that was added for an app is deleted with the last app that has it; any other remains with its tenant.
alter table hosts add column is_of_apps boolean not null default false;

create table app_hosts (
  tenant_id text not null,
  app_id text not null,
  host text not null,
  -- The host that urlRouting names.
  is_main boolean not null,
  primary key (tenant_id, app_id, host),
  foreign key (tenant_id, app_id) references apps on delete cascade,
  foreign key (tenant_id, host) references hosts on delete cascade
);
create index app_hosts_by_host on app_hosts (tenant_id, host);
create unique index app_hosts_main on app_hosts (tenant_id, app_id) where is_main;

create table app_configs (
  tenant_id text not null,
  app_id text not null,
  -- In the form of cmsConfigInput, without the credentials. JSON texts remain texts, so that they are read as written.
  config jsonb not null,
  config_bytes integer not null generated always as (octet_length(config::text)) stored,
  guest_username text,
  -- Encrypted; never read back.
  guest_password text,
  revision text not null,
  last_modified_at timestamptz not null,
  last_modified_by text,
  primary key (tenant_id, app_id),
  foreign key (tenant_id, app_id) references apps on delete cascade
);

-- The products remain named after they are deleted, so that the app can show which of them no longer exist.
create table app_products (
  tenant_id text not null,
  app_id text not null,
  plan text not null,
  type text not null,
  version text not null,
  position integer not null,
  primary key (tenant_id, app_id, plan, type, version),
  foreign key (tenant_id, app_id) references apps on delete cascade
);

create table components (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  name text not null,
  vue_template text not null,
  component_json text not null,
  status text not null check (status in ('DRAFT', 'PUBLISHED', 'DEPRECATED')),
  framework text not null,
  version text not null,
  -- The names that its template and script use and that may be components.
  uses text[] not null,
  revision text not null,
  created_at timestamptz not null default now(),
  created_by text,
  last_modified_at timestamptz not null default now(),
  last_modified_by text,
  primary key (tenant_id, id)
);
create index components_newest on components (tenant_id, created_at desc, id);
create unique index components_by_name on components (tenant_id, lower(name));

do $$
declare
  name text;
begin
  foreach name in array array['apps', 'app_hosts', 'app_configs', 'app_products', 'components']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_rows on %I to coverwright_app using (tenant_id = current_setting(''coverwright.tenant_id'', true))',
      name);
    execute format('grant select, insert, update, delete on %I to coverwright_app', name);
  end loop;
end $$;
