// Calls every operation of the schema as each caller who must receive nothing: anonymous, an ended session, an
// API key, each role without the right, and another tenant that knows all ids. A new operation fails here until
// its expectation is added to testing/access/operations.ts.
import type { GraphQLField } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestOf } from '../testing/access/documents-of.ts';
import { mutations, type OperationAccess, queries } from '../testing/access/operations.ts';
import { giveOwned, missing, type Owned, secretWord, withoutNames } from '../testing/access/owned.ts';
import { expectSuccess } from '../testing/expect-result.ts';
import { given, type GivenUser } from '../testing/given.ts';
import { plainCompiler } from '../testing/plain-compiler.ts';
import { type GraphqlResult, startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { roles, rightsOf } from '../request/rights.ts';
import { templateKinds } from '../template-kinds.ts';
import { visitorKinds } from '../request/context.ts';
import { givenPolicy, visit, visitorApp } from '../testing/visitors.ts';
import { pickFieldsOf } from './schema/audience-fields.ts';
import { createSchema } from '../schema.ts';

/** Also available to users who set up a second factor in order to sign in. */
const enrolling: ReadonlySet<string> = new Set(['beginSecondFactor', 'confirmSecondFactor']);

interface Operation extends OperationAccess {
  readonly root: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
}

const schema = createSchema(templateKinds);
const fields = {
  query: schema.getQueryType()?.getFields() ?? {},
  mutation: schema.getMutationType()?.getFields() ?? {},
};
const expectations: Readonly<Record<'query' | 'mutation', Readonly<Record<string, OperationAccess>>>> = {
  query: queries,
  mutation: mutations,
};
const operations: readonly Operation[] = (['query', 'mutation'] as const).flatMap((root) =>
  Object.values(fields[root]).flatMap((field) => {
    const access = expectations[root][field.name];
    return access === undefined ? [] : [{ ...access, root, field }];
  }),
);
const named = operations.map((operation) => [`${operation.root} ${operation.field.name}`, operation] as const);
const ofSessions = named.filter(([, { by }]) => by !== 'everybody');
const ofGuests = named.filter(([, { by, isForGuests }]) => by === 'guest' || isForGuests === true);
const naming = ofSessions.filter(([, operation]) => operation.naming !== undefined);

let server: TestServer;
let owner: GivenUser;
let owned: Owned;
beforeAll(async () => {
  server = await startTestServer({ appCompiler: plainCompiler });
  owner = await given.user(server);
  owned = await giveOwned(server, owner);
});
afterAll(async () => server.close());

function documentOf({ root, field, naming: name }: Operation, things: Owned = owned) {
  return requestOf(root, field, name?.(things) ?? {});
}

async function callAs(user: GivenUser, operation: Operation, things: Owned): Promise<GraphqlResult> {
  const { query, variables } = documentOf(operation, things);
  const result = await server.as(user).post(query, variables);
  // A request that the schema refuses would be refused for everyone, and prove nothing.
  expect(result.errors.map(({ message }) => message).join(), query).not.toMatch(/Cannot query|Variable "\$|Unknown/);
  return result;
}

test.each(['query', 'mutation'] as const)('every %s has an expectation', (root) => {
  expect(Object.keys(fields[root]).toSorted()).toEqual(Object.keys(expectations[root]).toSorted());
});

test.each(named)('%s checks the expected right', (_name, { field, by }) => {
  const access: unknown = field.extensions['access'];
  expect(access).toEqual(enrolling.has(field.name) ? { orEnrolling: by } : by);
});

test('four operations require no sign-in', () => {
  const open = named.filter(([, { by }]) => by === 'everybody').map(([name]) => name);
  expect(open.toSorted()).toEqual([
    'mutation forgotPassword',
    'mutation resetPassword',
    'query refreshToken',
    'query token_2',
  ]);
});

describe('without a session', () => {
  let apiKey: string;
  beforeAll(async () => {
    apiKey = await given.apiKey(server, owner);
  });

  test.each(ofSessions)('%s returns 401 without a sign-in', async (_name, operation) => {
    const { query, variables } = documentOf(operation);
    expectRefused(await server.post(query, variables));
  });

  test.each(ofSessions)('%s returns 401 for an API key', async (_name, operation) => {
    const { query, variables } = documentOf(operation);
    expectRefused(await server.post(query, variables, { 'x-api-key': apiKey }));
  });

  test.each(ofSessions)('%s returns 401 for a session that has ended', async (_name, operation) => {
    const { headers, post } = server.as(owner);
    const token = await headers();
    expectSuccess(await post('mutation { logout { status errors } }'));
    const { query, variables } = documentOf(operation);
    expectRefused(await server.post(query, variables, token));
  });
});

function expectRefused(result: GraphqlResult): void {
  expect(result).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(result.data ?? null).toBeNull();
}

const forbidden = 'FORBIDDEN You are not authorized';

describe('a guest', () => {
  const guestSchema = pickFieldsOf('guests', schema);
  const guestFields = {
    query: guestSchema.getQueryType()?.getFields() ?? {},
    mutation: guestSchema.getMutationType()?.getFields() ?? {},
  };
  let guest: ReturnType<TestServer['asGuest']>;
  let before: string;
  beforeAll(async () => {
    guest = server.asGuest(given.liveApp(server, owner));
    before = await ownersRows();
    await server.sql`analyze`;
  });

  test('may call exactly the expected operations', () => {
    const open = (['query', 'mutation'] as const).flatMap((root) =>
      Object.keys(guestFields[root]).map((name) => `${root} ${name}`),
    );
    expect(open.toSorted()).toEqual(ofGuests.map(([name]) => name).toSorted());
  });

  test.each(ofSessions.filter((one) => !ofGuests.includes(one)))('may not call %s', async (_name, operation) => {
    const { query, variables } = documentOf(operation);
    const result = await guest.post(query, variables);
    expect(result).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(result.errors.map(({ message }) => message)).toEqual(['You are not authorized']);
    expect(result.data ?? null).toBeNull();
    expect(await ownersRows()).toEqual(before);
  });

  test.each(ofGuests)('may call %s, but sees only what its app sells', async (_name, operation) => {
    const field = guestFields[operation.root][operation.field.name];
    if (field === undefined) throw new Error(`${operation.field.name} is not open to guests.`);
    const { query, variables } = requestOf(operation.root, field, operation.naming?.(owned) ?? {});
    const result = await guest.post(query, variables);
    expect(result.status).toBe(200);
    expect(codesOf(result)).not.toContain(forbidden);
    expect(JSON.stringify([result.data, result.errors])).not.toContain(secretWord);
  });

  test.each(ofGuests)('can only read the marked fields of %s', async (_name, operation) => {
    const { query, variables } = documentOf(operation);
    const whole = requestOf(operation.root, guestFields[operation.root][operation.field.name] ?? operation.field, {});
    if (query === whole.query) return;
    const result = await guest.post(query, variables);
    expect(result.data ?? null).toBeNull();
    expect(result.errors.length).toBeGreaterThan(0);
  });
});

/** For an app of another tenant: seeing anything of the owner's would be a leak. */
describe.each(visitorKinds)('a visitor of the kind %s', (kind) => {
  const part = pickFieldsOf(kind, schema);
  const partFields = {
    query: part.getQueryType()?.getFields() ?? {},
    mutation: part.getMutationType()?.getFields() ?? {},
  };
  const theirs = named.filter(([, { isFor }]) => isFor?.includes(kind));
  let post: Awaited<ReturnType<typeof visit>>['post'];
  let before: string;
  beforeAll(async () => {
    const user = await given.user(server);
    before = await ownersRows();
    await givenPolicy(server, user, { id: 'own', email: user.email });
    ({ post } = await visit(server, visitorApp(server, { ...user, kind }), user.email));
  });

  test('may call exactly the expected operations', () => {
    const open = (['query', 'mutation'] as const).flatMap((root) =>
      Object.keys(partFields[root]).map((name) => `${root} ${name}`),
    );
    expect(open.toSorted()).toEqual(theirs.map(([name]) => name).toSorted());
  });

  test.each(ofSessions.filter((one) => !theirs.includes(one)))('may not call %s', async (_name, operation) => {
    const { query, variables } = documentOf(operation);
    const result = await post(query, variables);
    expect(result).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(result.data ?? null).toBeNull();
  });

  const ending = 'mutation endVisitorSession';
  test.each(theirs.filter(([name]) => name !== ending))(
    'may call %s, and sees nothing of others',
    async (_name, operation) => {
      const field = partFields[operation.root][operation.field.name];
      if (field === undefined) throw new Error(`${operation.field.name} is not open to ${kind}.`);
      const { query, variables } = requestOf(operation.root, field, operation.naming?.(owned) ?? {});
      const result = await post(query, variables);
      expect(result.status).toBe(200);
      expect(codesOf(result)).not.toContain(forbidden);
      expect(JSON.stringify([result.data, result.errors])).not.toContain(secretWord);
    },
  );

  test('has changed nothing of the owner', async () => {
    expect(await ownersRows()).toEqual(before);
  });
});

describe.each(roles)('the role %s', (role) => {
  let user: GivenUser;
  let before: string;
  beforeAll(async () => {
    user = await given.user(server, { tenantId: owner.tenantId, role });
    before = await ownersRows();
  });
  const mayNot = (right: OperationAccess['by'] | undefined) =>
    right === 'guest' ||
    right === 'visitor' ||
    (right !== undefined && right !== 'everybody' && !rightsOf(role).has(right));
  const isForbidden = ([, { by, andBy }]: (typeof named)[number]) => mayNot(by) || mayNot(andBy);

  test.each(ofSessions.filter(isForbidden))('may not call %s', async (_name, operation) => {
    expect(codesOf(await callAs(user, operation, owned))).toEqual([forbidden]);
  });

  test('has changed nothing of the owner by forbidden operations', async () => {
    expect(await ownersRows()).toEqual(before);
  });

  test.each(ofSessions.filter((one) => !isForbidden(one)))('may call %s', async (_name, operation) => {
    expect(codesOf(await callAs(user, operation, missing()))).not.toContain(forbidden);
  });
});

/** The codes of errors, or of the failure that the operation returns. */
function codesOf({ data, errors }: GraphqlResult): string[] {
  const [payload] = Object.values(data ?? {}) as ({ errors_2?: { code: string; message: string }[] | null } | null)[];
  const problems = payload?.errors_2?.map(({ code, message }) => `${code} ${message}`) ?? [];
  return [...problems, ...errors.map(({ message, extensions }) => `${extensions?.code} ${message}`)];
}

describe('another tenant', () => {
  let before: string;
  beforeAll(async () => {
    before = await ownersRows();
  });

  test.each(naming)("%s responds to another tenant's ids like to ids that do not exist", async (_name, operation) => {
    const nothing = missing();
    const answer = await callAs(await given.user(server), operation, owned);
    const expected = await callAs(await given.user(server), operation, nothing);
    expect(JSON.stringify([answer.data, answer.errors])).not.toContain(secretWord);
    expect(compared(answer, owned)).toBe(compared(expected, nothing));
    expect(await ownersRows()).toEqual(before);
  });

  test.each(ofSessions.filter(([, { root }]) => root === 'query'))(
    '%s shows nothing of it',
    async (_name, operation) => {
      const { query, variables } = requestOf('query', operation.field, {});
      const answer = await server.as(await given.user(server)).post(query, variables);
      const text = JSON.stringify([answer.data, answer.errors]);
      expect(text).not.toContain(secretWord);
      expect(text).not.toContain(owner.tenantId);
    },
  );
});

/** Otherwise the test above would also pass for wrong ids. */
describe('the owner', () => {
  const telling = naming.filter(([, { by, isSilent }]) => isSilent !== true && by !== 'guest' && by !== 'visitor');

  test.each(telling)('%s returns a different response to its owner', async (_name, operation) => {
    // A query does not change what it reads.
    const user = operation.root === 'query' ? owner : await given.user(server);
    const things = operation.root === 'query' ? owned : await giveOwned(server, user);
    const nothing = missing();
    const answer = await callAs(user, operation, things);
    const expected = await callAs(await given.user(server), operation, nothing);
    expect(compared(answer, things)).not.toBe(compared(expected, nothing));
  });
});

/** The response without the ids and everything that differs between calls. */
function compared({ data, errors }: GraphqlResult, things: Owned): string {
  const text = withoutNames([data, errors.map(({ message, extensions }) => [message, extensions?.code])], things);
  return text.replaceAll(/"revision":"[^"]*"/g, '').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>');
}

/** All rows of the owner in every table, except for sessions, which these tests also open. */
async function ownersRows(): Promise<string> {
  const tables = await server.sql`
    select relname, query_to_xml(
      format('select * from %s as one where tenant_id = %L order by one::text', pg_class.oid::regclass, ${owner.tenantId}::text), true, false, '')::text
    from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'tenant_id'
    where relkind = 'r' and relname <> 'sessions' order by 1`;
  const rows = JSON.stringify(tables);
  expect(rows).toContain(secretWord);
  return rows;
}
