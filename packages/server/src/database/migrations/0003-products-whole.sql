-- Benefits that are edited one by one, discount and loading codes, API keys, and word of changes to other instances.

alter table benefits
  add column last_modified_at timestamptz not null default now(),
  add column last_modified_by text;

-- Texts with numbers in them in the order that people expect: 9 before 10.
create collation natural_order (provider = icu, locale = 'en-u-kn-true');

-- Discounts and loadings share one space of codes within a product.
create table code_rules (
  tenant_id text not null,
  plan text not null,
  type text not null,
  version text not null,
  code text not null,
  kind text not null check (kind in ('discount', 'loading')),
  name text not null,
  description text,
  calculation_logic text not null,
  position integer not null,
  revision text not null,
  created_at timestamptz not null default now(),
  created_by text,
  last_modified_at timestamptz not null default now(),
  last_modified_by text,
  primary key (tenant_id, plan, type, version, code),
  foreign key (tenant_id, plan, type, version) references products on delete cascade
);

-- A key itself is never kept, only its hash; a revoked key is a row that is gone.
create table api_keys (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  name text not null,
  key_hash text not null unique,
  key_start text not null,
  created_at timestamptz not null default now(),
  created_by text,
  last_used_at timestamptz,
  primary key (tenant_id, id)
);

do $$
declare
  name text;
begin
  foreach name in array array['code_rules', 'api_keys']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_rows on %I to coverwright_app using (tenant_id = current_setting(''coverwright.tenant_id'', true))',
      name);
    execute format('grant select, insert, update, delete on %I to coverwright_app', name);
  end loop;
end $$;

-- What an instance keeps in memory to answer prices at once is dropped when its tenant's rows change.
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('coverwright_changes', coalesce(new.tenant_id, old.tenant_id));
  return null;
end $$;
create trigger tell_change after insert or update or delete on products for each row execute function tell_change();
create trigger tell_change after insert or update or delete on price_logics for each row execute function tell_change();
create trigger tell_change after insert or update or delete on code_rules for each row execute function tell_change();
create trigger tell_change after delete on api_keys for each row execute function tell_change();
