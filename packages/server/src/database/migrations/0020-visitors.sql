-- Visitors: customers and staff who sign in to a published app by an e-mail link.

create table visitor_links (
  tenant_id text not null references tenants on delete cascade,
  -- SHA-256 of the code in the link.
  code_hash text not null,
  app_id text not null,
  host text not null,
  kind text not null,
  email text not null,
  -- Of staff.
  user_id text,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, code_hash),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index visitor_links_by_address on visitor_links (tenant_id, email, app_id);
create index visitor_links_by_user on visitor_links (tenant_id, user_id);

create table visitor_sessions (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  app_id text not null,
  host text not null,
  kind text not null,
  email text not null,
  user_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index visitor_sessions_by_address on visitor_sessions (tenant_id, email, app_id);
create index visitor_sessions_by_user on visitor_sessions (tenant_id, user_id);

-- Who holds a policy or case, by e-mail address: row level security leaves no other index to find what is a visitor's own.
create table policy_holders (
  tenant_id text not null,
  email text not null,
  policy_id text not null,
  primary key (tenant_id, email, policy_id),
  foreign key (tenant_id, policy_id) references policies on delete cascade
);
create index policy_holders_by_policy on policy_holders (tenant_id, policy_id);

create table case_holders (
  tenant_id text not null,
  email text not null,
  case_id text not null,
  primary key (tenant_id, email, case_id),
  foreign key (tenant_id, case_id) references cases on delete cascade
);
create index case_holders_by_case on case_holders (tenant_id, case_id);

-- The addresses of holders: of the first, and of those beside. Only the letters of ASCII are folded, since a mail server may
-- tell any others apart.
create function holder_emails(first_holder jsonb, others jsonb) returns setof text language sql immutable as $$
  select distinct translate(trim(email), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  from (
    select first_holder as party
    union all
    select value from jsonb_array_elements(case when jsonb_typeof(others) = 'array' then others else '[]' end)
  ) parties, lateral (
    select party->>'email' as email
    union all
    select contact->>'value'
    from jsonb_array_elements(case when jsonb_typeof(party->'contacts') = 'array' then party->'contacts' else '[]' end)
      contact
    where lower(contact->>'type') = 'email'
  ) emails
  where trim(email) <> '' and length(email) <= 254
$$;

create function keep_policy_holders() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from policy_holders h using new_rows n where h.tenant_id = n.tenant_id and h.policy_id = n.id;
  end if;
  insert into policy_holders (tenant_id, email, policy_id)
  select n.tenant_id, e, n.id
  from new_rows n, holder_emails(n.document->'contractHolder', n.document->'otherContractHolders') e;
  return null;
end $$;

create function keep_case_holders() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from case_holders h using new_rows n where h.tenant_id = n.tenant_id and h.case_id = n.id;
  end if;
  insert into case_holders (tenant_id, email, case_id)
  select n.tenant_id, e, n.id from new_rows n, holder_emails(n.document->'holder', n.document->'otherHolders') e;
  return null;
end $$;

create trigger keep_holders_on_insert after insert on policy_documents referencing new table as new_rows
  for each statement execute function keep_policy_holders();
create trigger keep_holders_on_update after update on policy_documents referencing new table as new_rows
  for each statement execute function keep_policy_holders();
create trigger keep_holders_on_insert after insert on case_documents referencing new table as new_rows
  for each statement execute function keep_case_holders();
create trigger keep_holders_on_update after update on case_documents referencing new table as new_rows
  for each statement execute function keep_case_holders();

insert into policy_holders (tenant_id, email, policy_id)
select d.tenant_id, e, d.id
from policy_documents d, holder_emails(d.document->'contractHolder', d.document->'otherContractHolders') e;
insert into case_holders (tenant_id, email, case_id)
select d.tenant_id, e, d.id from case_documents d, holder_emails(d.document->'holder', d.document->'otherHolders') e;

-- Number, names and e-mail of the holder, folded once, as for requests.
alter table policies add column search_folded text collate "C";
create function policy_search_text(document jsonb) returns text language sql immutable as $$
  select lower(concat_ws(' ', document->>'issuerNumber', holder->>'name', holder->>'englishFirstName',
    holder->>'englishLastName', concat(holder->>'chineseLastName', holder->>'chineseFirstName'), holder->>'email'))
  from (select document->'contractHolder' as holder) h
$$;
update policies p set search_folded = policy_search_text(d.document)
from policy_documents d where d.tenant_id = p.tenant_id and d.id = p.id;

do $$
declare
  name text;
begin
  foreach name in array array['visitor_links', 'visitor_sessions', 'policy_holders', 'case_holders']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_rows on %I to coverwright_app using (tenant_id = current_setting(''coverwright.tenant_id'', true))',
      name);
    execute format('grant select, insert, update, delete on %I to coverwright_app', name);
  end loop;
end $$;
