// Behavior common to templates of every kind.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess, hasSucceeded } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { kinds, templateCalls } from '../../testing/templates.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof templateCalls>;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  calls = templateCalls(server, user);
});
afterAll(async () => server.close());

const logicalIds = (function* () {
  for (let index = 0; ; index += 1) yield `logical-${index}`;
})();
const newLogicalId = () => logicalIds.next().value;

describe.each(kinds)('creating a template of kind %s', (kind) => {
  test('stores the given fields, and returns its id and revision', async () => {
    const input = { name: ' 名稱 "quoted" ', description: 'Why\nit is there', logicalId: newLogicalId() };
    const made = expectSuccess(await calls.tryToCreate(kind, input));
    const { createdStatus, revision } = made as { createdStatus: { id: string }; revision: string };
    expect(createdStatus).toEqual({ id: expect.stringMatching(/^\w{32}$/), ids: null });
    expect(await calls.find(createdStatus.id)).toMatchObject({ ...input, type: kind, revision });
  });

  test.each([{}, { name: null }, { name: '' }, { name: ' \t' }])('needs a name: %j', async (input) => {
    expectProblem(await calls.tryToCreate(kind, input), 'REQUIRED', 'input.name');
  });

  test('reports all texts that are too long or cannot be stored together', async () => {
    const input = { name: 'n'.repeat(1001), description: 'd'.repeat(10_001), logicalId: 'l'.repeat(201) };
    const result = await calls.tryToCreate(kind, input);
    for (const field of ['name', 'description', 'logicalId']) expectProblem(result, 'TOO_LONG', `input.${field}`);
    const unstorable = await calls.tryToCreate(kind, { name: 'a\0b', description: 'a\ud800b' });
    for (const field of ['name', 'description']) expectProblem(unstorable, 'INVALID', `input.${field}`);
    expectProblem(await calls.tryToCreate(kind, { name: 'n', logicalId: 'a\nb' }), 'INVALID', 'input.logicalId');
  });

  test('treats an empty logical id as absent, which may occur several times', async () => {
    for (const logicalId of ['', ' ', null]) {
      const id = await calls.create(kind, { logicalId });
      expect(await calls.find(id)).toMatchObject({ logicalId: null });
    }
  });

  test('refuses a logical id that another template of its type has, in either Unicode form', async () => {
    const logicalId = `${newLogicalId()}-\u00e9`;
    await calls.create(kind, { logicalId });
    for (const same of [logicalId, logicalId.normalize('NFD')]) {
      expectProblem(await calls.tryToCreate(kind, { name: 'n', logicalId: same }), 'ALREADY_EXISTS', 'input.logicalId');
    }
    const otherKind = kind === 'sms' ? 'dynamic' : 'sms';
    await calls.create(otherKind, { logicalId });
    await templateCalls(server, await given.user(server)).create(kind, { logicalId });
  });

  test('accepts only one of several concurrent requests for the same logical id', async () => {
    const logicalId = newLogicalId();
    const results = await Promise.all(
      Array.from({ length: 4 }, () => calls.tryToCreate(kind, { name: 'n', logicalId })),
    );
    expect(results.filter(hasSucceeded)).toHaveLength(1);
    for (const result of results.filter((each) => !hasSucceeded(each))) expectProblem(result, 'ALREADY_EXISTS');
  });
});

describe.each(kinds)('updating a template of kind %s', (kind) => {
  test('retains omitted fields, clears those that are null, and records who changed it last', async () => {
    const input = { name: 'Old', description: 'Why', logicalId: newLogicalId() };
    const id = await calls.create(kind, input);
    const before = await calls.find(id);
    const other = await given.user(server, { tenantId: user.tenantId });
    const changed = expectSuccess(await templateCalls(server, other).update(kind, id, { name: 'New' }));
    const after = await calls.find(id);
    expect(after).toMatchObject({ ...input, name: 'New', revision: changed['revision'] });
    expect(after).toMatchObject({ createdBy: { username: user.email }, lastModifiedBy: { username: other.email } });
    expect(after?.revision).not.toBe(before?.revision);
    expectSuccess(await calls.update(kind, id, { description: null, logicalId: '' }));
    expect(await calls.find(id)).toMatchObject({ name: 'New', description: null, logicalId: null });
  });

  test.each([null, '', '  '])('never takes the name away: %j', async (name) => {
    const id = await calls.create(kind);
    expectProblem(await calls.update(kind, id, { name }), 'REQUIRED', 'input.name');
  });

  test('may keep its own logical id, but not take another’s', async () => {
    const [mine, others] = [newLogicalId(), newLogicalId()];
    const id = await calls.create(kind, { logicalId: mine });
    await calls.create(kind, { logicalId: others });
    expectSuccess(await calls.update(kind, id, { logicalId: mine }));
    expectProblem(
      await calls.update(kind, id, { name: 'Lost', logicalId: others }),
      'ALREADY_EXISTS',
      'input.logicalId',
    );
    expect(await calls.find(id)).toMatchObject({ name: `A ${kind}`, logicalId: mine });
  });

  test('is a conflict that reports who saved since, and when', async () => {
    const id = await calls.create(kind);
    const revision = (await calls.find(id))?.revision;
    const other = await given.user(server, { tenantId: user.tenantId });
    expectSuccess(await templateCalls(server, other).update(kind, id, { name: 'Theirs' }, { revision }));
    const refused = await calls.update(kind, id, { name: 'Mine' }, { revision });
    const { by, at } = expectProblem(refused, 'CONFLICT', 'expectedRevision');
    const theirs = await calls.find(id);
    expect({ by, at, name: theirs?.name }).toEqual({ by: other.email, at: theirs?.lastModifiedAt, name: 'Theirs' });
    expectSuccess(await calls.update(kind, id, { name: 'Mine' }));
  });

  test('accepts only one of several saves with the same revision', async () => {
    const id = await calls.create(kind);
    const revision = (await calls.find(id))?.revision;
    const names = ['a', 'b', 'c', 'd'];
    const results = await Promise.all(names.map((name) => calls.update(kind, id, { name }, { revision })));
    const [winner, ...more] = names.filter((_, index) => hasSucceeded(results[index] ?? results[0]!));
    expect(more).toEqual([]);
    expect((await calls.find(id))?.name).toBe(winner);
    for (const result of results.filter((each) => !hasSucceeded(each))) expectProblem(result, 'CONFLICT');
  });

  test('finds none of another kind, of another tenant, or that was deleted', async () => {
    const id = await calls.create(kind);
    const otherKind = kind === 'sms' ? 'dynamic' : 'sms';
    expectProblem(await calls.update(otherKind, id, { name: 'n' }), 'NOT_FOUND', 'templateId');
    const stranger = templateCalls(server, await given.user(server));
    const theirs = await stranger.update(kind, id, { name: 'n' });
    const nobodys = await stranger.update(kind, 'f'.repeat(32), { name: 'n' });
    expect(expectProblem(theirs, 'NOT_FOUND')).toEqual(expectProblem(nobodys, 'NOT_FOUND'));
    expect(await calls.find(id)).toMatchObject({ name: `A ${kind}` });
  });
});

