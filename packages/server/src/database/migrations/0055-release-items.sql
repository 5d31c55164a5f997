-- Only adds.
-- What a release needs to be checked without reading its contents, and why it exists.

alter table release_items
  -- How other items name the item, and what it names, each as a kind, a space, and an id or a name. Absent from items of
  -- earlier versions, which are apps.
  add column keys text[],
  add column needs text[],
  -- Names that no other live item of its kind may have.
  add column names text[];

alter table releases
  add column cause text not null default 'CREATED',
  -- The release that this one rolled back.
  add column rolled_back_release_id text,
  add constraint releases_cause check (cause in ('CREATED', 'ROLLBACK', 'FIRST'));
