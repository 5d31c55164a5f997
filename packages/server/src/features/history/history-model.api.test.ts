// A model of history: whatever several users do, every state that was ever stored reads back as what it was.
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentKinds } from '../../content-kinds.ts';
import { isPieceName } from '../../snapshots/item-history.ts';
import { expectSuccess, hasSucceeded } from '../../testing/expect-result.ts';
import { given, type GivenUser, toScope } from '../../testing/given.ts';
import { exportOf, givenProduct, importing } from '../../testing/product-files.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { createRandom } from '../../../../../tests/random.ts';
import { readWholeState } from './item-states.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

const steps = 150;

interface Item {
  readonly kind: keyof typeof contentKinds;
  readonly itemId: string;
  /** The content of each state, by its number. */
  readonly states: Map<number, string>;
  /** What it is now; undefined if it is deleted. */
  current: string | undefined;
}

/** Independent of the order of keys. Pieces are not read with the present parts, which name them by hash. */
function inOneForm(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(
          Object.entries(member)
            .filter(([name]) => !isPieceName(name))
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : member,
  );
}

test.each([1, 2])('every state reads back as it was after random changes by several users: %i', async (seed) => {
  const random = createRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const owner = await given.user(server);
  const users = [
    owner,
    await given.user(server, { tenantId: owner.tenantId }),
    await given.user(server, { tenantId: owner.tenantId }),
  ];
  const read = async <Result>(work: (scope: ReturnType<typeof toScope>) => Promise<Result>): Promise<Result> =>
    server.database.read(owner, async (transaction) => work(toScope(owner.tenantId, transaction)));

  const presentOf = async ({ kind, itemId }: Pick<Item, 'kind' | 'itemId'>): Promise<string | undefined> => {
    const { history } = contentKinds[kind];
    const parts = await read(async (scope) => history.read(itemId, history.parts, scope));
    return parts && inOneForm(parts);
  };
  const numbersOf = async ({ kind, itemId }: Item): Promise<number[]> => {
    const query = `query ($where: itemSnapshotWhereInput) { itemSnapshots(where: $where) { list { number } } }`;
    const found = expectSuccess(await server.as(owner).post(query, { where: { kind, itemId } }));
    return (found['list'] as { number: number }[]).map(({ number }) => number);
  };
  const expectStates = async (item: Item): Promise<void> => {
    for (const [number, state] of item.states) {
      const { history } = contentKinds[item.kind];
      const stored = await read(async (scope) => readWholeState(item, number, history, scope));
      expect(inOneForm(stored), `state ${number} of ${item.kind}`).toBe(state);
    }
  };

  const productId = await givenProduct(server, owner);
  const templateId = await createTemplate(owner);
  const items: Item[] = [
    { kind: 'app' as const, itemId: await given.app(server, { ...owner, appName: 'Travel' }) },
    {
      kind: 'component' as const,
      itemId: await given.component(server, { ...owner, name: 'HomePage', vueTemplate: '<p/>' }),
    },
    { kind: 'product' as const, itemId: toProductItemId(productId) },
    { kind: 'template' as const, itemId: templateId },
  ].map((item) => ({ ...item, states: new Map<number, string>(), current: undefined }));
  for (const item of items) item.current = await presentOf(item);
  const exported = await exportOf(server, owner, { productId });

  for (let step = 0; step < steps; step += 1) {
    const item = items[below(items.length)];
    const user = users[below(users.length)];
    if (item === undefined || user === undefined) continue;
    const known = [...item.states.keys()];
    const [document, variables] = choose(item, { below, known, exported, text: `text ${below(6)}` });
    const result = await server.as(user).post(document, variables);
    const now = await presentOf(item);
    if (!hasSucceeded(result)) expect(now, `refused: ${JSON.stringify(result)}`).toBe(item.current);
    const [last = 0] = await numbersOf(item);
    if (now !== undefined && now !== item.current) {
      // A state that a user may have restored keeps its number: the newest one is what the item is now.
      expect(item.states.get(last) ?? now, `step ${step}: ${document}`).toBe(now);
      item.states.set(last, now);
    }
    item.current = now;
    if (step % 10 === 0) await expectStates(item);
  }
  for (const item of items) await expectStates(item);
  expect(Math.min(...items.map(({ states }) => states.size))).toBeGreaterThan(3);
});

async function createTemplate(user: GivenUser): Promise<string> {
  const create = `mutation ($input: createSmsTemplateInput!) {
    createSmsTemplate(input: $input) { status errors createdStatus { id } } }`;
  const created = expectSuccess(await server.as(user).post(create, { input: { name: 'Reminder', bodyLiquid: 'Hi' } }));
  return (created['createdStatus'] as { id: string }).id;
}

