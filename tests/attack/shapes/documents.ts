// GraphQL documents that are small to send and expensive to process.
import { graphql, post } from '../attempts.ts';
import type { Attempt, Shape } from '../shape.ts';

function times(count: number, make: (nth: number) => string, between = ' '): string {
  return Array.from({ length: count }, (_value, nth) => make(nth)).join(between);
}

const signIn = `token_2(clientId: "coverStudio", tenantId: "test_dev", username: "nobody@insurer.test", password: "x")`;
const megabytes = 'x'.repeat(5_000_000);

const documents: Readonly<Record<string, () => Attempt>> = {
  '1,000 aliases': () => graphql(`{ ${times(1_000, (nth) => `a${nth}: __typename`)} }`),
  '200 aliases of a list': () =>
    graphql(`{ ${times(200, (nth) => `a${nth}: products_2 { list { name productId { plan } } }`)} }`),
  '100 aliases of a sign-in': () => graphql(`{ ${times(100, (nth) => `a${nth}: ${signIn} { error }`)} }`),
  '40 aliases of a mutation of 5 MB': () =>
    graphql(
      `mutation ($v: String!) { ${times(
        40,
        (nth) => `a${nth}: upsertL10n(l10n: { key: "attack${nth}", locale: "en-US", value: $v }) { status errors }`,
      )} }`,
      { v: megabytes },
    ),
  '40 aliases of a template of 5 MB': () =>
    graphql(
      `mutation ($v: String!) { ${times(
        40,
        (nth) => `a${nth}: createSmsTemplate(input: { name: "attack${nth}", bodyLiquid: $v }) { status errors }`,
      )} }`,
      { v: megabytes },
    ),
  '199 aliases of a decision on a key': () =>
    graphql(`mutation { ${times(199, (nth) => `a${nth}: createApiKey(name: "attack") { status errors }`)} }`),
  'a fragment that spreads itself': () => graphql('{ ...a } fragment a on Query { __typename ...a }'),
  'fragments in a circle': () =>
    graphql(`
      {
        ...f0
      }
      ${times(100, (nth) => `fragment f${nth} on Query { ...f${(nth + 1) % 100} }`)}
    `),
  'fragments that double 30 times': () =>
    graphql(`
      {
        ...f0
      }
      ${times(30, (nth) => `fragment f${nth} on Query { ...f${nth + 1} ...f${nth + 1} }`)}
      fragment f30 on Query {
        __typename
      }
    `),
  'doubling fragments of lists': () =>
    graphql(`
      {
        ...f0
      }
      ${times(20, (nth) => `fragment f${nth} on Query { ...f${nth + 1} ...f${nth + 1} }`)}
      fragment f20 on Query {
        policies {
          list {
            id
          }
        }
      }
    `),
  '1,500 fragments unused': () =>
    graphql(`
      {
        __typename
      }
      ${times(1_500, (nth) => `fragment f${nth} on Query { __typename }`)}
    `),
  '3,000 spreads of one fragment': () =>
    graphql(`{ ${times(3_000, () => '...f')} } fragment f on Query { __typename }`),
  '1,000 directives': () => graphql(`{ __typename ${'@include(if: true) '.repeat(1_000)} }`),
  '1,000 unknown directives': () => graphql(`{ __typename ${times(1_000, (nth) => `@d${nth}`)} }`),
  '20,000 tokens': () => graphql(`{ ${'__typename '.repeat(20_000)} }`),
  '9,000 fields of one name': () => graphql(`{ ${'__typename '.repeat(9_000)} }`),
  'fields that contradict each other': () =>
    graphql(`{ ${times(190, (nth) => `a: products_2(limit: ${nth}) { totalCount }`)} }`),
  'contradictions within fragments': () =>
    graphql(`{ ${times(60, (nth) => `...f${nth}`)} } ${times(
      60,
      (nth) => `fragment f${nth} on Query { ${times(60, () => 'products_2 { list { name } }')} }`,
    )}`),
  '900 operations': () => graphql(times(900, (nth) => `query q${nth} { __typename }`)),
  'a name of 49,000 letters': () => graphql(`{ ${'a'.repeat(49_000)} }`),
  'a comment of 49,000 letters': () => graphql(`#${'a'.repeat(49_000)}\n{ __typename }`),
  'a block string of 49,000 lines': () => graphql(`{ a(b: """${'\n  a'.repeat(12_000)}""") }`),
  'escapes without end': () => graphql(`{ a(b: "${'\\u{10FFFF}'.repeat(4_000)}") }`),
  '400 variables': () => graphql(`query (${times(400, (nth) => `$v${nth}: String = "a"`)}) { __typename }`, {}),
  'introspection within introspection': () =>
    graphql(`{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } }`),
  'introspection 100 times': () =>
    graphql(`{ ${times(100, (nth) => `a${nth}: __schema { types { name fields { name args { name } } } }`)} }`),
  'a subscription': () => graphql('subscription { __typename }'),
  'a schema': () => graphql(times(1_000, (nth) => `type A${nth} { a: Int }`)),
  'a batch of 1,000': () => post('/graphql', `[${times(1_000, () => '{"query":"{ __typename }"}', ',')}]`),
  'no query': () => post('/graphql', '{}'),
  'a query that is a number': () => post('/graphql', '{"query":1e999}'),
  'a query that is a list': () => post('/graphql', '{"query":["{ __typename }"]}'),
  'a prototype': () =>
    post('/graphql', '{"query":"{ __typename }","__proto__":{"a":1},"constructor":{"prototype":{}}}'),
  'an operation that is not there': () => post('/graphql', '{"query":"query a { __typename }","operationName":"b"}'),
  'a persisted query': () => post('/graphql', '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"00"}}}'),
  'an empty body': () => post('/graphql', ''),
  'a body of NUL': () => post('/graphql', '\0'.repeat(1_000)),
};

const plain: readonly Shape[] = Object.entries(documents).flatMap(([name, make]) =>
  (['nobody', 'one user'] as const).map((by) => ({
    theme: 'documents',
    name: `${name}, by ${by}`,
    by,
    mayBeCut: by === 'nobody',
    make,
  })),
);

/** 20 KB each, all of them different. */
function distinctDocument(nth: number): Attempt {
  return graphql(`{ a${nth}_${Math.random().toString(36).slice(2)}: __typename ${'z '.repeat(9_900)}}`);
}

function validDocument(nth: number): Attempt {
  return graphql(`{ __typename #${nth}${Math.random()}${'z'.repeat(20_000)}\n}`);
}

export const documentShapes: readonly Shape[] = [
  ...plain,
  ...(['nobody', 'one user'] as const).flatMap((by) => [
    {
      theme: 'documents',
      name: `520 distinct ones of 20 KB, by ${by}`,
      by,
      ...(by === 'nobody' && { wasHole: true as const }),
      times: 520,
      sideBySide: 4,
      make: distinctDocument,
    },
    {
      theme: 'documents',
      name: `520 valid ones of 20 KB, by ${by}`,
      by,
      times: 520,
      sideBySide: 4,
      make: validDocument,
    },
  ]),
];
