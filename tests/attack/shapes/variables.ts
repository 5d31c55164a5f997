// Variables: of every size, depth and wrong type, and invalid limits.
import { graphql, post } from '../attempts.ts';
import type { Attempt, Shape } from '../shape.ts';

const lists: Readonly<Record<string, string>> = {
  products: 'list { name productId { plan } }',
  products_2: 'list { name productId { plan } }',
  policies: 'list { id }',
  cases: 'list { id }',
  transactions: 'list { id }',
  templates: 'list { id }',
  fileListing: 'objectSummaries { fileName }',
};

const limits: Readonly<Record<string, string>> = {
  'not sent': '{}',
  null: '{"l":null}',
  'the largest integer': '{"l":2147483647}',
  'beyond integers': '{"l":4294967296}',
  negative: '{"l":-1}',
  'a text': '{"l":"5"}',
  'a list': '{"l":[1,2]}',
};

const limitShapes: readonly Shape[] = Object.entries(lists).flatMap(([field, selection]) =>
  Object.entries(limits).map(([name, variables]) => ({
    theme: 'variables',
    name: `${field} 20 times with a limit ${name}`,
    by: 'one user' as const,
    make: () => {
      const fields = Array.from({ length: 20 }, (_value, nth) => `a${nth}: ${field}(limit: $l) { ${selection} }`);
      const query = `query ($l: Int) { ${fields.join(' ')} }`;
      return post('/graphql', `{"query":${JSON.stringify(query)},"variables":${variables}}`);
    },
  })),
);

const where = 'query ($x: policyWhereInput, $s: Int) { policies(where: $x, skip: $s, limit: 1) { totalCount } }';
const values = 'query ($x: [keyValueInput]) { products_2(values: $x, limit: 1) { totalCount } }';

function manyIds(count: number): string[] {
  return Array.from({ length: count }, (_value, nth) => `id-${nth}`);
}

const others: Readonly<Record<string, () => Attempt>> = {
  '200,000 ids': () => graphql(where, { x: { id_in: manyIds(200_000) } }),
  '50,000 filters side by side': () => graphql(where, { x: { or: manyIds(50_000).map((id) => ({ id })) } }),
  'a text of 7 MB': () => graphql(where, { x: { id: 'x'.repeat(7_000_000) } }),
  'a skip past the end': () => graphql(where, { s: 2_147_483_647 }),
  'a negative skip': () => graphql(where, { s: -5 }),
  '100,000 values': () => graphql(values, { x: manyIds(100_000).map((key) => ({ key, value: { stringValue: key } })) }),
  'values with keys of the prototype': () =>
    graphql(values, {
      x: ['__proto__', 'constructor', 'toString'].map((key) => ({ key, value: { stringValue: 'a' } })),
    }),
  'numbers past all bounds': () => post('/graphql', `{"query":${JSON.stringify(where)},"variables":{"s":1e400}}`),
  'a number of 100,000 digits': () =>
    post('/graphql', `{"query":${JSON.stringify(where)},"variables":{"s":${'9'.repeat(100_000)}}}`),
  '60,000 names that nobody declared': () =>
    graphql('{ __typename }', Object.fromEntries(manyIds(60_000).map((id) => [id, 1]))),
  'invalid times': () => graphql(where, { x: { createdAt_gt: '9'.repeat(50_000) } }),
  'an unknown enumeration value': () =>
    graphql('query ($x: transactionWhereInput) { transactions(where: $x, limit: 1) { totalCount } }', {
      x: { status: 'x'.repeat(50_000) },
    }),
  'patterns with many signs': () => graphql(where, { x: { description_contains: '%_\\'.repeat(30_000) } }),
  'a file pattern of stars': () =>
    graphql('query ($x: String) { searchFiles(where: { keyPattern: $x }) { fileName } }', { x: '*a'.repeat(500) }),
  'benefits by the thousand': () =>
    graphql('mutation ($p: createProductInput) { createProduct(product: $p) { status } }', {
      p: {
        productId: { plan: 'attack', type: 'attack', version: String(Math.random()) },
        benefitInputs: manyIds(20_000).map((typeId) => ({ typeId })),
      },
    }),
  'texts by the thousand': () =>
    graphql(
      `
        mutation ($l: [upsertL10nInput!]) {
          updateProduct(productId: { plan: "travel_plus", type: "single_trip", version: "2027.1" }, l10n: $l) {
            status
          }
        }
      `,
      { l: manyIds(30_000).map((key) => ({ key, locale: 'en-US', value: 'x' })) },
    ),
};

export const variableShapes: readonly Shape[] = [
  ...limitShapes,
  ...Object.entries(others).map(([name, make]) => ({ theme: 'variables', name, by: 'one user' as const, make })),
];
