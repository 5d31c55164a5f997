-- Counting and checking take less of each write. What is counted and what is refused stay the same.

-- The length of a template's content is stored beside it: otherwise each change would turn both the old and the new
-- content into text to count them, which takes longer than the rest of a large save.
alter table templates
  add column content_bytes integer not null generated always as (octet_length(content::text)) stored;

-- Immutable, so that a plan holds the value and need not compute it.
create function default_limit(of_name text) returns bigint language sql immutable as $$
  select max from limit_defaults() where name = of_name
$$;

-- Replaces that of 0007, which looked up each limit by a query of its own. Runs once a transaction, when everything is
-- written: what a transaction both adds and deletes cancels out. The owner, who migrates and administers, is counted but
-- not limited; nor is a transaction that adds nothing.
create or replace function check_limits() returns trigger language plpgsql as $$
declare
  names constant text[] := array['records', 'textBytes', 'fileBytes'];
  use record;
  own record;
  used bigint[];
  growths bigint[];
  allowed bigint[];
begin
  if new.tenant_id is distinct from current_setting('coverwright.tenant_id', true) then return null; end if;
  select sum(records) as records, sum(text_bytes) as text_bytes, sum(file_bytes) as file_bytes,
      sum(records - records_before) filter (where slot = new.slot) as more_records,
      sum(text_bytes - text_bytes_before) filter (where slot = new.slot) as more_text_bytes,
      sum(file_bytes - file_bytes_before) filter (where slot = new.slot) as more_file_bytes
    into use from tenant_usage where tenant_id = new.tenant_id;
  growths := array[use.more_records, use.more_text_bytes, use.more_file_bytes];
  if greatest(growths[1], growths[2], growths[3]) <= 0 then return null; end if;
  select max(max) filter (where name = 'records') as records, max(max) filter (where name = 'textBytes') as text_bytes,
      max(max) filter (where name = 'fileBytes') as file_bytes
    into own from tenant_limits where tenant_id = new.tenant_id;
  used := array[use.records, use.text_bytes, use.file_bytes];
  allowed := array[coalesce(own.records, default_limit('records')), coalesce(own.text_bytes, default_limit('textBytes')),
    coalesce(own.file_bytes, default_limit('fileBytes'))];
  for kind in 1..3 loop
    continue when growths[kind] <= 0;
    -- Near the limit transactions take turns from here to their end, and see what the one before added.
    if used[kind] + 20 * growths[kind] > allowed[kind] then
      perform pg_advisory_xact_lock(hashtextextended('coverwright limits of ' || new.tenant_id, 0));
      select array[sum(records), sum(text_bytes), sum(file_bytes)] into used
        from tenant_usage where tenant_id = new.tenant_id;
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
  return null;
end $$;
