// What was accepted for the workbook of a live function remains accepted, whatever becomes of the working copy.
import { afterAll, beforeAll, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { givenReleasingUser, releasingCalls } from '../../../testing/releases-of-everything.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { templateCalls } from '../../../testing/templates.ts';
import { ratingWorkbook, workbookFile, type WorkbookParts } from '../../../testing/workbook-file.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await givenReleasingUser(server);
});
afterAll(async () => server.close());

const fields = {
  inputs: [{ name: 'age' }, { name: 'smoker' }, { name: 'start' }, { name: 'sum' }],
  outputs: [{ name: 'premium' }],
};
const contentJsonString = JSON.stringify({ age: 50, smoker: true, start: '2026-02-01', sum: 1000.5 });

async function storeWorkbook(name: string, cells: WorkbookParts['sheets'][string]): Promise<string> {
  const { sheets } = ratingWorkbook;
  const content = workbookFile({ sheets: { ...sheets, Quote: { ...sheets['Quote'], ...cells } } });
  const key = `rates/${name}.xlsx`;
  await given.file(server, { ...user, key, content });
  return key;
}

test('a live function is called after its workbook was replaced and selected again, any number of times', async () => {
  const calls = templateCalls(server, user);
  const own = await storeWorkbook('own', { B6: { f: 'B1*2', v: 81 } });
  const other = await storeWorkbook('other', { D9: 'note' });
  const id = await calls.create('function', { fileKey: own, ...fields });
  const accept =
    'mutation ($id: String!) { acceptFunctionDifferences(templateId: $id) { status errors errors_2 { code } } }';
  expectSuccess(await calls.post(accept, { id }));
  await releasingCalls(server, user).release({ kind: 'template', itemId: id });
  const render = async () => calls.renderSaved('function', id, { contentJsonString });
  expectSuccess(await render());
  for (const fileKey of [other, own, other, own]) {
    expectSuccess(await calls.update('function', id, { fileKey }));
    expectSuccess(await render());
  }
  const working = await calls.renderSaved('function', id, { contentJsonString }, { 'x-perspective': 'working' });
  expectProblem(working, 'INVALID', 'outputs.premium');
});