interface Choice {
  readonly below: (count: number) => number;
  readonly known: readonly number[];
  readonly exported: string;
  readonly text: string;
}

type Request = readonly [document: string, variables: object];

/** A change, a deletion, or the return of an earlier state or a deleted item. */
function choose(item: Item, choice: Choice): Request {
  const { kind, itemId } = item;
  if (item.current === undefined) {
    return [
      'mutation ($kind: String!, $itemId: String!) { restoreItem(kind: $kind, itemId: $itemId) { status errors } }',
      { kind, itemId },
    ];
  }
  const turn = choice.below(10);
  if (turn === 0) return deletions[kind](itemId);
  if (turn <= 2 && choice.known.length > 0) {
    const number = choice.known[choice.below(choice.known.length)];
    return [
      `mutation ($kind: String!, $itemId: String!, $number: Int!) {
        restoreSnapshot(kind: $kind, itemId: $itemId, number: $number) { status errors } }`,
      { kind, itemId, number },
    ];
  }
  return changes[kind](itemId, choice);
}

function productIdOf(itemId: string): object {
  const [plan, version, type] = itemId.split('|');
  return { plan, version, type };
}

const deletions: Readonly<Record<Item['kind'], (id: string) => Request>> = {
  app: (appId) => ['mutation ($appId: String!) { deleteApp(appId: $appId) { status errors } }', { appId }],
  component: (id) => ['mutation ($id: String!) { deleteComponent(id: $id) { status errors } }', { id }],
  product: (id) => [
    'mutation ($id: productIdInput!) { deleteProduct(productId: $id, force: true) { status errors } }',
    { id: productIdOf(id) },
  ],
  template: (id) => ['mutation ($id: String!) { deleteTemplate(templateId: $id) { status errors } }', { id }],
};

const changes: Readonly<Record<Item['kind'], (id: string, choice: Choice) => Request>> = {
  app: (appId, { below, text }) =>
    [
      [
        'mutation ($appId: String!, $text: String!) { updateApp(appId: $appId, input: { appName: $text }) { status errors } }',
        { appId, text },
      ] as const,
      [
        `mutation ($appId: String!, $text: String!) {
        updateCmsConfig(appId: $appId, config: { head: { title: $text } }) { status errors } }`,
        { appId, text },
      ] as const,
      upsert(`apps-${appId}-title`, text),
    ][below(3)] ?? upsert(`apps-${appId}-title`, text),
  component: (id, { text }) => [
    'mutation ($id: String!, $input: updateComponentInput!) { updateComponent(id: $id, input: $input) { status errors } }',
    { id, input: { vueTemplate: `<p>${text}</p>` } },
  ],
  product: (id, { below, text, exported }) => {
    const variables = { id: productIdOf(id), logic: `{"+": [1, ${below(5)}]}`, rules: `["${text}"]`, text };
    const options: Request[] = [
      [
        `mutation ($id: productIdInput!, $logic: String!) {
          updatePriceLogic(productId: $id, input: { amountLogic: $logic }) { status errors } }`,
        variables,
      ],
      [
        `mutation ($id: productIdInput!, $rules: String) {
          updateProduct(productId: $id, input: { underwritingRules: $rules }) { status errors } }`,
        variables,
      ],
      [
        `mutation ($id: productIdInput!, $text: String!) {
          addBenefit(productId: $id, input: { typeId: $text, valueJsonString: "1" }) { status errors } }`,
        variables,
      ],
      [
        `mutation ($id: productIdInput!, $inputs: String!) {
          updateProductInputs(productId: $id, inputsJsonString: $inputs) { status errors } }`,
        { id: variables.id, inputs: `[{ "path": "${text}", "type": "text" }]` },
      ],
      upsert(`products-${id}-description`, text),
      [importing, { file: exported }],
    ];
    return options[below(options.length)] ?? upsert(`products-${id}-description`, text);
  },
  template: (id, { text }) => [
    `mutation ($id: String!, $input: updateSmsTemplateInput!) {
      updateSmsTemplate(templateId: $id, input: $input) { status errors } }`,
    { id, input: { bodyLiquid: text } },
  ],
};

function upsert(key: string, value: string): Request {
  return [
    'mutation ($l10n: upsertL10nInput) { upsertL10n(l10n: $l10n) { status errors } }',
    { l10n: { key, locale: 'en-US', value } },
  ];
}
