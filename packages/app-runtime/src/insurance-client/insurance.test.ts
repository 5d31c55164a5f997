import { expect, test } from 'vitest';
import { type WidgetText, widgetTexts } from '../texts/widget-texts.ts';
import { pathOf } from './endpoints.ts';
import { createInsurance, type Insurance } from './insurance.ts';
import { InsuranceError } from './insurance-error.ts';
import { createTransport, createVisitorTransport } from './transport.ts';
import { createVisitorTokens } from './visitor-token.ts';

interface Call {
  readonly path: string;
  readonly token: string | null;
  readonly operation: string | undefined;
  readonly variables: Record<string, unknown>;
}

type Answer = { readonly status?: number; readonly body: unknown } | 'no connection';

interface Setting {
  /** The answers of /graphql in order; the last one is repeated. */
  readonly answers: readonly Answer[];
  readonly guest?: (count: number) => Answer;
  readonly nowMs?: () => number;
  /** The tab's session storage. */
  readonly storage?: Map<string, string>;
}

/** The client, with a fake network controlled by the test. */
function open({ answers, guest, nowMs = () => 0, storage = new Map() }: Setting): {
  insurance: Insurance;
  calls: Call[];
} {
  const calls: Call[] = [];
  const count = (path: string): number => calls.filter((call) => call.path === path).length;
  const answerTo = (path: string): Answer => {
    if (path !== '/guest') return answers[Math.min(count(path), answers.length) - 1] ?? 'no connection';
    return guest?.(count(path)) ?? { body: { accessToken: `guest-${count(path)}`, expiresAt: '1970-01-01T01:00:00Z' } };
  };
  const network: typeof fetch = async (input, init) => {
    const path = typeof input === 'string' ? input : '';
    const { operationName, variables } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    calls.push({ path, token: new Headers(init?.headers).get('authorization'), operation: operationName, variables });
    const answer = answerTo(path);
    if (answer === 'no connection') throw new TypeError('Failed to fetch');
    const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return new Response(body, { status: answer.status ?? 200 });
  };
  let keys = 0;
  const say = (name: WidgetText) => widgetTexts[name];
  const transport = { endpoints: {}, fetch: network, nowMs, locale: () => 'zh-HK', say };
  const visitorTokens = createVisitorTokens(toStorage(storage), nowMs);
  const insurance = createInsurance({
    send: createTransport(transport),
    sendAsVisitor: createVisitorTransport(transport, visitorTokens),
    visitorTokens,
    endpoints: {},
    newKey: () => `key-${(keys += 1)}`,
    locale: { get: () => 'zh-HK', set: async () => undefined, allowed: ['zh-HK'] },
    text: (key) => key,
    say,
  });
  return { insurance, calls };
}

function toStorage(values: Map<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
  };
}

const travel = { plan: 'single_trip', type: 'travel' };
const priced = {
  body: { data: { products_2: { list: [{ pricing: { amount: 469, formattedPrice: 'HKD 469.00' } }] } } },
};
const refusedToken = {
  body: { errors: [{ message: 'Invalid or expired token', extensions: { code: 'UNAUTHENTICATED' } }] },
};
const submitted = {
  body: {
    data: {
      submitRequest: {
        status: 'success',
        errors_2: null,
        caseNumber: 'R-1',
        price: { amount: 469 },
        decision: 'accept',
      },
    },
  },
};

async function failureOf(promise: Promise<unknown>): Promise<InsuranceError> {
  const failure: unknown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof InsuranceError)) throw new Error(`Not the expected error: ${String(failure)}`);
  return failure;
}

test('requests a price with the values, including the loading codes', async () => {
  const { insurance, calls } = open({ answers: [priced] });
  const price = await insurance.price(travel, { days: 3 }, { discountCodes: ['EARLY'], loadingCodes: ['SKI'] });
  expect(price.formattedPrice).toBe('HKD 469.00');
  expect(calls.at(-1)).toEqual({
    path: '/graphql',
    token: 'Bearer guest-1',
    operation: 'appPrice',
    variables: {
      where: { productId: { ...travel, version: '' } },
      values: '{"days":3,"loadingCodes":["SKI"]}',
      discountCodes: ['EARLY'],
    },
  });
});

