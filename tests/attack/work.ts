// The daily work of the other tenant's user, with a check of the response at each step.
import { ask, type Session } from './session.ts';

export interface Step {
  readonly name: string;
  readonly run: () => Promise<void>;
}

export interface Work {
  step(turn: number): Step;
}

const productId = { plan: 'other_tenant', type: 'single_trip', version: '1' };
const perDay = 20;
const envelope = '{ status errors }';

export async function startWork(url: string, session: Session): Promise<Work> {
  const call = (query: string, variables: object = {}) =>
    ask(url, query, variables, { authorization: session.authorization() });
  const apiKey = await prepare(call);
  const steps: Readonly<Record<string, (turn: number) => Promise<void>>> = {
    list: () => listProducts(call),
    save: (turn) => save(call, turn),
    price: (turn) => price(url, apiKey, 1 + (turn % 30)),
    print: () => print(call),
    upload: (turn) => upload(url, session, turn),
  };
  const day = ['list', 'price', 'save', 'price', 'list', 'price', 'upload', 'price', 'list', 'save', 'price', 'print'];
  return {
    step: (turn) => {
      const name = day[turn % day.length] ?? 'list';
      return { name, run: () => steps[name]?.(turn) ?? Promise.resolve() };
    },
  };
}

type Call = (query: string, variables?: object) => Promise<Readonly<Record<string, unknown>>>;

/** A product with a price, and an API key for requesting it; returns the key. */
async function prepare(call: Call): Promise<string> {
  const product = { productId, name: 'Other tenant' };
  await call('mutation ($p: createProductInput) { createProduct(product: $p) { status } }', { p: product });
  const amountLogic = JSON.stringify({ '*': [{ var: 'trip.days' }, perDay] });
  requireSuccess(
    await call(
      `mutation ($p: productIdInput!, $i: priceLogicInput!) { createPriceLogic(productId: $p, input: $i) ${envelope} }`,
      { p: productId, i: { amountLogic } },
    ),
  );
  await release(call);
  const { createApiKey } = await call('mutation { createApiKey(name: "Other tenant") { status errors key } }');
  return (createApiKey as { key: string }).key;
}

/** The demo switches this tenant to releases soon after the start, with everything that it has by then. */
async function release(call: Call): Promise<void> {
  const { plan, type, version } = productId;
  const { createRelease } = await call(
    'mutation ($i: createReleaseInput!) { createRelease(input: $i) { status errors createdStatus { id } } }',
    { i: { name: 'Other tenant', items: [{ kind: 'product', itemId: [plan, version, type].join('|') }] } },
  );
  const { status, errors, createdStatus } = createRelease as Readonly<{
    status: string;
    errors: readonly string[] | null;
    createdStatus: { readonly id: string } | null;
  }>;
  if (status !== 'success' && errors?.some((message) => message.includes('take effect at once')) === true) return;
  requireSuccess({ createRelease });
  requireSuccess(
    await call(
      'mutation ($id: String!) { publishRelease(releaseId: $id, overrideReason: "Urgent") { status errors } }',
      { id: createdStatus?.id },
    ),
  );
}

async function listProducts(call: Call): Promise<void> {
  const { products_2: products } = await call(
    '{ products_2(limit: 50) { totalCount list { name productId { plan type version } insurer { name } revision } } }',
  );
  const { list } = products as { list: readonly unknown[] };
  if (list.length < 2) throw new Error('products are missing from the list');
}

async function save(call: Call, turn: number): Promise<void> {
  const status = `draft ${turn}`;
  const { updateProduct } = await call(
    'mutation ($p: productIdInput!, $i: updateProductInput) { updateProduct(productId: $p, input: $i) { status } }',
    { p: productId, i: { status } },
  );
  if ((updateProduct as { status: string }).status !== status) throw new Error('the save was not made');
}

async function price(url: string, apiKey: string, days: number): Promise<void> {
  const { plan, type, version } = productId;
  const response = await fetch(`${url}/api/v1/products/${plan}/${type}/${version}/price`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify({ values: { trip: { days } } }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text.slice(0, 200));
  if (!text.includes(String(days * perDay))) throw new Error(`the price is wrong: ${text.slice(0, 200)}`);
}

const page = '<h1>Quotation</h1><p>Premium: {{ data.premium }}</p>';

async function print(call: Call): Promise<void> {
  const input = { name: 'data', contentJsonString: '{"premium":420}' };
  const query = `query ($h: String!, $i: templateRenderParametersInput) {
    renderWkhtmltopdf(html: $h, input: $i) { status errors base64 } }`;
  const { renderWkhtmltopdf } = await call(query, { h: page, i: input });
  const { base64, errors } = renderWkhtmltopdf as { base64: string | null; errors: unknown };
  // %PDF-
  if (base64?.startsWith('JVBERi0') !== true) throw new Error(`no document: ${JSON.stringify(errors)}`);
}

async function upload(url: string, session: Session, turn: number): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([`Note ${turn}. `.repeat(400)]), `note-${turn}-${Date.now()}.txt`);
  const response = await fetch(`${url}/api/v1/files`, {
    method: 'POST',
    headers: { authorization: session.authorization() },
    body: form,
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text.slice(0, 200));
}

function requireSuccess(answer: Readonly<Record<string, unknown>>): void {
  for (const result of Object.values(answer)) {
    const { status, errors } = result as { status: string; errors: unknown };
    if (status !== 'success') throw new Error(JSON.stringify(errors));
  }
}
