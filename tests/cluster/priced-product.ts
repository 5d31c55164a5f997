// A product whose price changes, for tests that look at it from several servers.
import type { Post } from '../kill/writes.ts';

const productId = { plan: 'priced', type: 'travel', version: '1' };

/** Returns an API key that may price it. */
export async function createPricedProduct(post: Post): Promise<string> {
  await post('mutation ($product: createProductInput) { createProduct(product: $product) { productId { plan } } }', {
    product: { productId, name: 'Priced' },
  });
  if (!(await setPrice(post, 1, 'createPriceLogic'))) throw new Error('The product did not get a price.');
  const answer = await post('mutation { created: createApiKey(name: "priced") { key } }', {});
  return String((answer?.['created'] as { key?: string } | undefined)?.key);
}

/** Whether it was acknowledged that the product costs this amount. */
export async function setPrice(
  post: Post,
  amount: number,
  operation: 'createPriceLogic' | 'updatePriceLogic' = 'updatePriceLogic',
): Promise<boolean> {
  const answer = await post(
    `mutation ($productId: productIdInput!, $input: priceLogicInput!) {
      saved: ${operation}(productId: $productId, input: $input) { status } }`,
    { productId, input: { amountLogic: JSON.stringify({ '+': [amount, { var: 'none' }] }), currencyCode: 'HKD' } },
  );
  return (answer?.['saved'] as { status?: string } | undefined)?.status === 'success';
}

/** Undefined if the server does not answer with a price. */
export async function priceAt(url: string, key: string): Promise<number | undefined> {
  const { plan, type, version } = productId;
  const response = await fetch(`${url}/api/v1/products/${plan}/${type}/${version}/price`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ values: { none: 0 } }),
  });
  return ((await response.json()) as { amount?: number }).amount;
}
