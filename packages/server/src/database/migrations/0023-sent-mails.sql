-- Mails to several recipients with attachments: how far each has got, so that none is sent twice without anybody's decision.

alter table mails
  add column message_id text,
  -- As recipients see it; null for the server's own.
  add column sender text,
  -- [{address, kind, state, reason}]; null where the recipient is the only one.
  add column recipients jsonb,
  add column recipient_count integer not null default 1,
  add column sent_by text,
  add column template_id text,
  add column policy_id text,
  add column size_bytes integer not null default 0,
  -- Whether it is sent again although it may have arrived: a second recovery link does no harm, a missing one does.
  add column is_repeatable boolean not null default false,
  -- Of the attempt that is under way.
  add column claim text,
  -- The server has asked for the content, which has left from then on.
  add column handing_over_at timestamptz,
  add column uncertain_at timestamptz,
  -- The step at which the last attempt ended.
  add column phase text;

drop index mails_to_send;
create index mails_to_send on mails (next_attempt_at) where sent_at is null and failed_at is null and uncertain_at is null;
create index mails_of_user on mails (tenant_id, sent_by, created_at desc) where sent_by is not null;
create index mails_of_template on mails (tenant_id, template_id, created_at desc) where template_id is not null;

-- A mail as it is sent, byte for byte at every attempt; deleted once it has been sent.
create table mail_messages (
  tenant_id text not null,
  mail_id text not null,
  message bytea not null,
  primary key (tenant_id, mail_id),
  foreign key (tenant_id, mail_id) references mails on delete cascade
);
-- It is compressed or encoded already.
alter table mail_messages alter column message set storage external;

-- What mails may be sent from besides the server's own address.
create table mail_senders (
  tenant_id text not null references tenants on delete cascade,
  address text not null,
  primary key (tenant_id, address)
);

do $$
declare
  name text;
begin
  foreach name in array array['mail_messages', 'mail_senders']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_rows on %I to coverwright_app using (tenant_id = current_setting(''coverwright.tenant_id'', true))',
      name);
    execute format('grant select, insert, update, delete on %I to coverwright_app', name);
  end loop;
end $$;
