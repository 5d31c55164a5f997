// Uses a public list of texts that break programs. It is not part of this repository; without it the suite is
// skipped.
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const listPath = `${import.meta.dirname}/../../../../../../shared/data/naughty-strings.json`;
const isHere = existsSync(listPath);
const texts: string[] = isHere ? [...new Set(JSON.parse(readFileSync(listPath, 'utf8')) as string[])] : [];
/** Texts that are valid ids; the others are refused with an explanation. */
const idTexts = texts.filter(
  (text) => text.length <= 100 && text.trim() !== '' && !/[|/]|\p{Cc}/u.test(text) && !['.', '..', '-'].includes(text),
);
/** Shortened to the maximum length of an option key, without splitting a character. */
const toOptionKey = (text: string) => Array.from(text).slice(0, 50).join('');

interface Listed {
  readonly name: string;
  readonly productId: { readonly plan: string; readonly version: string };
}

describe.skipIf(!isHere)('naughty strings', { timeout: 120_000 }, () => {
  let server: TestServer;
  let ask: ReturnType<TestServer['as']>;
  let user: GivenUser;
  /** One product per text, whose version is the text's index in the list. */
  beforeAll(async () => {
    server = await startTestServer();
    user = await given.user(server);
    ask = server.as(user);
    for (const [index, text] of texts.entries()) {
      const product = {
        productId: { plan: 'naughty', type: 't', version: String(index) },
        name: text,
        status: text,
        underwritingRules: JSON.stringify({ cat: [text] }),
        benefitInputs: [{ typeId: 'x', value: { stringValue: text }, parentOptionKeys: [toOptionKey(text)] }],
      };
      expectSuccess(await ask.post(create, { product }));
    }
  }, 180_000);
  afterAll(async () => server?.close());

  const create = 'mutation ($product: createProductInput) { createProduct(product: $product) { revision } }';

  async function list(fields: string, locale = 'en-US'): Promise<(Listed & { text: string })[]> {
    const query = `{ products_2(where: { productId: { plan: "naughty" } }) { list { productId { version } ${fields} } } }`;
    const result = await ask.post(query, {}, { 'accept-language': locale });
    const found = expectSuccess(result) as { list: Listed[] };
    expect(found.list).toHaveLength(texts.length);
    return found.list.map((product) => ({ ...product, text: texts[Number(product.productId.version)] ?? '' }));
  }

  test('are returned unchanged from a product’s name, status, logic and benefit values', async () => {
    const found = await list(
      'name status underwritingRules benefitGraph { rawData parentOptionKeys value2 { stringValue } }',
    );
    for (const { text, ...product } of found) {
      expect(product).toMatchObject({
        name: text,
        status: text,
        underwritingRules: JSON.stringify({ cat: [text] }),
        benefitGraph: [
          { rawData: JSON.stringify(text), parentOptionKeys: [toOptionKey(text)], value2: { stringValue: text } },
        ],
      });
    }
  });

  test('are found in names and statuses without being treated as patterns', async () => {
    const find = 'query ($where: productWhereInput) { products_2(where: $where) { list { name productId { plan } } } }';
    for (const text of texts.filter((candidate) => candidate !== '')) {
      const where = { name_contains: text, status_in: [text] };
      const found = expectSuccess(await ask.post(find, { where })) as { list: Listed[] };
      expect(found.list.map(({ name }) => name)).toEqual([text]);
    }
  });

  test('are returned unchanged from texts', async () => {
    const upsert = 'mutation ($l10n: upsertL10nInput) { upsertL10n(l10n: $l10n) { status errors } }';
    for (const [index, value] of texts.entries()) {
      const l10n = { key: `products-naughty|${index}|t-name`, locale: 'zh-HK', value: `${value} ` };
      expectSuccess(await ask.post(upsert, { l10n }));
    }
    for (const { name, text } of await list('name', 'zh-HK')) expect(name).toBe(`${text} `);
  });

  test('are returned unchanged from pricing logic', async () => {
    const createLogic = `mutation ($id: productIdInput!, $input: priceLogicInput!) {
      createPriceLogic(productId: $id, input: $input) { status errors } }`;
    for (const [index, text] of texts.entries()) {
      const id = { plan: 'naughty', type: 't', version: String(index) };
      expectSuccess(await ask.post(createLogic, { id, input: { amountLogic: JSON.stringify({ var: text }) } }));
    }
    for (const { text, ...product } of await list('pricing { amountLogic }')) {
      expect(product).toMatchObject({ pricing: { amountLogic: JSON.stringify({ var: text }) } });
    }
  });

  test('are returned unchanged from insurers’ names', async () => {
    const names = texts.filter((text) => text.trim() !== '');
    for (const name of names) await given.insurer(server, { ...user, name });
    const found = expectSuccess(await ask.post('{ insurers { name } }')) as unknown as { name: string }[];
    expect(found.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  test('are returned unchanged from plan, type, version and benefit keys, and are found there', async () => {
    const other = server.as(await given.user(server));
    for (const text of idTexts) {
      const product = {
        productId: { plan: text, type: text, version: text },
        benefitInputs: [{ typeId: text, optionKey: text }],
      };
      expectSuccess(await other.post(create, { product }));
    }
    const all = await other.post(
      '{ products_2 { list { productId { plan type version } benefitGraph { typeId options { optionKey } } } } }',
    );
    const { list: kept } = expectSuccess(all) as { list: Listed[] };
    const byPlan = new Map(kept.map((product) => [product.productId.plan, product]));
    const find = 'query ($where: productWhereInput) { products_2(where: $where) { list { productId { plan } } } }';
    for (const text of idTexts) {
      expect(byPlan.get(text)).toEqual({
        productId: { plan: text, type: text, version: text },
        benefitGraph: [{ typeId: text, options: [{ optionKey: text }] }],
      });
      const where = { productId: { plan: text, plan_contains: text, version: text } };
      expect(expectSuccess(await other.post(find, { where }))).toEqual({ list: [{ productId: { plan: text } }] });
    }
  });
});
