-- Only adds.
-- Users who approve releases and otherwise only view. Their role is VIEWER for the version before, which knows no other
-- role with these rights.

alter table users add column is_approver boolean not null default false;
