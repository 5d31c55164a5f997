-- The first schema. Every table of tenant data has tenant_id first in its primary key and a policy that lets the
-- request role see the rows of the tenant that is set for the transaction, and no others.

create table tenants (
  tenant_id text primary key,
  name text not null,
  created_at timestamptz not null default now()
);

create table hosts (
  tenant_id text not null references tenants on delete cascade,
  host text not null unique,
  app_id text,
  region text not null default 'global',
  environment text,
  graphql_url text,
  file_system_url text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, host)
);

create table users (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  email text not null,
  username text not null,
  password_hash text not null,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index users_by_email on users (tenant_id, lower(email));

-- One row a sign-in; its refresh tokens are the family that ends together.
create table sessions (
  tenant_id text not null,
  id text not null,
  user_id text not null,
  client_id text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index sessions_by_user on sessions (tenant_id, user_id);

create table refresh_tokens (
  tenant_id text not null,
  token_hash text not null,
  session_id text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, session_id) references sessions on delete cascade
);
create index refresh_tokens_by_session on refresh_tokens (tenant_id, session_id);

create table password_resets (
  tenant_id text not null,
  code_hash text not null,
  user_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, code_hash),
  foreign key (tenant_id, user_id) references users on delete cascade
);

-- Counts of sign-in and reset attempts; the tenant is empty where only the address counts.
create table attempts (
  tenant_id text not null,
  subject text not null,
  count integer not null,
  window_ends_at timestamptz not null,
  primary key (tenant_id, subject)
);

-- Mail to be sent; with no SMTP server it stays here and is shown on the mailbox page.
create table mails (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  primary key (tenant_id, id)
);
create index mails_to_send on mails (next_attempt_at) where sent_at is null;

create table l10n (
  tenant_id text not null references tenants on delete cascade,
  key text not null,
  locale text not null,
  value text not null,
  revision text not null,
  last_modified_at timestamptz not null default now(),
  last_modified_by text,
  primary key (tenant_id, key, locale)
);

create table insurers (
  tenant_id text not null references tenants on delete cascade,
  id text not null,
  name text not null,
  revision text not null,
  created_at timestamptz not null default now(),
  last_modified_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

create table products (
  tenant_id text not null references tenants on delete cascade,
  plan text not null,
  type text not null,
  version text not null default '',
  insurer_id text,
  status text,
  underwriting_rules text,
  revision text not null,
  created_at timestamptz not null default now(),
  created_by text,
  last_modified_at timestamptz not null default now(),
  last_modified_by text,
  primary key (tenant_id, plan, type, version),
  foreign key (tenant_id, insurer_id) references insurers
);
create index products_newest on products (tenant_id, created_at desc);

create table price_logics (
  tenant_id text not null,
  plan text not null,
  type text not null,
  version text not null,
  amount_logic text not null,
  currency_code text not null default 'HKD',
  revision text not null,
  created_at timestamptz not null default now(),
  created_by text,
  last_modified_at timestamptz not null default now(),
  last_modified_by text,
  primary key (tenant_id, plan, type, version),
  foreign key (tenant_id, plan, type, version) references products on delete cascade
);

create table benefits (
  tenant_id text not null,
  plan text not null,
  type text not null,
  version text not null,
  type_id text not null,
  option_key text not null default '',
  parent_type_id text,
  parent_option_keys text[],
  currency_code text,
  is_value_input boolean not null default false,
  value_json text,
  position integer not null,
  revision text not null,
  primary key (tenant_id, plan, type, version, type_id, option_key),
  foreign key (tenant_id, plan, type, version) references products on delete cascade
);

do $$
declare
  name text;
begin
  foreach name in array array['tenants', 'hosts', 'users', 'sessions', 'refresh_tokens', 'password_resets', 'attempts',
                              'mails', 'l10n', 'insurers', 'products', 'price_logics', 'benefits']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_rows on %I to coverwright_app using (tenant_id = current_setting(''coverwright.tenant_id'', true))',
      name);
    execute format('grant select, insert, update, delete on %I to coverwright_app', name);
  end loop;
end $$;
