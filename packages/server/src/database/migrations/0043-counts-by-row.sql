-- Only adds.
-- Usage is counted and holders are stored by triggers for each row: tables of a PostgreSQL sharded by tenant cannot have
-- triggers for each statement.

-- What the transaction has added so far, of one tenant, is in settings that end with it: coverwright.usage_tenant, and
-- coverwright.usage as {records, bytes of texts, bytes of files}. Its row of tenant_usage is written when it begins to add,
-- and with the sums when it commits, instead of once for each row. Returns them. Functions that are called for each row
-- assign what they call, as PERFORM takes several times as long.
create function add_usage(of_tenant text, more_records bigint, more_text_bytes bigint, more_file_bytes bigint)
returns text language plpgsql as $$
declare
  sums bigint[];
begin
  if more_records = 0 and more_text_bytes = 0 and more_file_bytes = 0 then return null; end if;
  if current_setting('coverwright.usage_tenant', true) is distinct from of_tenant then
    perform settle_usage();
    -- A tenant that is being deleted has no usage any more.
    insert into tenant_usage as kept (tenant_id, slot, records, text_bytes, file_bytes)
    select tenant_id, pg_backend_pid(), 0, 0, 0 from tenants where tenant_id = of_tenant
    on conflict (tenant_id, slot) do update set
      records_before = case when kept.transaction_id = excluded.transaction_id
        then kept.records_before else kept.records end,
      text_bytes_before = case when kept.transaction_id = excluded.transaction_id
        then kept.text_bytes_before else kept.text_bytes end,
      file_bytes_before = case when kept.transaction_id = excluded.transaction_id
        then kept.file_bytes_before else kept.file_bytes end,
      transaction_id = excluded.transaction_id;
    if not found then return null; end if;
    perform set_config('coverwright.usage_tenant', of_tenant, true), set_config('coverwright.usage', '{0,0,0}', true);
  end if;
  sums := current_setting('coverwright.usage')::bigint[];
  return set_config('coverwright.usage', array[sums[1] + more_records, sums[2] + more_text_bytes,
    sums[3] + more_file_bytes]::text, true);
end $$;

-- Writes the sums.
create function settle_usage() returns void language plpgsql as $$
declare
  of_tenant text := current_setting('coverwright.usage_tenant', true);
  sums bigint[];
begin
  if of_tenant is null or of_tenant = '' then return; end if;
  sums := current_setting('coverwright.usage')::bigint[];
  update tenant_usage set records = records + sums[1], text_bytes = text_bytes + sums[2],
    file_bytes = file_bytes + sums[3]
  where tenant_id = of_tenant and slot = pg_backend_pid();
  perform set_config('coverwright.usage_tenant', '', true);
end $$;

-- Replaces that of 0010, which found the sums already written.
create or replace function check_limits() returns trigger language plpgsql as $$
declare
  names constant text[] := array['records', 'textBytes', 'fileBytes'];
  use record;
  own record;
  used bigint[];
  growths bigint[];
  allowed bigint[];
begin
  perform settle_usage();
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

drop trigger keep_holders_on_insert on policy_documents;
drop trigger keep_holders_on_update on policy_documents;
drop trigger keep_holders_on_insert on case_documents;
drop trigger keep_holders_on_update on case_documents;

create or replace function keep_policy_holders() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from policy_holders where tenant_id = new.tenant_id and policy_id = new.id;
  end if;
  insert into policy_holders (tenant_id, email, policy_id)
  select new.tenant_id, email, new.id
  from holder_emails(new.document->'contractHolder', new.document->'otherContractHolders') email;
  return null;
end $$;

create or replace function keep_case_holders() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from case_holders where tenant_id = new.tenant_id and case_id = new.id;
  end if;
  insert into case_holders (tenant_id, email, case_id)
  select new.tenant_id, email, new.id
  from holder_emails(new.document->'holder', new.document->'otherHolders') email;
  return null;
end $$;

create trigger keep_holders after insert or update on policy_documents
  for each row execute function keep_policy_holders();
create trigger keep_holders after insert or update on case_documents
  for each row execute function keep_case_holders();
