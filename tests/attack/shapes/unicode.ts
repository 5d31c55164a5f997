// Hostile texts in every position that accepts a text.
import { get, graphql, inAddress, post, upload } from '../attempts.ts';
import type { Attempt, Shape } from '../shape.ts';

/** Sorting combining marks into canonical order takes time quadratic in their number. */
const shuffledMarks = '\u0315\u0300\u05ae\u0323';

interface HostileText {
  readonly name: string;
  readonly of: (length: number) => string;
}

const hostileTexts: readonly HostileText[] = [
  { name: 'combining marks out of order', of: (length) => `a${shuffledMarks.repeat(length / 4)}` },
  { name: 'letters that expand eighteenfold', of: (length) => '\ufdfa'.repeat(length) },
  { name: 'Hangul in single jamo', of: (length) => '\u1100\u1161\u11a8'.repeat(length / 3) },
  { name: 'joined emoji', of: (length) => '\u{1f469}\u200d\u{1f692}'.repeat(length / 5) },
  { name: 'broken surrogates and NUL', of: (length) => '\ud800\0'.repeat(length / 2) },
  { name: 'overrides of direction', of: (length) => '\u202e\u2066%_\\'.repeat(length / 5) },
];

interface Position {
  readonly name: string;
  readonly by: 'nobody' | 'one user';
  /** The number of characters that transport allows; the server may accept fewer. */
  readonly length: number;
  readonly make: (text: string, nth: number) => Attempt;
}

const signIn = `query ($c: String!, $t: String!, $u: String!, $p: String!) {
  token_2(clientId: $c, tenantId: $t, username: $u, password: $p) { accessToken error } }`;
const known = { c: 'coverStudio', t: 'test_dev', u: 'nobody@insurer.test', p: 'not the password' };

/** Below the number of bytes read without a sign-in, and far above any sensible length. */
const anonymousLength = 15_000;
const longLength = 120_000;
const addressLength = 900;

const anonymous: readonly Position[] = [
  ...(['c', 't', 'u', 'p'] as const).flatMap((field) => [
    at(`token_2 ${field}`, anonymousLength, (text) => graphql(signIn, { ...known, [field]: text })),
    at(`token_2 long ${field}`, longLength, (text) => graphql(signIn, { ...known, [field]: text })),
  ]),
  at('forgotPassword', anonymousLength, (text) =>
    graphql(
      `
        mutation ($t: String!, $e: String!) {
          forgotPassword(tenantId: "test_dev", forgotPasswordInput: { clientId: $t, email: $e, username: $e }) {
            status
            errors
          }
        }
      `,
      { t: text, e: text },
    ),
  ),
  at('resetPassword', anonymousLength, (text) =>
    graphql(
      `
        mutation ($x: String!) {
          resetPassword(code: $x, loginId: $x, password: $x, tenantId: $x) {
            status
            errors
          }
        }
      `,
      { x: text },
    ),
  ),
  at('refreshToken', anonymousLength, (text) =>
    graphql(
      `
        query ($x: String!) {
          refreshToken(clientId: $x, refreshToken: $x, tenantId: $x) {
            error
          }
        }
      `,
      {
        x: text,
      },
    ),
  ),
  at('public file', addressLength, (text) => get(`/api/v1/files/${inAddress(text)}?tenantIdIfNoToken=test_dev`)),
  at('tenant of a public file', addressLength, (text) =>
    get(`/api/v1/files/a.png?tenantIdIfNoToken=${inAddress(text)}&bucketName=${inAddress(text)}`),
  ),
  at('host', addressLength, (text) => get(`/config.json?host=${inAddress(text)}`)),
  at('API key', addressLength, (text) =>
    post('/api/v1/products/a/b/-/price', '{"values":{}}', { 'x-api-key': inAddress(text) }),
  ),
  at('token', addressLength, (text) => get('/api/v1/files/a', { authorization: `Bearer ${inAddress(text)}` })),
  at('studio page', addressLength, (text) => get(`/products/${inAddress(text)}`)),
];

function at(name: string, length: number, make: Position['make']): Position {
  return { name, by: 'nobody', length, make };
}

function mutation(field: string): Position {
  const call = `mutation ($x: String!) { ${field} }`;
  return { name: field.slice(0, 40), by: 'one user', length: longLength, make: (text) => graphql(call, { x: text }) };
}

function query(field: string): Position {
  const call = `query ($x: String!) { ${field} }`;
  return { name: field.slice(0, 40), by: 'one user', length: longLength, make: (text) => graphql(call, { x: text }) };
}

