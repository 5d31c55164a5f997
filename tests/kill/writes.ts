// The operations of the writers, and what must be found of them after a kill.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Post = (query: string, variables: object) => Promise<Record<string, unknown> | undefined>;

export interface Answer {
  /** Whether the server has answered, be it with a refusal that a retry would not change. */
  readonly isAnswered: boolean;
  /** Undefined if there is no answer, or a refusal. */
  readonly data: Record<string, unknown> | undefined;
  /** Why there is no data: the code of the first error, or what happened to the connection. */
  readonly refusal: string | undefined;
}

/** The operations of a signed-in user; undefined and false if the outcome is unknown. */
export interface Session {
  readonly ask: (query: string, variables: object) => Promise<Answer>;
  readonly post: Post;
  readonly upload: (key: string, content: string) => Promise<boolean>;
  readonly download: (key: string) => Promise<string | undefined>;
}

/** A possible value: the acknowledged one, or one that was sent later and never answered. */
export interface Expected {
  readonly values: Set<string>;
}

interface FileEntry {
  readonly content: string;
  isAcknowledged: boolean;
  /** Once this is acknowledged, the file never reappears, and its object is removed from the disk. */
  deletion?: 'sent' | 'acknowledged';
}

export interface Ledger {
  /** Of all of its products, which are therefore read without those of other ledgers. */
  readonly version: string;
  /** Products by plan; an acknowledged one must exist, an unanswered one may. */
  readonly products: Map<string, { isAcknowledged: boolean }>;
  readonly priceLogics: Map<string, Expected>;
  readonly descriptions: Map<string, Expected>;
  /** The value of the first benefit of a plan, and its name, which is saved with it. */
  readonly benefits: Map<string, Expected>;
  /** Files by key, each with its content; an acknowledged one must exist, complete, until its deletion is sent. */
  readonly files: Map<string, FileEntry>;
  acknowledged: number;
}

export function createLedger(version = '1'): Ledger {
  return {
    version,
    products: new Map(),
    priceLogics: new Map(),
    descriptions: new Map(),
    benefits: new Map(),
    files: new Map(),
    acknowledged: 0,
  };
}

export const benefitsPerProduct = 5;
const type = 'kill';
const locale = 'en-US';

export function nameOf(plan: string): string {
  return `Name of ${plan}`;
}

async function createProduct(plan: string, post: Post, ledger: Ledger): Promise<void> {
  const entry = { isAcknowledged: false };
  ledger.products.set(plan, entry);
  const benefitInputs = Array.from({ length: benefitsPerProduct }, (_value, index) => ({
    typeId: `benefit-${index}`,
    isValueInput: false,
    valueJsonString: String(index),
  }));
  const product = { productId: { plan, type, version: ledger.version }, name: nameOf(plan), benefitInputs };
  const answer = await post(
    'mutation ($product: createProductInput) { createProduct(product: $product) { productId { plan } } }',
    { product },
  );
  if (answer?.['createProduct'] !== undefined && answer['createProduct'] !== null) {
    entry.isAcknowledged = true;
    ledger.acknowledged += 1;
  }
}

async function setPriceLogic(plan: string, value: string, post: Post, ledger: Ledger): Promise<void> {
  const operation = ledger.priceLogics.has(plan) ? 'updatePriceLogic' : 'createPriceLogic';
  const variables = { productId: { plan, type, version: ledger.version }, input: { amountLogic: value } };
  const query = `mutation ($productId: productIdInput!, $input: priceLogicInput!) {
    ${operation}(productId: $productId, input: $input) { status }
  }`;
  await record(ledger.priceLogics, plan, value, ledger, () => post(query, variables), operation);
}

async function describeProduct(plan: string, value: string, post: Post, ledger: Ledger): Promise<void> {
  const key = `products-${plan}|${ledger.version}|${type}-description`;
  const query = 'mutation ($l10n: upsertL10nInput) { upsertL10n(l10n: $l10n) { status } }';
  const send = () => post(query, { l10n: { key, locale, value } });
  await record(ledger.descriptions, plan, value, ledger, send, 'upsertL10n');
}

