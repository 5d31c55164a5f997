-- What a tenant uses and may use. Triggers on the tables of tenant data (database/usage-triggers.ts creates them) add
-- every change to tenant_usage; a change that would take the tenant past a limit fails when its transaction commits.

-- Limits that an administrator has set; all others are those of limit_defaults.
create table tenant_limits (
  tenant_id text not null references tenants on delete cascade,
  name text not null,
  max bigint not null check (max >= 0),
  primary key (tenant_id, name)
);

-- The sum over the slots is what the tenant uses. Each database connection writes a slot of its own, named after its
-- process, so that transactions of one tenant never wait for each other here. Housekeeping folds them into slot 0.
create table tenant_usage (
  tenant_id text not null references tenants on delete cascade,
  slot integer not null,
  records bigint not null,
  text_bytes bigint not null,
  file_bytes bigint not null,
  -- As the last transaction that wrote the slot found it.
  records_before bigint not null default 0,
  text_bytes_before bigint not null default 0,
  file_bytes_before bigint not null default 0,
  transaction_id xid8 not null default pg_current_xact_id(),
  primary key (tenant_id, slot)
) with (fillfactor = 50);

-- What is limited by the day, in UTC.
create table daily_usage (
  tenant_id text not null references tenants on delete cascade,
  name text not null,
  day date not null,
  amount bigint not null,
  primary key (tenant_id, name, day)
);

do $$
declare
  name text;
begin
  foreach name in array array['tenant_limits', 'tenant_usage', 'daily_usage']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_rows on %I to coverwright_app using (tenant_id = current_setting(''coverwright.tenant_id'', true))',
      name);
  end loop;
end $$;
grant select on tenant_limits to coverwright_app;
grant select, insert, update on tenant_usage, daily_usage to coverwright_app;

create function limit_defaults() returns table (name text, max bigint) language sql immutable as $$
  values ('fileBytes', 10737418240), ('textBytes', 2147483648), ('records', 1000000),
    ('documentsPerDay', 10000), ('mailsPerDay', 1000), ('passwordMailsPerDay', 1000)
$$;

create function limit_of(of_tenant text, of_name text) returns bigint language plpgsql stable as $$
begin
  return coalesce(
    (select max from tenant_limits where tenant_id = of_tenant and name = of_name),
    (select max from limit_defaults() where name = of_name));
end $$;

-- Runs once a transaction, when everything is written: what a transaction both adds and deletes cancels out. The owner,
-- who migrates and administers, is counted but not limited; nor is a transaction that adds nothing.
create function check_limits() returns trigger language plpgsql as $$
declare
  names constant text[] := array['records', 'textBytes', 'fileBytes'];
  growths bigint[];
  used bigint[];
  allowed bigint;
begin
  if new.tenant_id is distinct from current_setting('coverwright.tenant_id', true) then return null; end if;
  select array[sum(records), sum(text_bytes), sum(file_bytes)],
      array_agg(array[records - records_before, text_bytes - text_bytes_before, file_bytes - file_bytes_before])
        filter (where slot = new.slot)
    into used, growths from tenant_usage where tenant_id = new.tenant_id;
  for kind in 1..3 loop
    continue when growths[1][kind] <= 0;
    allowed := limit_of(new.tenant_id, names[kind]);
    -- Near the limit transactions take turns from here to their end, and see what the one before added.
    if used[kind] + 20 * growths[1][kind] > allowed then
      perform pg_advisory_xact_lock(hashtextextended('coverwright limits of ' || new.tenant_id, 0));
      select array[sum(records), sum(text_bytes), sum(file_bytes)] into used
        from tenant_usage where tenant_id = new.tenant_id;
    end if;
    if used[kind] > allowed then
      raise exception 'a limit of the tenant is reached' using errcode = 'CW001', detail = json_build_object(
        'name', names[kind], 'used', used[kind] - growths[1][kind], 'growth', growths[1][kind], 'max', allowed);
    end if;
  end loop;
  -- More than any request can carry: a copy.
  if growths[1][2] > 33554432 then
    raise exception 'a change is too large' using errcode = 'CW002',
      detail = json_build_object('growth', growths[1][2], 'max', 33554432);
  end if;
  return null;
end $$;

create constraint trigger check_limits_of_new after insert on tenant_usage deferrable initially deferred
  for each row execute function check_limits();
create constraint trigger check_limits after update on tenant_usage deferrable initially deferred
  for each row when (old.transaction_id <> new.transaction_id) execute function check_limits();
