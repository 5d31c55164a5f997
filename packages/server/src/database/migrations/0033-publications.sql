-- How often a release went live for an item, by publishing it or by rolling back to it: a revision of what is live that
-- does not repeat when the same release is live again.
alter table release_items add column publications integer not null default 0;
update release_items i set publications = 1
  from releases r where r.tenant_id = i.tenant_id and r.id = i.release_id and r.published_at is not null;

-- Rolling back changes neither when a release was published nor by whom.
alter table releases add column rolled_back_at timestamptz, add column rolled_back_by text;
