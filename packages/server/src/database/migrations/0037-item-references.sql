-- What each item names in its present state, in the words of the item: ids, logical ids, names or keys.

create table item_references (
  tenant_id text not null references tenants on delete cascade,
  to_kind text not null,
  -- In the order of bytes, so that the files of a folder are one range.
  to_id text not null collate "C",
  kind text not null,
  item_id text not null,
  -- A save replaces what the parts name that it changes.
  part text not null,
  primary key (tenant_id, to_kind, to_id, kind, item_id, part)
);
create index item_references_by_item on item_references (tenant_id, kind, item_id);

-- Items that a job has yet to read: all that existed before.
create table unread_references (
  tenant_id text not null references tenants on delete cascade,
  kind text not null,
  item_id text not null,
  primary key (tenant_id, kind, item_id)
);
insert into unread_references (tenant_id, kind, item_id)
select tenant_id, 'product', plan || '|' || version || '|' || type from products
union all select tenant_id, 'template', id from templates
union all select tenant_id, 'component', id from components
union all select tenant_id, 'app', app_id from apps;

do $$
declare
  name text;
begin
  foreach name in array array['item_references', 'unread_references']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_rows on %I to coverwright_app using (tenant_id = current_setting(''coverwright.tenant_id'', true))',
      name);
    execute format('grant select, delete on %I to coverwright_app', name);
  end loop;
end $$;
grant insert on item_references to coverwright_app;
