-- Only adds.
-- A PostgreSQL that is sharded reports a refusal at the end of a transaction without its code. There, servers check the
-- limits by a statement right before; the trigger remains for everything else.

-- What the transaction has added must be within the limits of the tenant; adding nothing always is.
create function require_limits(of_tenant text) returns void language plpgsql as $$
declare
  names constant text[] := array['records', 'textBytes', 'fileBytes'];
  use record;
  own record;
  used bigint[];
  growths bigint[];
  allowed bigint[];
begin
  perform settle_usage();
  select sum(records) as records, sum(text_bytes) as text_bytes, sum(file_bytes) as file_bytes,
      sum(records - records_before) filter (where is_own) as more_records,
      sum(text_bytes - text_bytes_before) filter (where is_own) as more_text_bytes,
      sum(file_bytes - file_bytes_before) filter (where is_own) as more_file_bytes
    into use from (
      select u.*, slot = pg_backend_pid() and transaction_id = pg_current_xact_id_if_assigned() as is_own
      from tenant_usage u where u.tenant_id = of_tenant) slots;
  growths := array[use.more_records, use.more_text_bytes, use.more_file_bytes];
  if coalesce(greatest(growths[1], growths[2], growths[3]), 0) <= 0 then return; end if;
  select max(max) filter (where name = 'records') as records, max(max) filter (where name = 'textBytes') as text_bytes,
      max(max) filter (where name = 'fileBytes') as file_bytes
    into own from tenant_limits where tenant_id = of_tenant;
  used := array[use.records, use.text_bytes, use.file_bytes];
  allowed := array[coalesce(own.records, default_limit('records')), coalesce(own.text_bytes, default_limit('textBytes')),
    coalesce(own.file_bytes, default_limit('fileBytes'))];
  for kind in 1..3 loop
    continue when growths[kind] <= 0;
    -- Near the limit transactions take turns from here to their end, and see what the one before added.
    if used[kind] + 20 * growths[kind] > allowed[kind] then
      perform pg_advisory_xact_lock(hashtextextended('coverwright limits of ' || of_tenant, 0));
      select array[sum(records), sum(text_bytes), sum(file_bytes)] into used
        from tenant_usage where tenant_id = of_tenant;
    end if;
    if used[kind] > allowed[kind] then
      raise exception 'a limit of the tenant is reached' using errcode = 'CW001', detail = json_build_object(
        'name', names[kind], 'used', used[kind] - growths[kind], 'growth', growths[kind], 'max', allowed[kind]);
    end if;
  end loop;
  -- More than any request can carry: a copy.
  if growths[2] > 33554432 then
    raise exception 'a change is too large' using errcode = 'CW002',
      detail = json_build_object('growth', growths[2], 'max', 33554432);
  end if;
end $$;

create or replace function check_limits() returns trigger language plpgsql as $$
begin
  -- The owner, who migrates and administers, is counted but not limited.
  if new.tenant_id is distinct from current_setting('coverwright.tenant_id', true) then
    perform settle_usage();
  else
    perform require_limits(new.tenant_id);
  end if;
  return null;
end $$;
