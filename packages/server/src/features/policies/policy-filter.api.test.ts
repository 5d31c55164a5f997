// Compares the filter in SQL with a few lines of TypeScript, on random policies and random conditions.
import type { Maybe } from '@coverwright/insurance/maybe';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { policyWhereInput } from '../../graphql/generated/schema-types.ts';
import { expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

const texts = ['', 'A', 'a_b', 'axb', '100%', '\\', '%', '_', "it's", '保單', 'ÄÖ'];
const days = ['2026-01-01', '2026-01-02', '2026-06-30', '2027-01-01'];
const instants = days.flatMap((day) => [`${day}T00:00:00Z`, `${day}T00:00:00+08:00`, `${day}T12:00:00-05:00`]);

const maybe = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: null });

const policies = fc.array(
  fc.record({
    issuerNumber: maybe(texts),
    description: maybe(texts),
    status: maybe(['ISSUED', 'DRAFT', 'CANCELLED']),
    issueDate: maybe(instants),
    startDate: maybe(days),
    endDate: maybe(days),
    createdAt: fc.constantFrom(...instants),
    product: fc.option(
      fc.record({ plan: fc.constantFrom('a_b', 'axb'), type: fc.constantFrom('x', 'y'), version: maybe(['', '1']) }),
      { nil: null },
    ),
  }),
  { minLength: 1, maxLength: 12 },
);

const someOf = <Value>(values: readonly Value[]) => fc.option(fc.array(maybe(values), { maxLength: 3 }), { nil: null });

const condition: fc.Arbitrary<policyWhereInput> = fc.record(
  {
    id: maybe(['p0', 'p1']),
    id_in: someOf(['p0', 'p1', 'p2', 'none']),
    issuerNumber_contains: maybe(texts),
    issuerNumber_in: someOf(texts),
    status_in: someOf(['ISSUED', 'DRAFT']),
    status_not_in: someOf(['ISSUED', 'DRAFT']),
    startDate: maybe(instants),
    startDate_gt: maybe(instants),
    startDate_lt: maybe(instants),
    endDate_gt: maybe(instants),
    endDate_lt: maybe(instants),
    createdAt_gt: maybe(instants),
    createdAt_lt: maybe(instants),
    description_contains: maybe(texts),
    isIssued: maybe([true, false]),
    productId: fc.option(
      fc.record(
        { plan: maybe(['a_b']), plan_contains: maybe(['_', 'B']), type_in: someOf(['x']), version: maybe(['', '1']) },
        { requiredKeys: [] },
      ),
      { nil: null },
    ),
  },
  { requiredKeys: [] },
);

/** One to three of the conditions, with further ones nested: all of them together would match nothing. */
const where = fc.letrec<{ where: policyWhereInput }>((tie) => ({
  where: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    condition.chain((all) =>
      fc.subarray(Object.entries(all), { maxLength: 2 }).map((kept): policyWhereInput => Object.fromEntries(kept)),
    ),
    fc.record(
      {
        and: fc.array(fc.option(tie('where'), { nil: null }), { maxLength: 3 }),
        or: fc.array(fc.option(tie('where'), { nil: null }), { maxLength: 3 }),
      },
      { requiredKeys: [] },
    ),
  ),
})).where;

type Policy = { readonly id: string } & (typeof policies extends fc.Arbitrary<(infer One)[]> ? One : never);
const present = <Value>(list: readonly Maybe<Value>[]) => list.filter((value) => value !== null && value !== undefined);
const time = (instant: string) => new Date(instant).getTime();
const utcDay = (instant: string) => new Date(instant).toISOString().slice(0, 10);

function contains(text: Maybe<string>, part: string): boolean {
  return typeof text === 'string' && text.toLowerCase().includes(part.toLowerCase());
}

function compares(value: Maybe<string>, wanted: string, holds: (a: number, b: number) => boolean): boolean {
  return typeof value === 'string' && holds(time(value), time(wanted));
}

const after = (a: number, b: number) => a > b;
const before = (a: number, b: number) => a < b;

