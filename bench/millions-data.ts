// Tenants with policies and requests in numbers that no import reaches in minutes: written by the database itself, without
// triggers, and indexed afterwards, as a restored backup would be.
import type { Client } from 'pg';

export interface Amounts {
  readonly tenants: number;
  /** Of the large tenant; as many transactions, and a fifth as many requests and mails. */
  readonly policies: number;
  /** Of each of the others, with the rest in the same proportion. */
  readonly policiesOfOthers: number;
}

const filledTables = [
  'policies',
  'policy_documents',
  'cases',
  'case_documents',
  'transactions',
  'transaction_documents',
  'mails',
];

/** The large tenant must exist; the names of the others begin with its own. */
export async function fill(
  client: Client,
  large: string,
  { tenants, policies, policiesOfOthers }: Amounts,
): Promise<void> {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off`);
  await client.query(
    `insert into tenants (tenant_id, name) select $1 || '-' || n, 'Tenant ' || n from generate_series(2, $2::integer) n`,
    [large, tenants],
  );
  const amounts = `select tenant_id, case when tenant_id = $1 then $2::integer else $3::integer end as amount
    from tenants where starts_with(tenant_id, $1)`;
  await withoutIndexes(client, ['policies', 'policy_documents'], async () => {
    await client.query(
      `insert into policies (tenant_id, id, issuer_number, status, plan, type, version, issue_date, start_date, end_date,
         created_at, last_modified_at, search_folded, description_folded)
       select tenant_id, 'policy-' || n, number, status, 'plan_' || n % 10, 'travel', '1', created_at, created_at::date,
         created_at::date + 30, created_at, created_at, lower(concat_ws(' ', number, name, chinese_name, email)), lower(description)
       from (${amounts}) amounts, generate_series(1, amount) n, lateral (${policyOf}) policy`,
      [large, policies, policiesOfOthers],
    );
    await client.query(
      `insert into policy_documents (tenant_id, id, document)
       select tenant_id, 'policy-' || n, jsonb_build_object('id', 'policy-' || n, 'issuerNumber', number, 'status', status,
         'description', description, 'startDate', created_at::date, 'contractHolder', jsonb_build_object('id', 'h' || n, 'entityType', 'individual',
         'name', name, 'email', email), 'product', jsonb_build_object('plan', 'plan_' || n % 10, 'type', 'travel', 'version', '1'))
       from (${amounts}) amounts, generate_series(1, amount) n, lateral (${policyOf}) policy`,
      [large, policies, policiesOfOthers],
    );
  });
  await withoutIndexes(client, ['cases', 'case_documents'], async () => {
    await client.query(
      `insert into cases (tenant_id, id, case_number, name, status, is_request, app_id, locale, search_folded, created_at,
         last_modified_at)
       select tenant_id, 'case-' || n, 'R-' || number, name, 'OPEN', true, 'portal', 'zh-HK',
         lower(concat_ws(' ', 'R-' || number, name, chinese_name, email)), created_at, created_at
       from (${amounts}) amounts, generate_series(1, amount / 5) n, lateral (${policyOf}) policy`,
      [large, policies, policiesOfOthers],
    );
    await client.query(
      `insert into case_documents (tenant_id, id, document)
       select tenant_id, 'case-' || n, jsonb_build_object('id', 'case-' || n, 'caseNumber', 'R-' || number, 'name', name,
         'status', 'OPEN', 'holder', jsonb_build_object('id', 'h' || n, 'entityType', 'individual', 'name', name))
       from (${amounts}) amounts, generate_series(1, amount / 5) n, lateral (${policyOf}) policy`,
      [large, policies, policiesOfOthers],
    );
  });
  await withoutIndexes(client, ['transactions', 'transaction_documents'], async () => {
    await client.query(
      `insert into transactions (tenant_id, id, policy_id, transaction_number, status, amount, date_time, created_at,
         last_modified_at)
       select tenant_id, 'payment-' || n, 'policy-' || n, 'PAY-' || number, 'SUCCEED', n % 1000, created_at, created_at, created_at
       from (${amounts}) amounts, generate_series(1, amount) n, lateral (${policyOf}) policy`,
      [large, policies, policiesOfOthers],
    );
    await client.query(
      `insert into transaction_documents (tenant_id, id, document)
       select tenant_id, 'payment-' || n, jsonb_build_object('id', 'payment-' || n, 'transactionNumber', 'PAY-' || number,
         'status', 'SUCCEED', 'amount', n % 1000, 'currencyCode', 'HKD', 'policy', jsonb_build_object('id', 'policy-' || n))
       from (${amounts}) amounts, generate_series(1, amount) n, lateral (${policyOf}) policy`,
      [large, policies, policiesOfOthers],
    );
  });
  await client.query(
    `insert into mails (tenant_id, id, recipient, subject, text, created_at, next_attempt_at, sent_at, sent_by, recipients)
     select tenant_id, 'mail-' || n, email, 'Policy ' || number, '', created_at, created_at, created_at, 'user-' || n % 20,
       jsonb_build_array(jsonb_build_object('address', email, 'kind', 'TO', 'state', 'ACCEPTED'))
     from (${amounts}) amounts, generate_series(1, amount / 5) n, lateral (${policyOf}) policy`,
    [large, policies, policiesOfOthers],
  );
  await client.query(`set session_replication_role = origin`);
  await client.query(`vacuum analyze ${filledTables.join(', ')}`);
}

/** The n-th: numbers and times are scattered, so that no order is that of insertion. One name in a thousand is 歐陽. */
const policyOf = `select 'TP-2026-' || lpad(((n::bigint * 7919) % 10000019)::text, 8, '0') as number,
  (array['ISSUED', 'ISSUED', 'CANCELLED', 'PENDING'])[1 + n % 4] as status,
  (array['Chan', 'Wong', 'Lee', 'Cheung', 'Lau', 'Müller', 'Ho', 'Ng', 'Tsang', 'Yip'])[1 + n * 7 % 10] || ' ' ||
    (array['Tai Man', 'Siu Ming', 'Ka Yan', 'Mei Ling', 'Wai Kit', 'Hoi Ching', 'Ada', 'Grace', 'Jürgen', 'Peter'])[1 + n / 10 % 10]
    as name,
  case when n % 1000 = 7 then '歐陽' else (array['陳', '黃', '李', '張', '劉', '何', '吳', '曾', '葉', '梁'])[1 + n * 7 % 10] end ||
    (array['大文', '小明', '嘉欣', '美玲', '偉傑', '凱晴', '子軒', '思穎', '家豪', '詠詩'])[1 + n / 10 % 10] as chinese_name,
  (array['Journey to Japan', 'Annual cover', null])[1 + n % 3] as description,
  substr(md5(n::text), 1, 8) || '@customer' || n % 1000 || '.example' as email,
  timestamptz '2020-01-01' + ((n::bigint * 104729) % 3000017) * interval '1 minute' as created_at`;

async function withoutIndexes(client: Client, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid::regclass::text = any($1) and not indisprimary and not indisunique`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  await client.query(`set maintenance_work_mem = '1GB'`);
  for (const { definition } of rows) await client.query(definition);
}

/** Prints how large each table and index is. */
export async function printSizes(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; rows: string; size: string }>(
    `select relname as name, greatest(reltuples, 0)::bigint::text as rows,
       pg_size_pretty(case relkind when 'i' then pg_relation_size(oid) else pg_table_size(oid) end) as size
     from pg_class
     where oid = any($1::regclass[]) or oid in (select indexrelid from pg_index where indrelid = any($1::regclass[]))
     order by relkind desc, pg_relation_size(oid) desc`,
    [filledTables],
  );
  for (const { name, rows: count, size } of rows) console.log(`  ${name}: ${size}, ${count} rows`);
}
