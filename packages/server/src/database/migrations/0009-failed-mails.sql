-- A mail that is no longer tried is marked, so that it can be listed and tried anew.

alter table mails add column failed_at timestamptz;
update mails set failed_at = next_attempt_at where sent_at is null and attempts >= 10;

drop index mails_to_send;
create index mails_to_send on mails (next_attempt_at) where sent_at is null and failed_at is null;
create index mails_failed on mails (tenant_id, failed_at desc, id) where failed_at is not null;