async function updateBenefit(plan: string, value: string, post: Post, ledger: Ledger): Promise<void> {
  const key = `products-${plan}|${ledger.version}|${type}-benefits-benefit-0-name`;
  const variables = {
    productId: { plan, type, version: ledger.version },
    input: { value: { stringValue: value } },
    l10n: [{ key, locale, value }],
  };
  const query = `mutation ($productId: productIdInput!, $input: updateBenefitInput!, $l10n: [upsertL10nInput!]) {
    updateBenefit(productId: $productId, typeId: "benefit-0", input: $input, l10n: $l10n) { status }
  }`;
  await record(ledger.benefits, plan, value, ledger, () => post(query, variables), 'updateBenefit');
}

/** Large enough to be in progress when the kill happens. */
const largeFile = 300_000;

async function uploadFile(key: string, fileLength: number, { upload }: Session, ledger: Ledger): Promise<void> {
  const entry: FileEntry = { content: `${key} `.repeat(fileLength / key.length), isAcknowledged: false };
  ledger.files.set(key, entry);
  if (!(await upload(key, entry.content))) return;
  entry.isAcknowledged = true;
  ledger.acknowledged += 1;
}

async function deleteFile(key: string, { post }: Session, ledger: Ledger): Promise<void> {
  const entry = ledger.files.get(key);
  if (entry?.isAcknowledged !== true) return;
  entry.deletion = 'sent';
  const answer = await post('mutation ($key: String!) { deleteFile(key: $key) { status } }', { key });
  if ((answer?.['deleteFile'] as { status?: string } | undefined)?.status !== 'success') return;
  entry.deletion = 'acknowledged';
  ledger.acknowledged += 1;
}

async function record(
  expectations: Map<string, Expected>,
  key: string,
  value: string,
  ledger: Ledger,
  send: () => ReturnType<Post>,
  operation: string,
): Promise<void> {
  // Before the first one there is nothing, which reads as an empty text.
  const before = expectations.get(key)?.values ?? new Set(['']);
  expectations.set(key, { values: new Set([...before, value]) });
  const answer = (await send())?.[operation] as { status?: string } | undefined;
  if (answer?.status !== 'success') return;
  expectations.set(key, { values: new Set([value]) });
  ledger.acknowledged += 1;
}

/** One writer's endless work on its own records. */
export async function writeUntil(
  isOver: () => boolean,
  writer: string,
  session: Session,
  ledger: Ledger,
  fileLength = largeFile,
): Promise<void> {
  const { post } = session;
  for (let turn = 0; !isOver(); turn += 1) {
    const plan = `${writer}-${turn}`;
    await createProduct(plan, post, ledger);
    await uploadFile(`kill/${writer}/${plan}.txt`, fileLength, session, ledger);
    await uploadFile(`kill/${writer}/${plan}-deleted.txt`, fileLength, session, ledger);
    await deleteFile(`kill/${writer}/${plan}-deleted.txt`, session, ledger);
    if (ledger.products.get(plan)?.isAcknowledged !== true) continue;
    for (let change = 0; change < 3 && !isOver(); change += 1) {
      await setPriceLogic(plan, JSON.stringify({ '+': [turn, change] }), post, ledger);
      await describeProduct(plan, `${plan}-${change}`, post, ledger);
      await updateBenefit(plan, `${plan}-${change}`, post, ledger);
    }
  }
}

interface FoundProduct {
  readonly productId: { plan: string };
  readonly name: string;
  readonly description: string | null;
  readonly benefitGraph: readonly { name: string | null; rawData: string }[] | null;
  readonly pricing: { amountLogic: string } | null;
}

/** Removes the deleted files from the trash, so that their objects are removed too. */
export async function emptyTrash({ post }: Session): Promise<void> {
  for (;;) {
    const answer = await post('{ deletedItems(where: { kind: "file" }, limit: 100) { list { itemId } } }', {});
    const { list } = (answer?.['deletedItems'] ?? { list: [] }) as { list: { itemId: string }[] };
    if (list.length === 0) return;
    const removing = list.map(({ itemId }) =>
      post('mutation ($itemId: String!) { removeDeletedItem(kind: "file", itemId: $itemId) { status } }', { itemId }),
    );
    await Promise.all(removing);
  }
}

/** The number of products whose history is checked after a kill. */
const checkedHistories = 25;

