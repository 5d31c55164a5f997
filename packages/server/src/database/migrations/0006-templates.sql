-- Templates of every kind, and what people have typed into their editors and not saved.

-- What is special to a kind is its content; what all kinds have are columns.
create table templates (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  type text not null,
  name text not null,
  description text,
  logical_id text,
  graph_ql_query text,
  content jsonb not null,
  revision text not null,
  created_at timestamptz not null default now(),
  created_by text,
  last_modified_at timestamptz not null default now(),
  last_modified_by text,
  primary key (tenant_id, id)
);
create index templates_newest on templates (tenant_id, created_at desc, id);
create unique index templates_by_logical_id on templates (tenant_id, type, logical_id);

create table template_drafts (
  tenant_id text not null,
  user_id text not null,
  template_id text not null,
  content text not null,
  base_revision text,
  saved_at timestamptz not null,
  primary key (tenant_id, user_id, template_id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, template_id) references templates on delete cascade
);
create index template_drafts_by_template on template_drafts (tenant_id, template_id);

do $$
declare
  name text;
begin
  foreach name in array array['templates', 'template_drafts']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_rows on %I to coverwright_app using (tenant_id = current_setting(''coverwright.tenant_id'', true))',
      name);
    execute format('grant select, insert, update, delete on %I to coverwright_app', name);
  end loop;
end $$;
