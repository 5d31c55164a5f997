-- Keys may expire, and may be limited to products.
alter table api_keys
  add column expires_at timestamptz,
  -- A list of {plan, type, version}; a version of null includes every version. Null for all products.
  add column products jsonb;