const envelope = '{ status errors errors_2 { code } }';
const productId = 'productId: { plan: "travel_plus", type: "single_trip", version: "2027.1" }';

const signedIn: readonly Position[] = [
  mutation(`changePassword(changePasswordInput: { currentPassword: $x, newPassword: $x }) ${envelope}`),
  mutation(`createFolder(key: $x) ${envelope}`),
  mutation(`deleteFolder(key: $x) ${envelope}`),
  mutation(`moveFile(key: $x, newKey: $x) ${envelope}`),
  mutation(`deleteFile(key: $x) ${envelope}`),
  mutation(`setFileAcl(key: $x, isPublic: false, bucketName: $x) ${envelope}`),
  mutation(`addDiscountCode(${productId}, input: { code: $x, name: $x, calculationLogic: "1" }) ${envelope}`),
  mutation(`removeLoadingCode(${productId}, code: $x) ${envelope}`),
  mutation(`createDynamicTemplate(input: { name: $x, logicalId: $x, tags: [$x] }) ${envelope}`),
  mutation(`createProduct(product: { productId: { plan: $x, type: $x, version: $x } }) { status }`),
  mutation(`upsertL10n(l10n: { key: $x, locale: $x, value: $x }) ${envelope}`),
  mutation(`deleteAllL10n(key: $x) ${envelope}`),
  mutation(`createApiKey(name: $x) ${envelope}`),
  mutation(`addHostToTenantSettings(host: $x) ${envelope}`),
  mutation(`removeBenefit(${productId}, typeId: $x, optionKey: $x) ${envelope}`),
  mutation(`createPriceLogic(${productId}, input: { amountLogic: $x }) ${envelope}`),
  query(`fileListing(prefix: $x, filename_contains: $x, limit: 5) { continuationToken }`),
  query(`searchFiles(where: { keyPattern: $x }) { fileName }`),
  query(`products_2(where: { name_contains: $x }, limit: 5) { totalCount }`),
  query(`products_2(where: { productId: { plan_contains: $x } }, limit: 5) { totalCount }`),
  query(`policies(where: { description_contains: $x }, limit: 5) { totalCount }`),
  query(`policies(limit: 5, sort: { fieldName: $x, type: $x }) { totalCount }`),
  query(`templates(where: { name_contains: $x, logicalId: $x }, limit: 5) { totalCount }`),
  query(`evaluateLogic(logic: $x, valuesJsonString: $x) ${envelope}`),
  query(`renderHtml(html: $x, input: { name: "data" }) ${envelope}`),
  query(`renderSms(bodyLiquid: $x, input: { name: $x }) ${envelope}`),
  {
    name: 'picture of a document',
    by: 'one user',
    length: longLength,
    make: (text) =>
      graphql(`query ($x: String!) { renderWkhtmltopdf(html: $x, input: { name: "data" }) ${envelope} }`, {
        x: `<img src="${text}"><img src="/api/v1/files/${text}">`,
      }),
  },
  {
    name: 'key of an upload',
    by: 'one user',
    length: addressLength,
    make: (text) => upload(`/${inAddress(text)}`, [{ name: 'file', fileName: 'note.txt', content: 'A note.' }]),
  },
  {
    name: 'name of an upload',
    by: 'one user',
    length: longLength,
    make: (text) => upload('', [{ name: 'file', fileName: `${text}.txt`, content: 'A note.' }]),
  },
  {
    name: 'codes of a price',
    by: 'one user',
    length: longLength,
    make: (text) =>
      post(
        '/api/v1/products/travel_plus/single_trip/2027.1/price',
        JSON.stringify({ values: {}, discountCodes: [text], loadingCodes: [text] }),
      ),
  },
  {
    name: 'logical id of a rendering',
    by: 'one user',
    length: addressLength,
    make: (text) => post(`/api/v1/render/${inAddress(text)}`, '{}'),
  },
];

/** It took minutes, during which the server answered nothing else. */
const longPassword: Shape = {
  theme: 'unicode',
  name: 'a password of a million combining marks',
  by: 'nobody',
  wasHole: true,
  mayBeCut: true,
  make: () => graphql(signIn, { ...known, p: hostileTexts[0]?.of(1_000_000) ?? '' }),
};

export const unicodeShapes: readonly Shape[] = [
  longPassword,
  ...[...anonymous, ...signedIn].flatMap((position) =>
    hostileTexts.map((hostile) => ({
      theme: 'unicode',
      name: `${hostile.name} as ${position.name}`,
      by: position.by,
      mayBeCut: position.length > anonymousLength,
      make: (nth: number) => position.make(hostile.of(position.length), nth),
    })),
  ),
];
