-- A failed component is found again after it was renamed.

alter table component_failures add column component_id text;
