import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSuccess } from '../../testing/expect-result.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { renderedText, templateCalls } from '../../testing/templates.ts';
import { demoSignIn } from './demo-sign-in.ts';
import { seedDemo } from './demo.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.asOwner((transaction) => seedDemo(transaction, server.clock.now(), server.objectParts));
});
afterAll(async () => server.close());

async function signedIn(tenantId: string) {
  const [row] = await server.sql<{ id: string }>`select id from users where tenant_id = ${tenantId}`;
  return templateCalls(server, { tenantId, userId: row?.id ?? '', ...demoSignIn });
}

describe.each(['test', 'test_dev'])('the demo’s templates in %s', (tenantId) => {
  test('are fifteen, of every kind, created one after another', async () => {
    const found = await (await signedIn(tenantId)).list();
    expect(found.map(({ name }) => name)).toEqual([
      '續保電郵',
      'Renewal email',
      'Policy cancelled',
      'Travel claim form 索償表格',
      'Welcome letter',
      'Offer ends soon',
      'Claim documents',
      'Term life rates',
      'Claim received',
      'Policy schedule 保單附表',
      'Renewal notice',
      '保單已簽發',
      'Policy issued',
      'Payment due reminder',
      'Travel destinations',
    ]);
    expect(new Set(found.map(({ type }) => type))).toEqual(
      new Set(['wkhtmltopdf', 'pdfDrawing', 'sms', 'notification', 'dynamic', 'emailMjml', 'function']),
    );
    expect(found.every(({ createdBy }) => createdBy !== null)).toBe(true);
  });

  test('render for each of its policies, cases and transactions, without missing values', async () => {
    const calls = await signedIn(tenantId);
    const { data } = await calls.post(
      '{ policies { list { id } } cases { list { id } } transactions { list { id } } }',
    );
    const lists = data as Record<string, { list: { id: string }[] }>;
    for (const { id, type, graphQlQuery, name } of await calls.list({ where: { type_in: 'sms,notification' } })) {
      if (type !== 'sms' && type !== 'notification') continue;
      const root = /\bquery (\w+)/.exec(String(graphQlQuery))?.[1] ?? '';
      for (const { id: rowId } of (lists[root]?.list ?? []).slice(0, 12)) {
        const variablesJsonString = JSON.stringify({ where: { id: rowId } });
        for (const locale of type === 'sms' ? ['en-US'] : ['en-US', 'zh-HK']) {
          const result = await calls.renderSaved(type, id, { variablesJsonString }, { 'accept-language': locale });
          const text = renderedText(result);
          expect(text, `${name} on ${rowId}`).toMatch(/\w{2}-20\d\d-\d{5}/);
          expect(text, `${name} on ${rowId}`).not.toMatch(/ {2}| ,|\(\)|<td><\/td>|^[ ,:：]|undefined|null|NaN/);
        }
      }
    }
  });
});

test('the demo’s emails attach the policy schedule, in English and Chinese', async () => {
  const calls = await signedIn('test_dev');
  const emails = await calls.list({ where: { type: 'emailMjml' } });
  expect(emails).toHaveLength(2);
  for (const { id, name } of emails) {
    const result = expectSuccess(await calls.renderSaved('emailMjml', id, { variablesJsonString: '{"limit": 1}' }));
    const { value, warnings, missingVariables } = result as {
      value: { subject: string; text: string; attachments: { fileName: string; contentType: string }[] };
      warnings: unknown[];
      missingVariables: unknown[];
    };
    expect(value.text, name).toMatch(/TP-20\d\d-000040/);
    expect(value.subject, name).toMatch(/^(?:Your policy|您的保單) TP-20\d\d-000040/);
    expect(value.attachments, name).toMatchObject([
      { fileName: expect.stringMatching(/^(?:Policy schedule|保單附表) TP-.*\.pdf$/), contentType: 'application/pdf' },
    ]);
    expect([warnings, missingVariables], name).toEqual([[], []]);
  }
});

test('the demo’s messages have no missing values or stray spaces', async () => {
  const calls = await signedIn('test_dev');
  const texts: string[] = [];
  for (const { id } of (await calls.list({ where: { type: 'sms' } })).toReversed()) {
    texts.push(renderedText(await calls.renderSaved('sms', id, { variablesJsonString: '{"limit": 1}' })));
  }
  const hide = (text: string) =>
    text.replaceAll(/\d\d\/\d\d\/\d{4}|[A-Z][a-z]+ \d+, \d{4}/g, 'DAY').replaceAll(/20\d\d-/g, 'YEAR-');
  expect(texts.map(hide)).toEqual([
    'Reminder: HKD 342.34 for policy TP-YEAR-000040 is due on DAY. If you have paid already, there is nothing to do.',
    'Dear Tai Man Chan, your policy TP-YEAR-000040 (Travel Plus Single Trip 2026) is issued. You are covered from DAY to DAY.',
    '陳大文先生：您的保單 TP-YEAR-000040 已簽發，保障期由 DAY 至 DAY。',
    'We have received your claim under policy TP-YEAR-000040. You will hear from us within 5 working days.',
    'Dear Tai Man Chan, our offer CS-YEAR-00040 at HKD 342.34 is valid until DAY.',
  ]);
});

test('the acceptance tenant has none', async () => {
  expect(await (await signedIn('test_uat')).list()).toEqual([]);
});
