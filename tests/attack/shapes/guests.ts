// Requests of visitors of an app, who have a token that anybody can get.
import { gzipSync } from 'node:zlib';
import { get, graphql, post, upload } from '../attempts.ts';
import type { Attempt, HttpAttempt, Shape, Target } from '../shape.ts';
import { appHost, at } from './app-hosts.ts';

const theme = 'guests';
const mib = 1024 * 1024;

const requestBodies: Readonly<Record<string, () => HttpAttempt>> = {
  'no body': () => post('/guest', ''),
  'a body of 8 MiB': () => post('/guest', `{"a":"${'x'.repeat(8 * mib)}"}`),
  'a gzip bomb': () => post('/guest', gzipSync(Buffer.alloc(16 * mib, ' ')), { 'content-encoding': 'gzip' }),
  brackets: () => post('/guest', '['.repeat(60_000)),
  'a form': () => ({ ...upload('', [{ name: 'file', fileName: 'a.txt', content: 'a' }]), path: '/guest' }),
  'another host by forwarding': () => post('/guest', '{}', { 'x-forwarded-host': 'localhost' }),
  'an origin of elsewhere': () => post('/guest', '{}', { origin: 'https://attacker.example' }),
  'a token of its own': () => post('/guest', '{}', { authorization: `Bearer ${'a'.repeat(3_000)}` }),
};

const tokenRequests: readonly Shape[] = [
  ...Object.entries(requestBodies).map(([name, make]) => ({
    theme,
    name: `a token is requested with ${name}`,
    by: 'nobody' as const,
    mayBeCut: true,
    make: () => at(appHost, make()),
  })),
  {
    theme,
    name: 'a token is requested at the host of the studio',
    by: 'nobody',
    make: () => post('/guest', '{}'),
  },
  {
    theme,
    name: '500 tokens for one address',
    by: 'nobody',
    isFromOneAddress: true,
    times: 500,
    sideBySide: 20,
    make: () => at(appHost, post('/guest', '{}')),
  },
  {
    theme,
    name: '500 tokens for as many addresses',
    by: 'nobody',
    times: 500,
    sideBySide: 20,
    make: () => at(appHost, post('/guest', '{}')),
  },
];

const price = '/api/v1/products/travel_plus/single_trip/2027.1/price';
const submit = `mutation ($i: caseInput!) { submitRequest(input: $i) { status errors errors_2 { code } caseNumber } }`;
const caseInput = (more: object = {}) => ({
  idempotencyKey: crypto.randomUUID(),
  productId: { plan: 'travel_plus', type: 'single_trip', version: '2026.2' },
  holder: { name: 'Attacker', email: 'attacker@insurer.test' },
  offer: { valuesJsonString: '{"days":7}' },
  locale: 'en-US',
  ...more,
});

