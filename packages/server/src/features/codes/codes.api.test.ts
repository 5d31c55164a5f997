import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess, payloadOf } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const envelope = '{ status errors errors_2 { code message path by at } revision }';
const kinds = ['Discount', 'Loading'] as const;
type Kind = (typeof kinds)[number];
const otherKind = { Discount: 'Loading', Loading: 'Discount' } as const;

const tenPercent = '{"*":[{"var":"premium"},{"/":[10,100]}]}';
const ruleInput = (code: string, calculationLogic = tenPercent) => ({
  code,
  name: `Name of ${code}`,
  calculationLogic,
});

function add(kind: Kind, id: object, input: object, by = user) {
  const document = `mutation ($id: productIdInput!, $input: codeRuleInput!) {
    add${kind}Code(productId: $id, input: $input) ${envelope} }`;
  return server.as(by).post(document, { id, input });
}

function update(kind: Kind, id: object, code: string, input: object, revision?: string) {
  const document = `mutation ($id: productIdInput!, $code: String!, $input: codeRuleInput!, $revision: String) {
    update${kind}Code(productId: $id, code: $code, input: $input, expectedRevision: $revision) ${envelope} }`;
  return server.as(user).post(document, { id, code, input, revision });
}

function remove(kind: Kind, id: object, code: string, revision?: string) {
  const document = `mutation ($id: productIdInput!, $code: String!, $revision: String) {
    remove${kind}Code(productId: $id, code: $code, expectedRevision: $revision) ${envelope} }`;
  return server.as(user).post(document, { id, code, revision });
}

interface Told {
  readonly code: string;
  readonly revision: string;
}
interface Codes {
  readonly discountCodes: readonly Told[];
  readonly loadingCodes: readonly Told[];
  readonly lastModifiedAt: string;
  readonly revision: string;
}

async function codesOf(...ids: readonly object[]): Promise<Codes[]> {
  const fields = `{ code name description calculationLogic revision createdAt createdBy { username } lastModifiedAt
    lastModifiedBy { username } }`;
  const document = `query ($where: productWhereInput) { products_2(where: $where, sort: { fieldName: "plan", type: "ASC" }) {
    list { revision lastModifiedAt discountCodes ${fields} loadingCodes ${fields} } } }`;
  const found = expectSuccess(await server.as(user).post(document, { where: { id_in: ids } }));
  return (found as { list: Codes[] }).list;
}

async function listed(kind: Kind, id: object): Promise<readonly Told[]> {
  const [codes] = await codesOf(id);
  return (kind === 'Discount' ? codes?.discountCodes : codes?.loadingCodes) ?? [];
}

