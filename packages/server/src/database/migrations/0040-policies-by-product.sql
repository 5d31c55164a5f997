-- Only adds.
create index policies_by_product on policies (tenant_id, plan, type, version);