/** The last state of each item is what the item is: a save and its state are one. */
export async function findTornHistories({ post }: Session, { products, version }: Ledger): Promise<string[]> {
  const torn: string[] = [];
  for (const plan of [...products.keys()].slice(-checkedHistories)) {
    const itemId = `${plan}|${version}|${type}`;
    const states = await post(
      'query ($itemId: String!) { itemSnapshots(where: { kind: "product", itemId: $itemId }, limit: 1) { list { number } } }',
      { itemId },
    );
    const [last] = (states?.['itemSnapshots'] as { list: { number: number }[] } | undefined)?.list ?? [];
    if (last === undefined) continue;
    const compared = await post(
      `query ($itemId: String!, $from: Int!) {
        itemDifference(kind: "product", itemId: $itemId, from: $from) { totalCount } }`,
      { itemId, from: last.number },
    );
    const { totalCount } = (compared?.['itemDifference'] ?? { totalCount: -1 }) as { totalCount: number };
    if (totalCount !== 0) torn.push(`${plan} differs from its last state ${last.number} in ${totalCount} places`);
  }
  return torn;
}

/** Every deviation, as a sentence. */
export async function findLosses({ post, download }: Session, ledger: Ledger): Promise<string[]> {
  const answer = await post(
    `{ products_2(where: { productId: { type: "${type}", version: "${ledger.version}" } }) {
      list { productId { plan } name description benefitGraph { name rawData } pricing { amountLogic } }
    } }`,
    {},
  );
  if (answer === undefined) return ['the products could not be read'];
  const { list } = answer['products_2'] as { list: FoundProduct[] };
  const found = new Map(list.map((product) => [product.productId.plan, product]));
  const losses = await findLostFiles(download, ledger);
  for (const [plan, { isAcknowledged }] of ledger.products) {
    const product = found.get(plan);
    if (product === undefined) {
      if (isAcknowledged) losses.push(`${plan} was acknowledged and is not there`);
      continue;
    }
    const benefits = product.benefitGraph?.length ?? 0;
    if (product.name !== nameOf(plan)) losses.push(`${plan} has no name`);
    if (benefits !== benefitsPerProduct) losses.push(`${plan} has ${benefits} of ${benefitsPerProduct} benefits`);
  }
  for (const [plan, { values }] of ledger.priceLogics) {
    const logic = found.get(plan)?.pricing?.amountLogic ?? '';
    if (!values.has(logic)) losses.push(`the price logic of ${plan} is ${logic}`);
  }
  for (const [plan, { values }] of ledger.descriptions) {
    const text = found.get(plan)?.description ?? '';
    if (!values.has(text)) losses.push(`the description of ${plan} is ${text}`);
  }
  for (const [plan, { values }] of ledger.benefits) {
    const { name = null, rawData = '' } = found.get(plan)?.benefitGraph?.[0] ?? {};
    if (!values.has(name ?? '')) losses.push(`the name of the first benefit of ${plan} is ${name}`);
    const isTogether = name === null ? rawData === '0' : rawData === JSON.stringify(name);
    if (!isTogether) losses.push(`the first benefit of ${plan} has the name ${name} and the value ${rawData}`);
  }
  return losses;
}

async function findLostFiles(download: Session['download'], { files }: Ledger): Promise<string[]> {
  const losses: string[] = [];
  for (const [key, { content, isAcknowledged, deletion }] of files) {
    const found = await download(key);
    if (found !== undefined && deletion === 'acknowledged') losses.push(`${key} was deleted and is there again`);
    if (found === undefined && isAcknowledged && deletion === undefined)
      losses.push(`${key} was acknowledged and is not there`);
    if (found !== undefined && found !== content)
      losses.push(`${key} has ${found.length} of ${content.length} letters`);
  }
  return losses;
}

/** Objects on the disk whose file was deleted, by the key at the start of each content. */
export async function findDeletedObjects(folder: string, { files }: Ledger): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    // Removed in the meantime.
    const content = await readFile(join(entry.parentPath, entry.name), 'utf8').catch(() => '');
    const [key = ''] = content.split(' ', 1);
    if (files.get(key)?.deletion === 'acknowledged') found.push(key);
  }
  return found;
}
