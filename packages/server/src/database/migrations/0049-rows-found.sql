-- Only adds.
-- Searches return the positions of rows instead of their ids: a row is read from its position in a tenth of the time that
-- its id takes, and as ctid = any (…) is leakproof, also under row level security. Positions are valid in the snapshot of
-- the transaction. The functions of 0041 remain for servers of the version before.

-- Descriptions of policies and numbers of transactions are searched as well, each in an index of its own.
create index policies_by_description_gram on policies using gin (search_grams(tenant_id, description_folded))
  with (gin_pending_list_limit = 1024);
create index transactions_by_gram on transactions using gin (search_grams(tenant_id, transaction_number_folded))
  with (gin_pending_list_limit = 1024);

-- The rows of a tenant that contain one of some texts, which are folded here; more than at_most if there are as many; null
-- if that is unlikely to be found soon, or if a text is too short for the index. Everything else is as in 0041: the functions
-- run as the owner, in the tenant of the transaction only, and nothing but positions leaves them.
do $$
declare
  searched text[];
begin
  foreach searched slice 1 in array array[
    ['find_policies', 'policies', 'search_folded'],
    ['find_policy_descriptions', 'policies', 'description_folded'],
    ['find_transactions', 'transactions', 'transaction_number_folded'],
    ['find_cases', 'cases', 'coalesce(case_number_folded, '''') || e''\n'' || coalesce(name_folded, '''') || e''\n'' ||
       coalesce(search_folded, '''')']]
  loop
    execute format($function$
      create function %1$s(tenant text, texts text[], at_most integer) returns tid[]
      language plpgsql security definer set search_path = public, pg_temp set work_mem = '32MB'
        set enable_seqscan = off set enable_indexscan = off set max_parallel_workers_per_gather = 0
        set plan_cache_mode = force_custom_plan as $body$
      declare
        folded text;
        grams integer[];
        matches tid[];
        found tid[] := '{}';
        plan json;
      begin
        if tenant is distinct from current_setting('coverwright.tenant_id', true) then
          raise exception 'A search must be in the tenant of the transaction.';
        end if;
        foreach folded in array texts loop
          folded := lower(folded);
          -- The first parts of a long text are as rare as all of it.
          grams := search_grams(tenant, left(folded, 50));
          if cardinality(grams) = 0 then return null; end if;
          -- The index lists all rows first: if those are very many, reading rows in any other order finds as many sooner.
          execute $plan$ explain (format json) select from %2$s where search_grams(tenant_id, %3$s) @> $1 $plan$
            into plan using grams;
          if (plan #>> '{0,Plan,Plan Rows}')::float > 20 * at_most then return null; end if;
          select array_agg(ctid) into matches from (
            select ctid from %2$s
            where tenant_id = tenant and search_grams(tenant_id, %3$s) @> grams and strpos(%3$s, folded) > 0
            limit at_most + 1) few;
          found := found || matches;
          exit when cardinality(found) > at_most;
        end loop;
        return found;
      end $body$ $function$, searched[1], searched[2], searched[3]);
    execute format('revoke execute on function %s from public', searched[1]);
    execute format('grant execute on function %s to coverwright_app', searched[1]);
  end loop;
end $$;

-- Only this collects the statistics of the new indexes.
analyze policies;
analyze transactions;

-- Mails that users sent, for administrators.
create index mails_newest on mails (tenant_id, created_at desc, id) where sent_by is not null;
