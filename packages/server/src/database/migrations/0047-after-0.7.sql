-- Removes what 0.7 no longer uses.
-- Servers announce changes themselves, in the transaction that makes them.
drop function tell_change() cascade;
-- No list reads requests with missing times first.
drop index cases_requests;
-- Results of jobs may exceed 2 GB; 0.7 reads wider integers as well.
alter table files alter column size type bigint;
alter table deleted_files alter column size type bigint;
alter table snapshot_files alter column size type bigint;
