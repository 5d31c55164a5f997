// Releases of products, templates, components and apps, for tests of tenants that work with releases.
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import type { ProductId } from '../features/products/products.service.ts';
import { live, type Perspective } from '../request/perspective.ts';
import type { Role } from '../request/rights.ts';
import type { ItemId } from '../snapshots/item-history.ts';
import { findStates } from '../states/released-states.service.ts';
import { expectSuccess } from './expect-result.ts';
import { given, type GivenUser } from './given.ts';
import type { GraphqlResult, TestServer } from './start-test-server.ts';

const envelope = 'status errors errors_2 { code message path }';

export interface Item extends ItemId {
  readonly action?: 'PUBLISH' | 'RETIRE';
}

export interface ListedRelease {
  readonly id: string;
  readonly state: string;
  readonly cause: string;
  readonly manifest: string;
  readonly canRollBack: boolean;
  readonly liveRevision: string;
  readonly items: readonly { readonly itemId: string; readonly action: string; readonly number: number | null }[];
  readonly leftItems: readonly { readonly itemId: string }[];
  readonly gates: readonly {
    readonly name: string;
    readonly state: string;
    readonly problems: readonly { readonly code: string; readonly message: string; readonly path: string }[];
  }[];
}

/** A user of a new tenant that works with releases, before the server has read how it works. */
export async function givenReleasingUser(server: TestServer, role: Role = 'ADMINISTRATOR'): Promise<GivenUser> {
  const user = await given.user(server, { role });
  await server.sql`update tenants set change_control = 'RELEASES' where tenant_id = ${user.tenantId}`;
  return user;
}

export function productItem(id: ProductId): ItemId {
  return { kind: 'product', itemId: toProductItemId(id) };
}

export function releasingCalls(server: TestServer, user: GivenUser) {
  const { post } = server.as(user);
  const tryToCreate = (items: readonly Item[], more: object = {}): Promise<GraphqlResult> =>
    post(
      `mutation ($input: createReleaseInput!) { createRelease(input: $input) { ${envelope} createdStatus { id } } }`,
      { input: { name: 'Release', items, ...more } },
    );
  const create = async (...items: readonly Item[]): Promise<string> => {
    const created = expectSuccess(await tryToCreate(items));
    return (created as { createdStatus: { id: string } }).createdStatus.id;
  };
  const publish = (id: string, more: object = {}): Promise<GraphqlResult> =>
    post(
      `mutation ($id: String!, $live: String, $isReturn: Boolean, $reason: String) {
        publishRelease(releaseId: $id, expectedLive: $live, isReturn: $isReturn, overrideReason: $reason) { ${envelope} } }`,
      { id, ...more },
    );
  const find = async (where: object): Promise<readonly ListedRelease[]> => {
    const query = `query ($where: releaseWhereInput) { releases(where: $where) { list { id state cause manifest
      canRollBack liveRevision items { itemId action number } leftItems { itemId }
      gates { name state problems { code message path } } } } }`;
    return (expectSuccess(await post(query, { where })) as { list: ListedRelease[] }).list;
  };
  return {
    post,
    tryToCreate,
    create,
    publish,
    /** Creates and publishes; returns the id. */
    release: async (...items: readonly Item[]): Promise<string> => {
      const id = await create(...items);
      expectSuccess(await publish(id));
      return id;
    },
    takeAnew: (id: string, ...items: readonly Item[]) =>
      post(
        `mutation ($id: String!, $items: [releaseItemInput!]) {
          updateReleaseItems(releaseId: $id, items: $items) { ${envelope} } }`,
        { id, items },
      ),
    rollBack: (id: string) =>
      post(`mutation ($id: String!) { rollBackRelease(releaseId: $id) { ${envelope} } }`, { id }),
    get: async (id: string): Promise<ListedRelease> => {
      const [release] = await find({ id });
      if (release === undefined) throw new Error('The release does not exist.');
      return release;
    },
    rollbackOf: async (rolledBackReleaseId: string): Promise<ListedRelease> => {
      const [release] = await find({ rolledBackReleaseId });
      if (release === undefined) throw new Error('There is no rollback.');
      return release;
    },
    ...itemCalls(server, user),
  };
}

/** Items to release, and their live states. */
function itemCalls(server: TestServer, user: GivenUser) {
  const { post } = server.as(user);
  const change = async (name: string, type: string, { itemId }: ItemId, input: object): Promise<void> => {
    const id = name === 'updateComponent' ? 'id' : 'templateId';
    const query = `mutation ($id: String!, $input: ${type}!) { ${name}(${id}: $id, input: $input) { ${envelope} } }`;
    expectSuccess(await post(query, { id: itemId, input }));
  };
  return {
    /** The number of the state that is read; undefined if the item does not exist. */
    stateOf: ({ kind, itemId }: ItemId, perspective: Perspective = live): Promise<number | undefined> =>
      server.database.read(user, async (transaction) => {
        const states = await findStates(kind, [itemId], perspective, { transaction, caller: user });
        return states?.get(itemId)?.number;
      }),
    sms: async (fields: { logicalId: string; bodyLiquid?: string }): Promise<ItemId> => {
      const input = { name: `Text ${fields.logicalId}`, bodyLiquid: 'Hello', ...fields };
      expectSuccess(
        await post(`mutation ($input: createSmsTemplateInput!) { createSmsTemplate(input: $input) { ${envelope} } }`, {
          input,
        }),
      );
      const [row] = await server.sql<{ id: string }>`
        select id from templates where tenant_id = ${user.tenantId} and logical_id = ${fields.logicalId}`;
      return { kind: 'template', itemId: row?.id ?? '' };
    },
    changeSms: (item: ItemId, input: object) => change('updateSmsTemplate', 'updateSmsTemplateInput', item, input),
    component: async (name: string, vueTemplate: string): Promise<ItemId> => ({
      kind: 'component',
      itemId: await given.component(server, { ...user, name, vueTemplate }),
    }),
    changeComponent: (item: ItemId, input: object) => change('updateComponent', 'updateComponentInput', item, input),
  };
}
