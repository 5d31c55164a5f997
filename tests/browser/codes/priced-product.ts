// A product with a price and codes, created through the API before a story starts, and its current price.
import { call, createProduct, type ProductId, type Tokens } from '../api.ts';

export async function createPricedProduct(
  url: string,
  tokens: Tokens,
  productId: ProductId,
  amountLogic: string,
): Promise<void> {
  await createProduct(url, tokens, productId, 'Priced');
  await createPrice(url, tokens, productId, amountLogic);
}

export async function createPrice(
  url: string,
  { accessToken }: Tokens,
  productId: ProductId,
  amountLogic: string,
): Promise<void> {
  const query = `mutation ($productId: productIdInput!, $input: priceLogicInput!) {
    createPriceLogic(productId: $productId, input: $input) { status }
  }`;
  await call(url, query, { productId, input: { amountLogic } }, accessToken);
}

interface GivenCode {
  readonly code: string;
  readonly name: string;
  readonly logic: string;
}

const codesInOneCall = 50;

/** Updates the code with that name. */
export async function addCodes(
  url: string,
  { accessToken }: Tokens,
  productId: ProductId,
  kind: 'discount' | 'loading',
  codes: readonly GivenCode[],
  verb: 'add' | 'update' = 'add',
): Promise<void> {
  const field = `${verb}${kind === 'discount' ? 'Discount' : 'Loading'}Code`;
  for (let start = 0; start < codes.length; start += codesInOneCall) {
    const some = codes.slice(start, start + codesInOneCall);
    const names = some.map((_code, index) => `$c${index}: codeRuleInput!`).join(', ');
    const fields = some.map(({ code }, index) => {
      const target = verb === 'update' ? `, code: ${JSON.stringify(code)}` : '';
      return `f${index}: ${field}(productId: $productId${target}, input: $c${index}) { status errors }`;
    });
    const inputs = some.map(({ code, name, logic }, index) => [`c${index}`, { code, name, calculationLogic: logic }]);
    const query = `mutation ($productId: productIdInput!, ${names}) { ${fields.join(' ')} }`;
    const answer = await call(url, query, { productId, ...Object.fromEntries(inputs) }, accessToken);
    const refused = Object.values(answer as Record<string, { status: string; errors: string[] | null }>).find(
      ({ status }) => status !== 'success',
    );
    if (refused) throw new Error(refused.errors?.join(' '));
  }
}

/** As displayed, such as HKD 875.00. */
export async function priceOf(
  url: string,
  { accessToken }: Tokens,
  { plan, type, version }: ProductId,
  values: object,
  discountCodes: readonly string[] = [],
): Promise<string> {
  const query = `query ($where: productWhereInput, $values: String, $discountCodes: [String]) {
    products_2(where: $where) {
      list { pricing(valuesJsonString: $values, discountCodes: $discountCodes) { formattedPrice } }
    }
  }`;
  const where = { productId: { plan, type, version } };
  const variables = { where, values: JSON.stringify(values), discountCodes };
  const answer = (await call(url, query, variables, accessToken)) as {
    products_2: { list: { pricing: { formattedPrice: string } }[] };
  };
  return (answer.products_2.list[0]?.pricing.formattedPrice ?? '').replaceAll('\u00a0', ' ');
}