describe.each(kinds)('add%sCode', (kind) => {
  test('stores the code after the existing ones, and records who added it', async () => {
    const id = await given.product(server, user);
    expect(await listed(kind, id)).toEqual([]);
    const input = { ...ruleInput('ZEBRA'), description: 'For zebras', calculationLogic: `\n ${tenPercent}\t` };
    const { revision } = expectSuccess(await add(kind, id, input));
    expectSuccess(await add(kind, id, ruleInput('ALPHA', '[50, "HKD"]')));
    expect(await listed(kind, id)).toEqual([
      {
        ...input,
        revision,
        createdAt: expect.any(String),
        createdBy: { username: user.email },
        lastModifiedAt: expect.any(String),
        lastModifiedBy: { username: user.email },
      },
      expect.objectContaining({ code: 'ALPHA', description: null, calculationLogic: '[50, "HKD"]' }),
    ]);
    expect(await listed(otherKind[kind], id)).toEqual([]);
  });

  test.each(kinds)('refuses a code that an existing %s code of the product has', async (taken) => {
    const id = await given.product(server, user);
    expectSuccess(await add(taken, id, ruleInput('TAKEN')));
    expectProblem(await add(kind, id, ruleInput('TAKEN')), 'ALREADY_EXISTS', 'input.code');
    expectSuccess(await add(kind, await given.product(server, user), ruleInput('TAKEN')));
  });

  test('accepts only one of several simultaneous additions of the same code', async () => {
    const id = await given.product(server, user);
    const results = await Promise.all(
      [kind, otherKind[kind], kind, kind].map((each) => add(each, id, ruleInput('RACE'))),
    );
    const payloads = results.map(({ data }) => Object.values(data ?? {})[0] as { status: string });
    expect(payloads.filter(({ status }) => status === 'success')).toHaveLength(1);
    for (const result of results.filter((_, index) => payloads[index]?.status === 'failure')) {
      expectProblem(result, 'ALREADY_EXISTS', 'input.code');
    }
  });

  test('reports all problems of the input together', async () => {
    const id = await given.product(server, user);
    const result = await add(kind, id, { code: ' ', name: '', description: 'x'.repeat(10_001), calculationLogic: '{' });
    expectProblem(result, 'REQUIRED', 'input.code');
    expectProblem(result, 'REQUIRED', 'input.name');
    expectProblem(result, 'TOO_LONG', 'input.description');
    expectProblem(result, 'INVALID', 'input.calculationLogic');
    const long = await add(kind, id, { ...ruleInput('x'.repeat(101)), name: 'x'.repeat(1001) });
    expectProblem(long, 'TOO_LONG', 'input.code');
    expectProblem(long, 'TOO_LONG', 'input.name');
    expectProblem(await add(kind, id, ruleInput('A\tB')), 'INVALID', 'input.code');
    for (const code of [' early', 'early ', '\u3000early', 'early\u00a0']) {
      const { message } = expectProblem(await add(kind, id, ruleInput(code)), 'INVALID', 'input.code');
      expect(message).toContain('space');
    }
    const noCurrency = await add(kind, id, ruleInput('A', '[5,"UNDEFINED"]'));
    expectProblem(noCurrency, 'INVALID', 'input.calculationLogic');
    expect(await listed(kind, id)).toEqual([]);
  });

  test('returns NOT_FOUND for a product that does not exist or belongs to another tenant', async () => {
    const theirs = await given.product(server, await given.user(server));
    expectProblem(await add(kind, theirs, ruleInput('A')), 'NOT_FOUND', 'productId');
    expectProblem(await add(kind, { plan: 'no', type: 'no' }, ruleInput('A')), 'NOT_FOUND', 'productId');
  });

  test('is refused without a sign-in', async () => {
    const document = `mutation { add${kind}Code(productId: { plan: "p", type: "t" },
      input: { code: "A", name: "A", calculationLogic: "1" }) ${envelope} }`;
    expect(await server.post(document)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe.each(kinds)('update%sCode', (kind) => {
  test('replaces the given fields, and retains the position and an omitted description', async () => {
    const id = await given.product(server, user);
    const { revision } = expectSuccess(await add(kind, id, { ...ruleInput('FIRST'), description: 'Stays' }));
    expectSuccess(await add(kind, id, ruleInput('SECOND')));
    const changed = expectSuccess(await update(kind, id, 'FIRST', ruleInput('RENAMED', '5'), String(revision)));
    expect(changed['revision']).not.toBe(revision);
    expect(await listed(kind, id)).toMatchObject([
      { code: 'RENAMED', description: 'Stays', calculationLogic: '5', revision: changed['revision'] },
      { code: 'SECOND' },
    ]);
    expectSuccess(await update(kind, id, 'RENAMED', { ...ruleInput('RENAMED'), description: null }));
    expect(await listed(kind, id)).toMatchObject([{ description: null, calculationLogic: tenPercent }, {}]);
  });

  test('refuses a new code that is taken by a code of either kind', async () => {
    const id = await given.product(server, user);
    for (const code of ['MINE', 'SAME']) expectSuccess(await add(kind, id, ruleInput(code)));
    expectSuccess(await add(otherKind[kind], id, ruleInput('OTHER')));
    for (const code of ['SAME', 'OTHER']) {
      expectProblem(await update(kind, id, 'MINE', ruleInput(code)), 'ALREADY_EXISTS', 'input.code');
    }
  });

  test('finds a code regardless of case, and stores one spelling', async () => {
    const id = await given.product(server, user);
    expectSuccess(await add(kind, id, ruleInput('CAFE\u0301')));
    expect(await listed(kind, id)).toMatchObject([{ code: 'CAF\u00c9' }]);
    expectProblem(await add(kind, id, ruleInput('CAF\u00c9')), 'ALREADY_EXISTS', 'input.code');
    expectSuccess(await update(kind, id, 'CAFE\u0301', ruleInput('CAF\u00c9', '5')));
    expect(await listed(kind, id)).toMatchObject([{ code: 'CAF\u00c9', calculationLogic: '5' }]);
    expectSuccess(await remove(kind, id, 'CAFE\u0301'));
    expect(await listed(kind, id)).toEqual([]);
  });

  test('refuses an old revision, and reports who made the last change and when', async () => {
    const id = await given.product(server, user);
    expectSuccess(await add(kind, id, ruleInput('A')));
    const conflict = expectProblem(await update(kind, id, 'A', ruleInput('B'), 'old'), 'CONFLICT', 'expectedRevision');
    expect(conflict).toMatchObject({ by: user.email, at: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(await listed(kind, id)).toMatchObject([{ code: 'A' }]);
  });

  test('refuses invalid input, and codes that do not exist or are of the other kind', async () => {
    const id = await given.product(server, user);
    expectSuccess(await add(otherKind[kind], id, ruleInput('OTHER')));
    expectProblem(await update(kind, id, 'OTHER', ruleInput('OTHER', '[')), 'INVALID', 'input.calculationLogic');
    expectProblem(await update(kind, id, 'OTHER', ruleInput('OTHER')), 'NOT_FOUND', 'code');
    const theirs = await given.product(server, await given.user(server));
    expectProblem(await update(kind, theirs, 'OTHER', ruleInput('OTHER')), 'NOT_FOUND', 'productId');
  });

  test('is refused without a sign-in', async () => {
    const document = `mutation { update${kind}Code(productId: { plan: "p", type: "t" }, code: "A",
      input: { code: "A", name: "A", calculationLogic: "1" }) ${envelope} }`;
    expect(await server.post(document)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe.each(kinds)('remove%sCode', (kind) => {
  test('removes only that code', async () => {
    const id = await given.product(server, user);
    for (const code of ['A_B', 'AXB', 'A%']) expectSuccess(await add(kind, id, ruleInput(code)));
    const [first] = await listed(kind, id);
    expectSuccess(await remove(kind, id, 'A_B', first?.revision));
    expect(await listed(kind, id)).toMatchObject([{ code: 'AXB' }, { code: 'A%' }]);
    expectSuccess(await remove(kind, id, 'A%'));
    expect(await listed(kind, id)).toMatchObject([{ code: 'AXB' }]);
  });

  test('reports the sentence of a problem with its values', async () => {
    const id = await given.product(server, user);
    const document = `mutation ($id: productIdInput!) {
      remove${kind}Code(productId: $id, code: "NONE") { errors_2 { message reason paramsJsonString } } }`;
    const word = kind.toLowerCase();
    expect(payloadOf(await server.as(user).post(document, { id }))['errors_2']).toEqual([
      {
        message: `The product has no ${word} code NONE.`,
        reason: 'CODE_UNKNOWN',
        paramsJsonString: `{"kind":{"reason":"${word}"},"code":"NONE"}`,
      },
    ]);
  });

  test('refuses an old revision, and codes that do not exist or are of the other kind', async () => {
    const id = await given.product(server, user);
    expectSuccess(await add(kind, id, ruleInput('A')));
    expectSuccess(await add(otherKind[kind], id, ruleInput('OTHER')));
    expectProblem(await remove(kind, id, 'A', 'old'), 'CONFLICT', 'expectedRevision');
    for (const code of ['OTHER', 'MISSING']) expectProblem(await remove(kind, id, code), 'NOT_FOUND', 'code');
    const theirs = await given.product(server, await given.user(server));
    expectProblem(await remove(kind, theirs, 'A'), 'NOT_FOUND', 'productId');
    expect(await listed(kind, id)).toMatchObject([{ code: 'A' }]);
  });

  test('is refused without a sign-in', async () => {
    const document = `mutation { remove${kind}Code(productId: { plan: "p", type: "t" }, code: "A") ${envelope} }`;
    expect(await server.post(document)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('the codes of products', () => {
  test.each([
    '%_\\',
    "'; drop table code_rules; --",
    '早鳥優惠',
    '👩‍👩‍👧',
    '__proto__',
    'a|b/c',
    '‮ABC',
    'ear ly',
    'Early',
    'x'.repeat(100),
  ])('may be %j, and are found by exactly that', async (code) => {
    const id = await given.product(server, user);
    for (const each of [code, 'EARLY', 'x'.repeat(99)]) {
      expectSuccess(await add('Discount', id, ruleInput(each)));
    }
    await given.priceLogic(server, { ...user, productId: id, amountLogic: '100' });
    const document = `query ($where: productWhereInput, $codes: [String]) { products_2(where: $where) { list {
        pricing(valuesJsonString: "{}", discountCodes: $codes) { amount discountCodes } } } }`;
    const priced = await server.as(user).post(document, { where: { id_in: [id] }, codes: [code] });
    expect(expectSuccess(priced)).toEqual({ list: [{ pricing: { amount: 90, discountCodes: [code] } }] });
    expectSuccess(await remove('Discount', id, code));
    expect(await listed('Discount', id)).not.toContainEqual(expect.objectContaining({ code }));
    expect(await listed('Discount', id)).toHaveLength(2);
  });

  test('belong to their own product, and are deleted with it', async () => {
    const ids = [
      await given.product(server, { ...user, plan: 'a' }),
      await given.product(server, { ...user, plan: 'b' }),
    ];
    const [a = {}, b = {}] = ids;
    expectSuccess(await add('Discount', a, ruleInput('ONLY_A')));
    expectSuccess(await add('Loading', b, ruleInput('ONLY_B')));
    expect(await codesOf(a, b)).toMatchObject([
      { discountCodes: [{ code: 'ONLY_A' }], loadingCodes: [] },
      { discountCodes: [], loadingCodes: [{ code: 'ONLY_B' }] },
    ]);
    const deletion = `mutation ($id: productIdInput!) { deleteProduct(productId: $id) { status errors } }`;
    expectSuccess(await server.as(user).post(deletion, { id: a }));
    expect(await server.sql`select code from code_rules where tenant_id = ${user.tenantId} and plan = 'a'`).toEqual([]);
  });

  test('update the last change of their product, but not its revision', async () => {
    const id = await given.product(server, user);
    const [before] = await codesOf(id);
    for (const change of [
      () => add('Discount', id, ruleInput('A')),
      () => update('Discount', id, 'A', ruleInput('A')),
      () => remove('Discount', id, 'A'),
    ]) {
      const [earlier] = await codesOf(id);
      server.clock.pass(1000);
      expectSuccess(await change());
      const [later] = await codesOf(id);
      expect(Date.parse(later?.lastModifiedAt ?? '')).toBeGreaterThan(Date.parse(earlier?.lastModifiedAt ?? ''));
      expect(later?.revision).toBe(before?.revision);
    }
  });
});
