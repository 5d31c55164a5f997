-- What was found in the workbook of a function when it was selected.

create table function_workbooks (
  tenant_id text not null references tenants on delete cascade,
  template_id text not null,
  -- The content that was checked, whatever its file is called by now.
  object_key text not null,
  report jsonb not null,
  checked_at timestamptz not null,
  -- Whoever accepted that results differ.
  accepted_by text,
  accepted_at timestamptz,
  primary key (tenant_id, template_id),
  foreign key (tenant_id, template_id) references templates on delete cascade
);

alter table function_workbooks enable row level security;
create policy tenant_rows on function_workbooks to coverwright_app
  using (tenant_id = current_setting('coverwright.tenant_id', true));
grant select, insert, update, delete on function_workbooks to coverwright_app;
