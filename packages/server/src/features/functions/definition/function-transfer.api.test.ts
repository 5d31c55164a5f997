import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { importingTemplates, templateExportOf, templatePreviewOf } from '../../../testing/template-files.ts';
import { templateCalls } from '../../../testing/templates.ts';
import { ratingWorkbook, workbookFile } from '../../../testing/workbook-file.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

const inputs = [{ name: 'age', liquid: '{{ age }}' }, { name: 'smoker' }, { name: 'start' }, { name: 'sum' }];
const outputs = [{ name: 'premium' }, { name: 'years' }];
const inputsJsonString = '{"age":40,"smoker":false,"start":"2026-01-01","sum":1000}';
const savedCalls = [{ name: 'Forty', inputsJsonString, outputsJsonString: '{"premium":1.2}' }];

async function exported() {
  const user = await given.user(server);
  const fileKey = await given.file(server, { ...user, key: 'rates.xlsx', content: workbookFile(ratingWorkbook) });
  const input = { fileKey, inputs, outputs, savedCalls, logicalId: 'term-life' };
  const id = await templateCalls(server, user).create('function', input);
  return { user, file: await templateExportOf(server, user, [id]) };
}

test('a function is transferred to another tenant with its workbook and saved calls, and can be called there', async () => {
  const { file } = await exported();
  const other = await given.user(server);
  expectSuccess(await server.as(other).post(importingTemplates, { file }));
  const stored = await server.sql<{ content: { inputs: object[]; savedCalls: object[] } }>`
    select content from templates where tenant_id = ${other.tenantId}`;
  expect(stored[0]?.content.inputs[0]).toMatchObject({ name: 'age', liquid: '{{ age }}' });
  expect(stored[0]?.content.savedCalls).toMatchObject([{ name: 'Forty', outputs: { premium: 1.2 } }]);
  // Jobs start when the server begins to listen.
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  const call = () =>
    server
      .as(other)
      .post(
        'query ($inputs: String!) { callFunction(name: "term-life", inputsJsonString: $inputs) { status errors value { outputsJsonString } } }',
        { inputs: inputsJsonString },
      );
  await vi.waitFor(async () => expectSuccess(await call()), { timeout: 60_000, interval: 200 });
  const { value } = expectSuccess(await call()) as { value: { outputsJsonString: string } };
  expect(JSON.parse(value.outputsJsonString)).toEqual({ premium: 1.2, years: 2027 });
}, 90_000);

test("a function's own export changes nothing, and what a file must not contain is refused", async () => {
  const { user, file } = await exported();
  expect(JSON.stringify(await templatePreviewOf(server, user, file))).toContain('UNCHANGED');
  const content = JSON.parse(file) as { templates: { content: { outputs: object[] } }[] };
  content.templates[0]?.content.outputs.push({ name: 'premium', var: 'output_premium' });
  const twice = JSON.stringify(content);
  expectProblem(await server.as(user).post(importingTemplates, { file: twice }), 'ALREADY_EXISTS');
});
