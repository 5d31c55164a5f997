import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { templateCalls } from '../../../testing/templates.ts';
import { ratingWorkbook, workbookFile } from '../../../testing/workbook-file.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  user = await given.user(server);
});
afterAll(async () => server.close());

const inputs = [{ name: 'age' }, { name: 'smoker' }, { name: 'start' }, { name: 'sum' }];
const values = { age: 40, smoker: false, start: '2026-01-01', sum: 1000 };
const savedCalls = [
  { name: 'Forty', inputsJsonString: JSON.stringify(values), outputsJsonString: '{"premium":1.2}', asOf: '2026-03-01' },
];

const ratesWith = (cells: object) => {
  const { sheets } = ratingWorkbook;
  return workbookFile({ ...ratingWorkbook, sheets: { ...sheets, Quote: { ...sheets['Quote'], ...cells } } });
};

const compare = (templateId: string, from: number, to: number | null = null, as = user) =>
  server.as(as).post(
    `query ($templateId: String!, $from: Int!, $to: Int) {
      compareFunctionStates(templateId: $templateId, from: $from, to: $to) {
        status errors errors_2 { code message path } value {
          workbook { changes { kind at after } }
          calls { name isSame before { outputsJsonString } after { outputsJsonString } } } } }`,
    { templateId, from, to },
  );

/** Adds the workbook in place of the one before, and saves the function. */
async function saveWith(templateId: string, name: string, cells: object): Promise<void> {
  const remove = 'mutation { deleteFile(key: "rates.xlsx") { status errors } }';
  expectSuccess(await server.as(user).post(remove));
  await given.file(server, { ...user, key: 'rates.xlsx', content: ratesWith(cells) });
  const update = `mutation ($id: String!, $name: String!) {
    updateFunctionTemplate(id: $id, input: { name: $name, fileKey: "rates.xlsx" }) { status errors } }`;
  expectSuccess(await server.as(user).post(update, { id: templateId, name }));
}

test('the workbooks of two states are compared cell by cell, and called with the saved calls', async () => {
  await given.file(server, { ...user, key: 'rates.xlsx', content: ratesWith({}) });
  const input = { fileKey: 'rates.xlsx', inputs, outputs: [{ name: 'premium' }], savedCalls };
  const id = await templateCalls(server, user).create('function', input);
  await saveWith(id, 'New rates', { D1: 'New rates' });
  await saveWith(id, 'Newer rates', { D1: 'Newer rates' });
  const call = { outputsJsonString: '{"premium":1.2}' };
  const calls = [{ name: 'Forty', isSame: true, before: call, after: call }];
  const changed = (kind: string, after: string) => ({
    value: { workbook: { changes: [{ kind, at: 'Quote!D1', after }] }, calls },
  });
  expect(expectSuccess(await compare(id, 1, 2))).toMatchObject(changed('ADDED', 'New rates'));
  expect(expectSuccess(await compare(id, 1))).toMatchObject(changed('ADDED', 'Newer rates'));
  expect(expectSuccess(await compare(id, 2, 3))).toMatchObject(changed('CONSTANT', 'Newer rates'));
  expect(expectSuccess(await compare(id, 3))['value']).toBeNull();
  expectProblem(await compare(id, 9), 'NOT_FOUND', 'number');
  expectProblem(await compare(id, 1, 2, await given.user(server)), 'NOT_FOUND', 'number');
});

test('there is nothing to compare in a template of another kind', async () => {
  const id = await templateCalls(server, user).create('sms', { bodyLiquid: 'Hi' });
  expect(expectSuccess(await compare(id, 1))['value']).toBeNull();
});
