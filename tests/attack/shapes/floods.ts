// Many allowed requests in parallel: lists, documents, uploads, sign-ins.
import { graphql, post, upload } from '../attempts.ts';
import type { Shape } from '../shape.ts';

const lists: Readonly<Record<string, string>> = {
  products_2: '{ list { productId { plan type version } name insurer { name } benefitGraph { typeId value } } }',
  policies: '{ list { id status holder { name } facts { type value } } }',
  cases: '{ list { id status name } }',
  transactions: '{ list { id status amount } }',
  templates: '{ list { id name logicalId } }',
  fileListing: '{ objectSummaries { fileName } }',
  searchFiles: '{ fileName }',
};

const listFloods: readonly Shape[] = Object.entries(lists).map(([field, selection]) => ({
  theme: 'lists',
  name: `25 complete lists of ${field} at once`,
  by: 'one user',
  ...(field === 'policies' && { wasHole: true as const }),
  times: 25,
  sideBySide: 25,
  make: () => {
    const fields = Array.from({ length: 15 }, (_value, nth) => `a${nth}: ${field} ${selection}`);
    return graphql(`{ ${fields.join(' ')} }`);
  },
}));

const page = '<h1>{{ title }}</h1>{% for n in (1..40) %}<p>Paragraph {{ n }} of a document.</p>{% endfor %}';
const documents =
  'query ($x: String!) { renderWkhtmltopdf(html: $x, input: { name: "data" }) { status errors errors_2 { code } } }';

const renderFloods: readonly Shape[] = [
  {
    theme: 'renders',
    name: '4 users printing 23 documents each',
    by: 'all users',
    wasHole: true,
    times: 92,
    sideBySide: 92,
    make: () => graphql(documents, { x: page }),
  },
  {
    theme: 'renders',
    name: '40 documents of one user by HTTP',
    by: 'one user',
    times: 40,
    sideBySide: 40,
    make: () => post('/api/v1/render/welcome_letter', '{}'),
  },
  {
    theme: 'renders',
    name: '60 texts of one user',
    by: 'one user',
    times: 60,
    sideBySide: 60,
    make: () =>
      graphql(
        'query ($x: String!) { renderHtml(html: $x, input: { name: "data" }) { status errors errors_2 { code } } }',
        {
          x: '{% for i in (1..30000) %}{{ i | times: 3 | append: "x" }}{% endfor %}',
        },
      ),
  },
];

const signIn = `query ($u: String!, $p: String!) { token_2(clientId: "coverStudio", tenantId: "test_dev", username: $u,
  password: $p) { accessToken error } }`;

const accountFloods: readonly Shape[] = [
  {
    theme: 'sign-ins',
    name: '120 sign-ins to one account',
    by: 'nobody',
    times: 120,
    sideBySide: 8,
    make: (nth) => graphql(signIn, { u: 'admin@coverwright.test', p: `a wrong password ${nth}` }),
  },
  {
    theme: 'sign-ins',
    name: '120 sign-ins to as many accounts',
    by: 'nobody',
    times: 120,
    sideBySide: 8,
    make: (nth) => graphql(signIn, { u: `nobody-${nth}@insurer.test`, p: 'a wrong password' }),
  },
  {
    theme: 'sign-ins',
    name: '60 recovery mails',
    by: 'nobody',
    times: 60,
    sideBySide: 8,
    make: (nth) =>
      graphql(
        `
          mutation ($e: String!) {
            forgotPassword(
              tenantId: "test_dev"
              forgotPasswordInput: { clientId: "coverStudio", email: $e, username: $e }
            ) {
              status
              errors
            }
          }
        `,
        { e: nth % 2 === 0 ? 'admin@coverwright.test' : `nobody-${nth}@insurer.test` },
      ),
  },
  {
    theme: 'sign-ins',
    name: '60 recoveries with a made-up code',
    by: 'nobody',
    times: 60,
    sideBySide: 8,
    make: (nth) =>
      graphql(
        `
          mutation ($c: String!) {
            resetPassword(
              code: $c
              loginId: "admin@coverwright.test"
              tenantId: "test_dev"
              password: "a long enough password"
            ) {
              status
              errors
            }
          }
        `,
        { c: `code-${nth}` },
      ),
  },
  {
    theme: 'sign-ins',
    name: '100 refreshes with a made-up token',
    by: 'nobody',
    times: 100,
    sideBySide: 8,
    make: (nth) =>
      graphql(
        'query ($r: String!) { refreshToken(clientId: "coverStudio", tenantId: "test_dev", refreshToken: $r) { error } }',
        { r: `refresh-${nth}`.repeat(20) },
      ),
  },
  {
    theme: 'sign-ins',
    name: '150 made-up access tokens',
    by: 'nobody',
    times: 150,
    sideBySide: 8,
    make: (nth) => graphql('{ tenantSettings { tenantId } }', {}, { authorization: `Bearer ${toToken(nth)}` }),
  },
  {
    theme: 'sign-ins',
    name: '150 made-up API keys',
    by: 'nobody',
    times: 150,
    sideBySide: 8,
    make: (nth) => post('/api/v1/products/a/b/-/price', '{"values":{}}', { 'x-api-key': `cw_${toToken(nth)}` }),
  },
];

/** As long and as well-formed as a real one, but not signed. */
function toToken(nth: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: `user-${nth}`, tid: 'test', sid: `session-${nth}`, exp: 4_102_444_800 };
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${'A'.repeat(43)}`;
}

const megabyte = 1024 * 1024;

const uploadFloods: readonly Shape[] = [
  {
    theme: 'uploads',
    name: '20 files of 2 MiB at once',
    by: 'one user',
    times: 20,
    sideBySide: 20,
    mayBeCut: true,
    make: (nth) =>
      upload('', [{ name: 'file', fileName: `attack-${nth}-${Math.random()}.txt`, content: 'x'.repeat(2 * megabyte) }]),
  },
  {
    theme: 'uploads',
    name: '30 uploads to one key at once',
    by: 'all users',
    times: 30,
    sideBySide: 30,
    mayBeCut: true,
    make: () =>
      upload('', [{ name: 'file', fileName: `attack-one-${Date.now() >> 12}.txt`, content: 'x'.repeat(1_000) }]),
  },
  {
    theme: 'uploads',
    name: '6 files of 16 MiB at once',
    by: 'all users',
    times: 6,
    sideBySide: 6,
    mayBeCut: true,
    isLong: true,
    make: (nth) =>
      upload('', [{ name: 'file', fileName: `attack-large-${nth}.txt`, content: Buffer.alloc(16 * megabyte, 'x') }]),
  },
  {
    theme: 'uploads',
    name: '40 uploads without a sign-in',
    by: 'nobody',
    times: 40,
    sideBySide: 10,
    mayBeCut: true,
    make: (nth) => upload('', [{ name: 'file', fileName: `attack-${nth}.txt`, content: 'x'.repeat(500_000) }]),
  },
];

const rate: Shape = {
  theme: 'sign-ins',
  name: '300 small requests without a sign-in',
  by: 'nobody',
  times: 300,
  sideBySide: 10,
  make: () => graphql('{ __typename }'),
};

export const floodShapes: readonly Shape[] = [...listFloods, ...renderFloods, ...accountFloods, ...uploadFloods, rate];
