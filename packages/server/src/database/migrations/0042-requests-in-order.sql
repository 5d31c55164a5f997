-- Only adds.
-- In the order of the list, in which missing times are last: cases_requests has them first, so no list can read it.
create index cases_requests_newest on cases (tenant_id, created_at desc nulls last, id) where is_request;
