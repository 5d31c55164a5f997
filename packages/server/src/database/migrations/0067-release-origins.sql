-- Only adds.
-- Where a release was made that was moved to this tenant.
alter table releases add column origin jsonb;
