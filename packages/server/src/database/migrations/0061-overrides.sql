-- Only adds.
-- Why a release was published without its approvals; absent if it had them.
alter table releases add column override_reason text;
