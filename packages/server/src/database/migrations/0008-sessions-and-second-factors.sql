-- What users see of their own sign-ins, and time-based codes (RFC 6238) as a second factor.

alter table sessions
  add column browser text,
  add column system text,
  add column address text not null default '',
  add column last_used_at timestamptz not null default now();
update sessions set last_used_at = created_at;

alter table tenants add column requires_second_factor boolean not null default false;

-- Secrets are encrypted with a key that is not in the database. Until a pending secret has been confirmed with a code, the
-- one before it, if any, stays in force.
create table second_factors (
  tenant_id text not null,
  user_id text not null,
  sealed_secret text,
  confirmed_at timestamptz,
  last_used_step bigint not null default 0,
  pending_sealed_secret text,
  pending_until timestamptz,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);

create table recovery_codes (
  tenant_id text not null,
  user_id text not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (tenant_id, user_id, code_hash),
  foreign key (tenant_id, user_id) references second_factors on delete cascade
);

do $$
declare
  name text;
begin
  foreach name in array array['second_factors', 'recovery_codes']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_rows on %I to coverwright_app using (tenant_id = current_setting(''coverwright.tenant_id'', true))',
      name);
    execute format('grant select, insert, update, delete on %I to coverwright_app', name);
  end loop;
end $$;