/** By condition name; only called with a value. */
const tests: {
  readonly [Name in keyof policyWhereInput]: (policy: Policy, wanted: NonNullable<policyWhereInput[Name]>) => boolean;
} = {
  and: (policy, inner) => present(inner).every((one) => passes(policy, one)),
  or: (policy, inner) => {
    // An empty condition counts as absent.
    const asked = present(inner).filter((one) => !asksForNothing(one));
    return asked.length === 0 || asked.some((one) => passes(policy, one));
  },
  id: ({ id }, wanted) => id === wanted,
  id_in: ({ id }, wanted) => wanted.includes(id),
  issuerNumber_contains: ({ issuerNumber }, wanted) => contains(issuerNumber, wanted),
  issuerNumber_in: ({ issuerNumber }, wanted) => issuerNumber !== null && wanted.includes(issuerNumber),
  status_in: ({ status }, wanted) => status !== null && wanted.includes(status),
  status_not_in: ({ status }, wanted) => status === null || !wanted.includes(status),
  startDate: ({ startDate }, wanted) => startDate === utcDay(wanted),
  startDate_gt: ({ startDate }, wanted) => compares(startDate, wanted, after),
  startDate_lt: ({ startDate }, wanted) => compares(startDate, wanted, before),
  endDate_gt: ({ endDate }, wanted) => compares(endDate, wanted, after),
  endDate_lt: ({ endDate }, wanted) => compares(endDate, wanted, before),
  createdAt_gt: ({ createdAt }, wanted) => compares(createdAt, wanted, after),
  createdAt_lt: ({ createdAt }, wanted) => compares(createdAt, wanted, before),
  description_contains: ({ description }, wanted) => contains(description, wanted),
  isIssued: ({ issueDate }, wanted) => (issueDate !== null) === wanted,
  productId: ({ product }, { plan, plan_contains, type_in, version }) =>
    (plan === null || plan === undefined || product?.plan === plan) &&
    (plan_contains === null || plan_contains === undefined || contains(product?.plan, plan_contains)) &&
    (type_in === null || type_in === undefined || (product !== null && type_in.includes(product.type))) &&
    (version === null || version === undefined || (product !== null && (product.version ?? '') === version)),
};

function asksForNothing(input: policyWhereInput): boolean {
  return Object.entries(input).every(([name, wanted]) => {
    if (wanted === null || wanted === undefined) return true;
    if (name === 'and' || name === 'or') return present(wanted as Maybe<policyWhereInput>[]).every(asksForNothing);
    return name === 'productId' && Object.values(wanted as object).every((part) => part === null || part === undefined);
  });
}

function passes(policy: Policy, input: policyWhereInput): boolean {
  const holds = (name: keyof policyWhereInput) => {
    const wanted = input[name];
    if (wanted === null || wanted === undefined) return true;
    const holdsFor = tests[name] as ((policy: Policy, wanted: unknown) => boolean) | undefined;
    return holdsFor?.(policy, wanted) === true;
  };
  return (Object.keys(input) as (keyof policyWhereInput)[]).every(holds);
}

async function found(owner: GivenUser, filter: policyWhereInput): Promise<string[]> {
  const query = `query ($where: policyWhereInput) {
    policies(where: $where, sort: { fieldName: "id", type: "ASC" }) { list { id } } }`;
  const result = expectSuccess(await server.as(owner).post(query, { where: filter })) as { list: { id: string }[] };
  return result.list.map(({ id }) => id);
}

test('policies returns the same matches as a plain filter', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(policies, fc.array(where, { minLength: 8, maxLength: 8 }), async (drafts, filters) => {
      const owner = await given.user(server);
      const all = drafts.map((draft, index) => ({ ...draft, id: `p${index}` }));
      await given.imported(server, owner, 'policies', ...all);
      for (const filter of filters) {
        const expected = all.filter((policy) => passes(policy, filter)).map(({ id }) => id);
        expect(await found(owner, filter)).toEqual(expected.toSorted());
      }
    }),
    { numRuns: 25 },
  );
});
