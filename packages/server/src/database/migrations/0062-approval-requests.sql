-- Only adds.
-- When approvals were last requested, and for which items.
alter table releases
  add column approval_requested_at timestamptz,
  add column approval_requested_manifest text;