test('requests one token for simultaneous calls, and another before it expires', async () => {
  let now = 0;
  const { insurance, calls } = open({ answers: [priced], nowMs: () => now });
  await Promise.all([insurance.price(travel, {}), insurance.price(travel, {})]);
  expect(calls.map(({ path }) => path)).toEqual(['/guest', '/graphql', '/graphql']);
  now = 3_580_000;
  await insurance.price(travel, {});
  expect(calls.at(-1)?.token).toBe('Bearer guest-2');
});

test('renews a token that the server refuses and retries once', async () => {
  const { insurance, calls } = open({ answers: [refusedToken, priced] });
  expect((await insurance.price(travel, {})).amount).toBe(469);
  expect(calls.map(({ path, token }) => [path, token])).toEqual([
    ['/guest', null],
    ['/graphql', 'Bearer guest-1'],
    ['/guest', null],
    ['/graphql', 'Bearer guest-2'],
  ]);
});

test('gives up after the second refusal', async () => {
  const { insurance, calls } = open({ answers: [refusedToken] });
  const failure = await failureOf(insurance.price(travel, {}));
  expect([failure.code, failure.message]).toEqual([
    'UNAUTHENTICATED',
    'Your session has expired. Please reload the page.',
  ]);
  expect(calls).toHaveLength(4);
});

test.each([
  ['NETWORK', 'no connection'],
  ['SERVER', { body: '<html>A proxy</html>', status: 502 }],
  ['SERVER', { body: 'null' }],
  ['BUSY', { body: '', status: 429 }],
  ['SERVER', { body: { data: { products_2: { list: [] } } } }],
] as const)('describes a failure with code %s in words', async (code, answer) => {
  const { insurance } = open({ answers: [answer] });
  const failure = await failureOf(insurance.price(travel, {}));
  expect(failure.code).toBe(code);
  expect(failure.message).not.toBe('');
});

test('reports every server problem with its path', async () => {
  const problems = [
    { code: 'REQUIRED', message: 'Enter a name.', path: 'holder.name' },
    { code: 'INVALID', message: 'Enter an email address.', path: 'holder.email' },
  ];
  const { insurance } = open({
    answers: [{ body: { data: { submitRequest: { status: 'failure', errors: [], errors_2: problems } } } }],
  });
  const failure = await failureOf(insurance.submitRequest({ product: travel, holder: {} }));
  expect(failure.problems).toEqual(problems);
  expect(failure.message).toBe('Enter a name.');
});

test('submits a request once, however often it is submitted at the same time', async () => {
  const { insurance, calls } = open({ answers: [submitted] });
  const request = {
    product: travel,
    holder: { name: 'Ada', telephone: '+852 1234', hkid: 'A123456(3)', note: '' },
    insureds: [{ name: 'Bob', facts: { smoker: false } }],
    facts: { days: 3 },
    offer: { values: { days: 3 }, discountCodes: ['EARLY'], loadingCodes: ['SKI'] },
    message: 'Please call me.',
  };
  const [first, second] = await Promise.all([
    insurance.submitRequest(request),
    insurance.submitRequest({ ...request }),
  ]);
  expect([first, second]).toEqual([
    { caseNumber: 'R-1', price: { amount: 469 }, decision: 'accept', outcome: null, rejectionCodes: [] },
    { caseNumber: 'R-1', price: { amount: 469 }, decision: 'accept', outcome: null, rejectionCodes: [] },
  ]);
  expect(calls.filter(({ operation }) => operation === 'submitRequest')).toHaveLength(1);
  expect(calls.at(-1)?.variables).toEqual({
    input: {
      productId: { ...travel, version: '' },
      holder: {
        name: 'Ada',
        telephoneNumber: '+852 1234',
        facts: [{ type: 'hkid', valueJsonString: '"A123456(3)"' }],
      },
      insureds: [{ name: 'Bob', facts: [{ type: 'smoker', valueJsonString: 'false' }] }],
      facts: [
        { type: 'days', valueJsonString: '3' },
        { type: 'message', valueJsonString: '"Please call me."' },
      ],
      offer: { valuesJsonString: '{"days":3,"loadingCodes":["SKI"]}', discountCodes: ['EARLY'] },
      idempotencyKey: 'key-1',
      locale: 'zh-HK',
    },
  });
});

