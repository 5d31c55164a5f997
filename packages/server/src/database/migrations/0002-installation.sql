-- One row, for the whole database: whether a server or an administrator ever used it. Demo data goes only into a
-- database that nobody has used, and an empty table is no proof of that.
create table installation (
  is_only boolean primary key default true check (is_only),
  used_at timestamptz
);
insert into installation default values;
