-- Requests: cases that came in from an app or by createCase, with what the staff adds to them.

alter table cases
  add column is_request boolean not null default false,
  add column app_id text,
  add column locale text,
  add column assigned_to text,
  -- Number, names, e-mail and telephone, folded once: "contains" reads every request.
  add column search_folded text collate "C",
  add column revision text not null default replace(gen_random_uuid()::text, '-', ''),
  add column last_modified_by text;
create index cases_requests on cases (tenant_id, created_at desc, id) where is_request;

-- One row for each case that was created by an operation. A key that is sent again finds the case that it created.
create table case_submissions (
  tenant_id text not null,
  -- The app, or empty for createCase: keys of one origin do not collide with those of another.
  origin text not null,
  idempotency_key text not null,
  -- SHA-256 of what was sent.
  fingerprint text not null,
  case_id text not null,
  case_number text not null,
  primary key (tenant_id, origin, idempotency_key),
  unique (tenant_id, case_number),
  foreign key (tenant_id, case_id) references cases on delete cascade deferrable initially deferred
);
create index case_submissions_by_case on case_submissions (tenant_id, case_id);

create table case_notes (
  tenant_id text not null,
  case_id text not null,
  id text not null,
  content text not null,
  created_at timestamptz not null,
  -- None for a note of the server.
  created_by text,
  primary key (tenant_id, case_id, id),
  foreign key (tenant_id, case_id) references cases on delete cascade
);

-- Mails about new requests that have yet to be rendered. A request is stored whatever becomes of its mail.
create table arrival_mails (
  tenant_id text not null,
  case_id text not null,
  template_id text not null,
  recipient text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  primary key (tenant_id, case_id),
  foreign key (tenant_id, case_id) references cases on delete cascade deferrable initially deferred
);
create index arrival_mails_due on arrival_mails (next_attempt_at);

-- The text remains for readers without HTML.
alter table mails add column html text;

do $$
declare
  name text;
begin
  foreach name in array array['case_submissions', 'case_notes', 'arrival_mails']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_rows on %I to coverwright_app using (tenant_id = current_setting(''coverwright.tenant_id'', true))',
      name);
    execute format('grant select, insert, update, delete on %I to coverwright_app', name);
  end loop;
end $$;