/** Everything that accepts a token. */
const transports: Readonly<Record<string, () => HttpAttempt>> = {
  'an operation of staff': () => graphql('{ tenantSettings { tenantId } }'),
  'a mutation of staff': () => graphql('mutation { createApiKey(name: "a") { status key } }'),
  'a type of staff by a fragment': () =>
    graphql('{ products_2 { ...f } } fragment f on products_2 { list { apps { appId } } }'),
  'the schema': () => graphql('{ __schema { types { name fields { name } } } }'),
  'a price by REST': () => post(price, '{"values":{}}'),
  'a price by REST with the token as a key': () => post(price, '{"values":{}}'),
  'a document by REST': () => post('/api/v1/render/welcome_letter', '{}'),
  'an upload': () => upload('', [{ name: 'file', fileName: 'guest.txt', content: 'a' }]),
  'a private file': () => get('/api/v1/files/claims/CLM-2026-000318/notes.txt'),
  'a private file of another tenant': () => get('/api/v1/files/products/travel/zones.csv?tenantIdIfNoToken=test'),
  'a file of a bucket': () => get('/api/v1/files/logo.png?bucketName=test-documents'),
  '200 lists of products': () =>
    graphql(`{ ${Array.from({ length: 200 }, (_value, nth) => `a${nth}: products_2 { list { name } }`).join(' ')} }`),
  'a product with everything, without a limit': () =>
    graphql(
      '{ products_2 { list { name benefitGraph { typeId children { typeId children { typeId options { typeId } } } } } } }',
    ),
  'values of 60 KiB': () =>
    graphql('query ($v: String) { products_2(valuesJsonString: $v) { list { pricing { amount } } } }', {
      v: JSON.stringify({ a: 'x'.repeat(60_000) }),
    }),
  'values that are nested': () =>
    graphql('query ($v: String) { products_2(valuesJsonString: $v) { list { pricing { amount } } } }', {
      v: '['.repeat(20_000) + ']'.repeat(20_000),
    }),
  'a request of 8 MB': () => graphql(submit, { i: caseInput({ offer: { valuesJsonString: 'x'.repeat(8_000_000) } }) }),
  'a request of 60 KiB': () => graphql(submit, { i: caseInput({ offer: { valuesJsonString: 'x'.repeat(60_000) } }) }),
  'a request with 2,000 facts': () =>
    graphql(submit, {
      i: caseInput({
        facts: Array.from({ length: 2_000 }, (_value, nth) => ({ type: `f${nth}`, valueJsonString: '1' })),
      }),
    }),
  'a request with a name of combining marks': () =>
    graphql(submit, { i: caseInput({ holder: { name: `a${'\u0301'.repeat(20_000)}` } }) }),
  'a request for a product that is not sold': () =>
    graphql(submit, { i: caseInput({ productId: { plan: 'other_tenant', type: 'single_trip', version: '1' } }) }),
  '40 requests in one document': () =>
    graphql(
      `mutation ($i: caseInput!) { ${Array.from({ length: 40 }, (_value, nth) => `a${nth}: submitRequest(input: $i) { status }`).join(' ')} }`,
      { i: caseInput() },
    ),
};

const keyHeader = ({ authorization = '' }: Target) => ({ 'x-api-key': authorization.replace('Bearer ', '') });

function withTarget(name: string, attempt: HttpAttempt, target: Target): HttpAttempt {
  return name.endsWith('as a key') ? { ...attempt, headers: { ...attempt.headers, ...keyHeader(target) } } : attempt;
}

const hosts: Readonly<Record<string, string | undefined>> = {
  'its own host': appHost,
  'the host of the studio': undefined,
  'the host of another app': 'harbour-direct-production.localhost',
};

const used: readonly Shape[] = Object.entries(hosts).flatMap(([where, host]) =>
  Object.entries(transports).map(([name, make]) => ({
    theme,
    name: `${name} with the token of a guest, at ${where}`,
    by: 'a guest' as const,
    mayBeCut: true,
    make: (_nth: number, target: Target): Attempt => {
      const attempt = withTarget(name, make(), target);
      return host === undefined ? attempt : at(host, attempt);
    },
  })),
);

const floods: readonly Shape[] = [
  {
    theme,
    name: '200 requests of one guest at once',
    by: 'a guest',
    isFromOneAddress: true,
    times: 200,
    sideBySide: 20,
    make: () => at(appHost, graphql(submit, { i: caseInput() })),
  },
  {
    theme,
    name: '100 times the same request at once',
    by: 'a guest',
    times: 100,
    sideBySide: 20,
    make: () => at(appHost, graphql(submit, { i: { ...caseInput(), idempotencyKey: 'the same key every time' } })),
  },
  {
    theme,
    name: '300 lists of products of guests at once',
    by: 'a guest',
    times: 300,
    sideBySide: 30,
    make: () => at(appHost, graphql('{ products_2 { list { name pricing { amount } } } }')),
  },
];

export const guestShapes: readonly Shape[] = [...tokenRequests, ...used, ...floods];