describe.each(['sms', 'notification'] as const)('the query of a template of kind %s', (kind) => {
  test.each([
    ['mutation { deleteTemplate(templateId: "1") { status } }', 'INVALID'],
    ['{ token_2(clientId: "c", tenantId: "t", username: "u", password: "p") { accessToken } }', 'INVALID'],
    ['{ apiKeys { id } }', 'INVALID'],
    ['not a query', 'INVALID'],
    [`{ ${'a '.repeat(10_001)} }`, 'LIMIT_EXCEEDED'],
    [`{ templates { totalCount } }${`\n#${'x'.repeat(330)}`.repeat(9_000)}`, 'LIMIT_EXCEEDED'],
    [`# ${'中'.repeat(1_747_627)}`, 'TOO_LONG'],
  ])('is refused at its position: %.40s', async (graphQlQuery, code) => {
    expectProblem(await calls.tryToCreate(kind, { name: 'n', graphQlQuery }), code, 'input.graphQlQuery');
    const id = await calls.create(kind, { graphQlQuery: '{ templates { totalCount } }' });
    expectProblem(await calls.update(kind, id, { graphQlQuery }), code, 'input.graphQlQuery');
    expect(await calls.find(id)).toMatchObject({ graphQlQuery: '{ templates { totalCount } }' });
  });
});

describe.each(kinds)('deleteTemplate of kind %s', (kind) => {
  test('deletes that template and no other', async () => {
    const [id, neighbour] = [await calls.create(kind), await calls.create(kind)];
    expectSuccess(await calls.remove(id));
    expect(await calls.find(id)).toBeUndefined();
    expect(await calls.find(neighbour)).toBeDefined();
    expectProblem(await calls.remove(id), 'NOT_FOUND', 'templateId');
  });

  test('is a conflict if another user has saved since', async () => {
    const id = await calls.create(kind);
    const revision = (await calls.find(id))?.revision;
    expectSuccess(await calls.update(kind, id, { name: 'Theirs' }));
    expectProblem(await calls.remove(id, revision), 'CONFLICT', 'expectedRevision');
    expectSuccess(await calls.remove(id, (await calls.find(id))?.revision));
  });

  test('never affects another tenant', async () => {
    const id = await calls.create(kind);
    expectProblem(await templateCalls(server, await given.user(server)).remove(id), 'NOT_FOUND', 'templateId');
    expect(await calls.find(id)).toBeDefined();
  });
});

test.each([
  'mutation { createSmsTemplate(input: { name: "n" }) { status } }',
  'mutation { createNotificationTemplate(input: { name: "n" }) { status } }',
  'mutation { createDynamicTemplate(input: { name: "n" }) { status } }',
  'mutation { updateSmsTemplate(templateId: "1", input: {}) { status } }',
  'mutation { updateNotificationTemplate(templateId: "1", input: {}) { status } }',
  'mutation { updateDynamicTemplate(templateId: "1", input: {}) { status } }',
  'mutation { addDynamicValueToTemplate(templateId: "1", input: {}) { status } }',
  'mutation { updateDynamicValueOfTemplate(templateId: "1", valueId: "1", input: {}) { status } }',
  'mutation { removeDynamicValueFromTemplate(templateId: "1", valueId: "1") { status } }',
  'mutation { deleteTemplate(templateId: "1") { status } }',
  'mutation { saveTemplateDraft(templateId: "1", input: { contentJsonString: "1" }) { status } }',
  'mutation { discardTemplateDraft(templateId: "1") { status } }',
  'mutation { deleteAllL10n(key: "k") { status } }',
  '{ renderSms(bodyLiquid: "") { status } }',
  '{ renderSmsTemplate(templateId: "1") { status } }',
  '{ renderHtml(html: "") { status } }',
  '{ renderNotificationTemplate(templateId: "1") { status } }',
])('%s requires a sign-in', async (document) => {
  const { status, code, data } = await server.post(document);
  expect({ status, code, data }).toEqual({ status: 401, code: 'UNAUTHENTICATED', data: undefined });
});
