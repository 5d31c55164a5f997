// Requests and results for tests of the REST API, with a separate server per file.
import { afterAll, beforeAll } from 'vitest';
import type { ProductId } from '../features/products/products.service.ts';
import { given, type GivenUser } from './given.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

export interface Answer {
  readonly status: string;
  readonly errors: string[] | null;
  readonly errors_2: { code: string; message: string; path?: string }[] | null;
  readonly [field: string]: unknown;
}

const amountLogic = JSON.stringify({ '*': [{ var: 'trip.days' }, 20] });
const underwritingRules = JSON.stringify({ if: [{ '>': [{ var: 'age' }, 80] }, ['AGE_ABOVE_LIMIT'], []] });

/** Values for a product whose price is 20 per day. */
export function trip(days: unknown): { readonly values: object } {
  return { values: { trip: { days } } };
}

export function productPath({ plan, type, version }: ProductId): string {
  return `/api/v1/products/${[plan, type, version || '-'].map(encodeURIComponent).join('/')}`;
}

interface Parts {
  readonly server: TestServer;
  readonly user: GivenUser;
  /** Contains the key of that user's tenant. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A server with a user and an API key; call it once, at the top of a file. */
export function productApiTests() {
  let parts: Parts | undefined;
  beforeAll(async () => {
    const server = await startTestServer();
    const user = await given.user(server);
    parts = { server, user, headers: { 'x-api-key': await given.apiKey(server, user) } };
  });
  afterAll(async () => parts?.server.close());
  const started = (): Parts => {
    if (parts === undefined) throw new Error('The server of the tests was not started');
    return parts;
  };
  const post = async (url: string, body: unknown, headers = started().headers) => {
    const response = await started().server.http.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.statusCode, headers: response.headers, answer: response.json<Answer>() };
  };
  return {
    get server() {
      return started().server;
    },
    get user() {
      return started().user;
    },
    get headers() {
      return started().headers;
    },
    post,
    priceOf: async (id: ProductId, body: unknown) => post(`${productPath(id)}/price`, body),
    pricedProduct: async ({ logic, ...id }: Partial<ProductId> & { logic?: string } = {}) => {
      const { server, user } = started();
      const productId = await given.product(server, { ...user, ...id, underwritingRules });
      await given.priceLogic(server, { ...user, productId, amountLogic: logic ?? amountLogic });
      return productId;
    },
  };
}
