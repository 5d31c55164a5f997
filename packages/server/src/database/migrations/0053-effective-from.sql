-- Only adds.
-- The first day on which a version of a product applies. Days have no time zone.
alter table products add column effective_from date;
