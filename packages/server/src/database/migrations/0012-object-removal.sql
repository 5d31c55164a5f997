-- Objects are removed outside of transactions: one first records that their removal has begun, so that from then on no file
-- can be added for them, and another deletes the rows when the objects are gone.

alter table loose_objects add column removal_began_at timestamptz;
