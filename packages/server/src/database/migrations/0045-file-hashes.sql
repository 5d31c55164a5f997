-- Only adds.
-- The SHA-256 of each file's content, in hexadecimal: copies and backups are compared with it. Null for files that were
-- stored without it, until the job has read them. Sizes above 2 GB: servers of the version before read a wider integer as text,
-- which they accept wherever they use a size.
alter table files add column sha256 text, alter column size type bigint;
alter table deleted_files add column sha256 text, alter column size type bigint;
alter table snapshot_files add column sha256 text, alter column size type bigint;
