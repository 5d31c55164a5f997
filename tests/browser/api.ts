// Calls to /graphql that set up a story.
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export const demoUser = { username: 'admin@coverwright.test', password: 'coverwright-demo', clientId: 'coverStudio' };

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string }[];
}

export async function call(
  url: string,
  query: string,
  variables: Record<string, unknown>,
  accessToken?: string,
): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(accessToken === undefined ? {} : { Authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as Answer;
  if (answer.errors !== undefined) throw new Error(answer.errors.map((error) => error.message).join(' '));
  return answer.data;
}

export async function signIn(
  url: string,
  tenantId: string,
  user: { readonly username: string; readonly password: string } = demoUser,
): Promise<Tokens> {
  const query = `query ($tenantId: String!, $clientId: String!, $username: String!, $password: String!) {
    token_2(tenantId: $tenantId, clientId: $clientId, username: $username, password: $password) {
      accessToken refreshToken errorDescription
    }
  }`;
  const data = (await call(url, query, { tenantId, ...demoUser, ...user })) as { token_2: Tokens };
  return data.token_2;
}

export interface ProductId {
  readonly plan: string;
  readonly type: string;
  readonly version?: string;
}

/** Plans are random, so that tests do not share products. */
export function newProductId(): ProductId {
  return { plan: `plan_${crypto.randomUUID().slice(0, 8)}`, type: 'travel', version: '1' };
}

export async function createProduct(
  url: string,
  { accessToken }: Tokens,
  productId: ProductId,
  name: string,
): Promise<void> {
  const query = `mutation ($product: createProductInput) { createProduct(product: $product) { productId { plan } } }`;
  await call(url, query, { product: { productId, name } }, accessToken);
}
