-- Only adds.
-- Releases hold items of every kind. Where a tenant works with releases, customers see what is live; elsewhere every save
-- takes effect at once.

alter table tenants
  add column change_control text not null default 'AT_ONCE',
  add constraint tenants_change_control check (change_control in ('AT_ONCE', 'RELEASES'));

alter table release_items
  -- RETIRE ends what is live.
  add column action text not null default 'PUBLISH',
  -- Of the state in history that is released; absent for apps, which are released as they were built.
  add column number integer,
  add constraint release_items_action check (action in ('PUBLISH', 'RETIRE'));
create index release_items_by_state on release_items (tenant_id, kind, item_id, number) where number is not null;
