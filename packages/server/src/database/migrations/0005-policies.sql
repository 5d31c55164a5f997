-- Policies, cases and transactions. What lists filter and sort by stands in narrow tables, and the whole of each in a
-- document beside it: a list reads many rows of the first and only those of its page of the second.

create table policies (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  issuer_number text collate natural_order,
  -- Folded once, as "contains" reads every row: an index of trigrams cannot be used under row level security.
  issuer_number_folded text collate "C" generated always as (lower(issuer_number collate "default")) stored,
  description_folded text collate "C",
  status text collate natural_order,
  issue_date timestamptz,
  start_date date,
  end_date date,
  plan text,
  type text,
  version text,
  created_at timestamptz not null,
  last_modified_at timestamptz not null,
  primary key (tenant_id, id)
);

create table cases (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  case_number text collate natural_order,
  case_number_folded text collate "C" generated always as (lower(case_number collate "default")) stored,
  name text collate natural_order,
  name_folded text collate "C" generated always as (lower(name collate "default")) stored,
  status text collate natural_order,
  holder_id text,
  created_at timestamptz not null,
  last_modified_at timestamptz not null,
  primary key (tenant_id, id)
);
create index cases_by_holder on cases (tenant_id, holder_id);

create table transactions (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  policy_id text,
  transaction_number text collate natural_order,
  transaction_number_folded text collate "C" generated always as (lower(transaction_number collate "default")) stored,
  status text collate natural_order,
  amount numeric,
  date_time timestamptz,
  due_date_time timestamptz,
  created_at timestamptz not null,
  last_modified_at timestamptz not null,
  primary key (tenant_id, id)
);
create index transactions_by_policy on transactions (tenant_id, policy_id);

create table policy_documents (
  tenant_id text not null,
  id text not null,
  document jsonb not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references policies on delete cascade
);

create table case_documents (
  tenant_id text not null,
  id text not null,
  document jsonb not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references cases on delete cascade
);

create table transaction_documents (
  tenant_id text not null,
  id text not null,
  document jsonb not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references transactions on delete cascade
);

-- Every order that a list may be in, both ways: what has no value is last in either, ties are in the order of the ids.
do $$
declare
  sorted text[];
begin
  foreach sorted slice 1 in array array[
    ['policies', 'issuer_number'], ['policies', 'status'], ['policies', 'issue_date'], ['policies', 'start_date'],
    ['policies', 'end_date'], ['policies', 'created_at'], ['policies', 'last_modified_at'],
    ['cases', 'case_number'], ['cases', 'name'], ['cases', 'status'], ['cases', 'created_at'],
    ['cases', 'last_modified_at'],
    ['transactions', 'transaction_number'], ['transactions', 'status'], ['transactions', 'amount'],
    ['transactions', 'date_time'], ['transactions', 'due_date_time'], ['transactions', 'created_at'],
    ['transactions', 'last_modified_at']]
  loop
    execute format('create index on %I (tenant_id, %I, id)', sorted[1], sorted[2]);
    execute format('create index on %I (tenant_id, %I desc nulls last, id)', sorted[1], sorted[2]);
  end loop;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['policies', 'cases', 'transactions', 'policy_documents', 'case_documents',
                              'transaction_documents']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_rows on %I to coverwright_app using (tenant_id = current_setting(''coverwright.tenant_id'', true))',
      name);
    execute format('grant select, insert, update, delete on %I to coverwright_app', name);
  end loop;
end $$;
