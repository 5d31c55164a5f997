-- Only adds.
-- Releases are approved by other people than those who made them.

alter table tenants
  -- How many approvals a release needs that contains items of a kind, by kind.
  add column approvals jsonb not null default '{}';

-- Who last took its items anew; absent if they are still those of its author.
alter table releases add column items_taken_by text;

create table release_approvals (
  tenant_id text not null,
  release_id text not null,
  -- Of the items that were approved or rejected: others need approvals of their own.
  manifest text not null,
  user_id text not null,
  verdict text not null,
  comment text,
  at timestamptz not null,
  primary key (tenant_id, release_id, manifest, user_id),
  foreign key (tenant_id, release_id) references releases on delete cascade,
  constraint release_approvals_verdict check (verdict in ('APPROVED', 'REJECTED'))
);
alter table release_approvals enable row level security;
create policy tenant_rows on release_approvals to coverwright_app
  using (tenant_id = current_setting('coverwright.tenant_id', true));
grant select, insert, update, delete on release_approvals to coverwright_app;
