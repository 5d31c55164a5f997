-- Only adds.
-- While a backup runs, contents of deleted files remain, since it may name them. It prolongs this while it goes on.
alter table installation
  add column removals_held_until timestamptz,
  add column last_backup_at timestamptz;
