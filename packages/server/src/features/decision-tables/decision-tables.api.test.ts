import { afterAll, beforeAll, expect, test } from 'vitest';
import { dmnModel, dmnTable } from '../../testing/dmn-models.ts';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const envelope = 'status errors errors_2 { code message path }';
const read = `query ($xml: String!, $decision: String) { decisionTableFromDmn(xml: $xml, decision: $decision) {
  ${envelope} value { name decideJsonString } } }`;
const write = `query ($json: String!, $name: String!) { decisionTableToDmn(decideJsonString: $json, name: $name) {
  ${envelope} value { xml } } }`;
const xml = dmnModel(
  dmnTable('hitPolicy="FIRST"', ['insured.age'], ['<output name="decision"/>'], [['< 18', '"AGE"']]),
);

test('a table is read from a DMN model and written as one', async () => {
  const { value } = expectSuccess(await server.as(user).post(read, { xml })) as {
    value: { name: string; decideJsonString: string };
  };
  expect(value.name).toBe('Rating');
  expect(JSON.parse(value.decideJsonString)).toEqual({
    decide: [
      { eachKey: { 'insured.age': { var: 'insured.age' } } },
      { preserve: { hit: 'first', outputs: [{ name: 'decision' }], rows: [['< 18', 'AGE']] } },
    ],
  });
  const variables = { json: value.decideJsonString, name: 'Age' };
  const written = expectSuccess(await server.as(user).post(write, variables)) as { value: { xml: string } };
  expect(written.value.xml).toContain('https://www.omg.org/spec/DMN/20191111/MODEL/');
  const again = expectSuccess(await server.as(user).post(read, { xml: written.value.xml }));
  expect(again).toMatchObject({ value: { name: 'Age', decideJsonString: value.decideJsonString } });
});

test('files and logic that cannot be converted are problems of their arguments', async () => {
  expectProblem(await server.as(user).post(read, { xml: '<a>' }), 'INVALID', 'xml');
  expectProblem(await server.as(user).post(read, { xml, decision: 'Other' }), 'NOT_FOUND', 'decision');
  expectProblem(await server.as(user).post(write, { json: '{}', name: 'Age' }), 'INVALID', 'decideJsonString');
  expectProblem(await server.as(user).post(write, { json: '{}', name: 'x'.repeat(201) }), 'TOO_LONG', 'name');
});
