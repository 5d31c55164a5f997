-- Only adds.
-- Searches for a part of a text. LIKE and the operators of arrays are not leakproof, so PostgreSQL uses no index for them
-- under row level security, and compares a text that is rare or absent with every row of the tenant.

-- The sequences of three characters in a folded text, and the shorter ones within what is not ASCII, such as a surname in
-- Chinese. Each is hashed together with the tenant, so that an entry of an index hardly ever belongs to two. The cost keeps
-- the planner from computing them for every row of a tenant instead of reading the index.
create function search_grams(tenant text, content text) returns integer[]
language plpgsql immutable parallel safe cost 1000 as $$
declare
  grams integer[] := array(select hashtext(tenant || substr(content, generate_series(1, length(content) - 2), 3)));
  rare text;
begin
  if octet_length(content) > length(content) then
    rare := regexp_replace(content, '[\x01-\x7f]+', ' ', 'g');
    grams := grams
      || array(select hashtext(tenant || substr(rare, generate_series(1, length(rare)), 1)))
      || array(select hashtext(tenant || substr(rare, generate_series(1, length(rare) - 1), 2)));
  end if;
  return grams;
end $$;

-- The ids of the rows of a tenant that contain one of some texts, which are folded here; null if there are more than at_most,
-- or if a text is too short for the index. The functions run as the owner, to whom row level security does not apply: the
-- tenant must therefore be that of the transaction, and nothing but ids leaves them. Other plans than a bitmap of the index
-- would compute the sequences of many rows, which takes 50 µs for each.
do $$
declare
  searched text[];
begin
  foreach searched slice 1 in array array[
    ['policies', 'search_folded'],
    ['cases', 'coalesce(case_number_folded, '''') || e''\n'' || coalesce(name_folded, '''') || e''\n'' ||
       coalesce(search_folded, '''')']]
  loop
    -- New rows wait in a list, which makes an import several times as fast, but which every search reads: 1 MB takes 1 ms.
    execute format('create index %1$s_by_gram on %1$s using gin (search_grams(tenant_id, %2$s))
      with (gin_pending_list_limit = 1024)', searched[1], searched[2]);
    execute format($function$
      create function %1$s_containing(tenant text, texts text[], at_most integer) returns text[]
      language plpgsql security definer set search_path = public, pg_temp set work_mem = '32MB'
        set enable_seqscan = off set enable_indexscan = off set max_parallel_workers_per_gather = 0
        set plan_cache_mode = force_custom_plan as $body$
      declare
        folded text;
        grams integer[];
        matches text[];
        found text[] := '{}';
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
          -- What is in very many rows is known from the statistics; the index would list all of them first.
          execute $plan$ explain (format json) select from %1$s where search_grams(tenant_id, %2$s) @> $1 $plan$
            into plan using grams;
          if (plan #>> '{0,Plan,Plan Rows}')::float > 10 * at_most then return null; end if;
          select array_agg(id) into matches from (
            select id from %1$s
            where tenant_id = tenant and search_grams(tenant_id, %2$s) @> grams and strpos(%2$s, folded) > 0
            limit at_most + 1) few;
          if cardinality(matches) > at_most then return null; end if;
          found := found || matches;
        end loop;
        return found;
      end $body$ $function$, searched[1], searched[2]);
    -- Only this collects the statistics of the new index.
    execute format('analyze %s', searched[1]);
    execute format('revoke execute on function %s_containing from public', searched[1]);
    execute format('grant execute on function %s_containing to coverwright_app', searched[1]);
  end loop;
end $$;