test('resends the same content under the same key after a lost connection, and changed content under another', async () => {
  const { insurance, calls } = open({ answers: ['no connection', submitted] });
  const request = { product: travel, holder: { name: 'Ada' } };
  expect((await failureOf(insurance.submitRequest(request))).code).toBe('NETWORK');
  await insurance.submitRequest(request);
  await insurance.submitRequest({ ...request, message: 'Please call me.' });
  await insurance.submitRequest({ ...request, idempotencyKey: 'own' });
  const keys = calls
    .filter(({ operation }) => operation === 'submitRequest')
    .map(({ variables }) => Reflect.get(Object(variables['input']), 'idempotencyKey'));
  expect(keys).toEqual(['key-1', 'key-1', 'key-2', 'own']);
});

test('returns the decision, and throws an error with the reasons if there is none', async () => {
  const decision = (content: object) => ({
    body: { data: { products_2: { list: [{ underwritingDecision: content }] } } },
  });
  const { insurance } = open({
    answers: [
      decision({ status: 'success', decision: 'decline', outcome: 'refer', rejectionCodes: ['REFER_AGE', 7] }),
      decision({ status: 'failure', decision: null, errors_2: [{ code: 'REQUIRED', message: 'The age is missing.' }] }),
    ],
  });
  expect(await insurance.underwrite(travel, {})).toEqual({
    decision: 'decline',
    outcome: 'refer',
    rejectionCodes: ['REFER_AGE'],
  });
  expect((await failureOf(insurance.underwrite(travel, {}))).code).toBe('REQUIRED');
});

test('opens a session only when it is needed, and reports if it cannot', async () => {
  const { insurance, calls } = open({ answers: [priced], guest: () => ({ status: 429, body: {} }) });
  expect(calls).toEqual([]);
  expect((await failureOf(insurance.products())).code).toBe('BUSY');
  expect((await failureOf(open({ answers: [priced], guest: () => ({ body: {} }) }).insurance.products())).code).toBe(
    'SERVER',
  );
});

test('returns a PDF as a file, and encodes file names in URLs', async () => {
  const { insurance } = open({
    answers: [{ body: { data: { renderWkhtmltopdfTemplate: { status: 'success', base64: 'JVBERg==' } } } }],
  });
  const pdf = await insurance.document('T1', { name: 'Ada' });
  expect([pdf.type, await pdf.text()]).toEqual(['application/pdf', '%PDF']);
  expect(insurance.fileUrl('logos/a b#.png')).toBe('/api/v1/files/logos/a%20b%23.png');
});

test('sends the token to no other host, whatever the configuration contains', () => {
  for (const address of [
    'https://evil.example/graphql',
    '//evil.example',
    '/\\evil.example',
    'graphql',
    '',
    7,
    undefined,
  ]) {
    expect(pathOf({ graphql: address }, 'graphql')).toBe('/graphql');
  }
  expect(pathOf({ graphql: '/preview/7/graphql' }, 'graphql')).toBe('/preview/7/graphql');
});

const opened = {
  body: {
    data: {
      openVisitorSession: { status: 'success', errors_2: null, accessToken: 'v-1', expiresAt: '1970-01-01T08:00:00Z' },
    },
  },
};
const noPolicies = { body: { data: { visitorPolicies: { totalCount: 0, list: [] } } } };

