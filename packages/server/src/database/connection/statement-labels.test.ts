import { expect, test } from 'vitest';
import { createStatementLabels } from './statement-labels.ts';

test.each([
  ['select "id", "name" from "policies" where "policies"."tenant_id" = $1', 'select policies'],
  ['insert into "products" ("id") values ($1) on conflict do update set "id" = $1', 'insert products'],
  ['update "mails" set "sent_at" = $1', 'update mails'],
  ['delete from sessions where id = $1', 'delete sessions'],
  ['with due as (select id from loose_objects) delete from loose_objects using due', 'with loose_objects'],
  ['select count(*) from (select 1 from "cases" limit 10) as counted', 'select cases'],
  ['select * from jsonb_to_recordset($1)', 'select'],
  ['set local statement_timeout = 100', 'set'],
  ['', 'other'],
])('the label of %j', (text, label) => {
  expect(createStatementLabels()(text)).toBe(label);
});

test('the number of labels is bounded', () => {
  const labelOf = createStatementLabels();
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const tables = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  const labels = new Set(tables.map((table) => labelOf(`select 1 from ${table}`)));
  expect(labels.size).toBe(201);
  expect(labels).toContain('other');
});
