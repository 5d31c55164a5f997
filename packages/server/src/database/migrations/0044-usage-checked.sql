-- Only adds.
-- When what a tenant uses was last compared with what it stores.
alter table tenants add column usage_checked_at timestamptz;