test('a visitor signs in, reads with their own token, and is a guest again after signing out', async () => {
  const sent = { body: { data: { sendSignInLink: { status: 'success', errors_2: null } } } };
  const list = { body: { data: { visitorPolicies: { totalCount: 3, list: [{ id: 'p' }] } } } };
  const ended = { body: { data: { endVisitorSession: { status: 'success' } } } };
  const storage = new Map<string, string>();
  const { insurance, calls } = open({ answers: [sent, opened, list, ended], storage });
  expect(insurance.isSignedIn()).toBe(false);
  await insurance.signIn('chan@customer.test');
  await insurance.openLink('code');
  expect(insurance.isSignedIn()).toBe(true);
  expect(await insurance.policies({ search: 'TP', limit: 5 })).toEqual({ totalCount: 3, list: [{ id: 'p' }] });
  await insurance.signOut();
  expect(insurance.isSignedIn()).toBe(false);
  expect(storage.size).toBe(0);
  expect(calls.map(({ operation, token, variables }) => [operation, token, variables])).toEqual([
    [undefined, null, undefined],
    ['appSignIn', 'Bearer guest-1', { email: 'chan@customer.test' }],
    ['appOpenLink', 'Bearer guest-1', { code: 'code' }],
    ['appPolicies', 'Bearer v-1', { search: 'TP', limit: 5 }],
    ['appSignOut', 'Bearer v-1', {}],
  ]);
});

test('a visitor stays signed in after a reload of the tab, until the token expires', async () => {
  let now = 0;
  const storage = new Map<string, string>();
  await open({ answers: [opened], storage }).insurance.openLink('code');
  const { insurance } = open({ answers: [noPolicies], storage, nowMs: () => now });
  expect(await insurance.policies()).toEqual({ totalCount: 0, list: [] });
  now = 8 * 3_600_000;
  expect((await failureOf(insurance.policies())).code).toBe('UNAUTHENTICATED');
  expect(storage.size).toBe(0);
});

test('a visitor whose token the server rejects is signed out, and no call is repeated as a guest', async () => {
  const { insurance, calls } = open({ answers: [opened, refusedToken] });
  await insurance.openLink('code');
  expect((await failureOf(insurance.policy('p'))).code).toBe('UNAUTHENTICATED');
  expect(insurance.isSignedIn()).toBe(false);
  expect((await failureOf(insurance.policy('p'))).code).toBe('UNAUTHENTICATED');
  expect(calls.filter(({ operation }) => operation === 'appPolicy')).toHaveLength(1);
});

test('signing out deletes the token from the tab even if the server cannot be reached', async () => {
  const { insurance } = open({ answers: [opened, 'no connection'] });
  await insurance.openLink('code');
  expect((await failureOf(insurance.signOut())).code).toBe('NETWORK');
  expect(insurance.isSignedIn()).toBe(false);
});

test.each(['', 'null', '{"token":1}', 'no JSON'])(
  'what else lies in the storage of the tab is no token: %s',
  (text) => {
    const { insurance } = open({ answers: [], storage: new Map([['coverwright.visitor', text]]) });
    expect(insurance.isSignedIn()).toBe(false);
  },
);

test('a tab without storage retains the token as long as the page is open', () => {
  const refuse = (): never => {
    throw new DOMException('Refused', 'SecurityError');
  };
  const tokens = createVisitorTokens({ getItem: refuse, setItem: refuse, removeItem: refuse }, () => 0);
  tokens.set('v-1', '1970-01-01T08:00:00Z');
  expect(tokens.get()).toBe('v-1');
  tokens.clear();
  expect(tokens.get()).toBeUndefined();
});

test('a policy document is a PDF, and a refusal includes the reason', async () => {
  const printed = {
    body: { data: { visitorDocument: { status: 'success', errors_2: null, base64: btoa('%PDF-1.7') } } },
  };
  const problem = { code: 'NOT_FOUND', message: 'The policy was not found.', path: 'policyId' };
  const refused = { body: { data: { visitorDocument: { status: 'failure', errors_2: [problem] } } } };
  const { insurance } = open({ answers: [opened, printed, refused] });
  await insurance.openLink('code');
  const pdf = await insurance.policyDocument('p', 'schedule');
  expect([pdf.type, await pdf.text()]).toEqual(['application/pdf', '%PDF-1.7']);
  expect((await failureOf(insurance.policyDocument('p', 'schedule'))).problems).toEqual([problem]);
});
