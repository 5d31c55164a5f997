// Templates whose query requests data that templates may not see.
import { graphql } from '../attempts.ts';
import type { Shape } from '../shape.ts';

const queries: Readonly<Record<string, string>> = {
  'a token': '{ token_2(clientId: "coverStudio", tenantId: "test", username: "a", password: "b") { accessToken } }',
  'a renewed token': '{ refreshToken(clientId: "a", tenantId: "test", refreshToken: "b") { accessToken } }',
  'API keys': '{ apiKeys { id name } }',
  'settings of the tenant': '{ tenantSettings { hosts } }',
  'a draft': '{ templates { list { draft { contentJsonString } } } }',
  'a rendering': '{ renderHtml(html: "x", input: { name: "a" }) { value } }',
  'a document': '{ renderWkhtmltopdf(html: "x", input: { name: "a" }) { base64 } }',
  'an evaluation': '{ evaluateLogic(logic: "1", valuesJsonString: "{}") { status } }',
  'a search of files': '{ searchFiles { fileName } }',
  'its schema': '{ __schema { types { name } } }',
  'a mutation': 'mutation { logout { status } }',
  'a subscription': 'subscription { a }',
  'an alias of a token': '{ policies: token_2(clientId: "a", tenantId: "b", username: "c", password: "d") { error } }',
  'a fragment of a token':
    '{ ...a } fragment a on Query { token_2(clientId: "a", tenantId: "b", username: "c", password: "d") { error } }',
  '19 complete lists': `{ ${Array.from({ length: 19 }, (_value, nth) => `a${nth}: policies { list { id } }`).join(' ')} }`,
  'two queries': 'query a { policies { totalCount } } query b { cases { totalCount } }',
  '3 MB of comments': `{ policies { totalCount } }${`\n#${'x'.repeat(330)}`.repeat(9_000)}`,
  '5 MB of comment': `#${'x'.repeat(5_000_000)}\n{ policies { totalCount } }`,
};

const create = `mutation ($q: String!) { createNotificationTemplate(input: { name: "attack", graphQlQuery: $q }) {
  status errors errors_2 { code } } }`;

export const storedQueryShapes: readonly Shape[] = [
  ...Object.entries(queries).map(([name, q]) => ({
    theme: 'stored queries',
    name: `a template that reads ${name}`,
    by: 'one user' as const,
    make: () => graphql(create, { q }),
  })),
  {
    theme: 'stored queries',
    name: '200 distinct ones of 20 KB',
    by: 'one user',
    times: 200,
    sideBySide: 4,
    make: (nth) => graphql(create, { q: `{ policies { totalCount } } #${nth}${'x'.repeat(20_000)}` }),
  },
];
