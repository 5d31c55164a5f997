-- Only adds.
-- The SHA-256 of each file's content, in hexadecimal: copies and backups are compared with it. Null for files that were
-- stored without it, until the job has read them. From this version on, sizes are read from wider integers as well, so that the
-- version after it may store more than 2 GB.
alter table files add column sha256 text;
alter table deleted_files add column sha256 text;
alter table snapshot_files add column sha256 text;
