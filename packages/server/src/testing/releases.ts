// The operations on releases as sent by the studio, for tests.
import { contentKinds } from '../content-kinds.ts';
import { type AppContent, appShape } from '../features/app-content/app-content.ts';
import { readContent } from '../features/releases/contents/release-contents.service.ts';
import { findContent } from '../features/releases/contents/release-contents.store.ts';
import { expectSuccess } from './expect-result.ts';
import { given, type GivenUser } from './given.ts';
import type { GraphqlResult, TestServer } from './start-test-server.ts';

const envelope = 'status errors errors_2 { code message path by }';

export interface ToldRelease {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly liveRevision: string;
  readonly canRollBack: boolean;
  readonly revision: string;
  readonly items: readonly {
    readonly itemId: string;
    readonly isLive: boolean;
    readonly changes: readonly { readonly part: string; readonly action: string; readonly names: readonly string[] }[];
    readonly [field: string]: unknown;
  }[];
  readonly [field: string]: unknown;
}

type Variables = object;

/** By their names in the tests. */
const documents = {
  publish: change('publishRelease', '$id: String!, $live: String', 'releaseId: $id, expectedLive: $live'),
  rollBack: change('rollBackRelease', '$id: String!, $live: String', 'releaseId: $id, expectedLive: $live'),
  schedule: change(
    'scheduleRelease',
    '$id: String!, $at: DateTimeOffset!, $zone: String!',
    'releaseId: $id, at: $at, zone: $zone',
  ),
  cancel: change('cancelSchedule', '$id: String!', 'releaseId: $id'),
  update: change(
    'updateRelease',
    '$id: String!, $input: updateReleaseInput!, $revision: String',
    'releaseId: $id, input: $input, expectedRevision: $revision',
  ),
  remove: change('deleteRelease', '$id: String!, $revision: String', 'releaseId: $id, expectedRevision: $revision'),
  create: `mutation ($input: createReleaseInput!) {
    createRelease(input: $input) { ${envelope} revision createdStatus { id } } }`,
  configure: change('upsertCmsConfig', '$appId: String!, $config: cmsConfigInput!', 'appId: $appId, config: $config'),
  changeComponent: change(
    'updateComponent',
    '$id: String!, $vueTemplate: String',
    'id: $id, input: { vueTemplate: $vueTemplate }',
  ),
  list: `query ($where: releaseWhereInput, $sort: sortInput, $limit: Int, $skip: Int) {
    releases(where: $where, sort: $sort, limit: $limit, skip: $skip) { totalCount list { id name description state
      createdBy { username } publishedAt publishedBy { username } rolledBackAt rolledBackBy { username } lastModifiedAt scheduledAt scheduledZone failure { code message }
      liveRevision canRollBack revision items { kind itemId name isLive outsideOrigins sizeBytes
        changes { part action count names } } } } }`,
};

function change(name: string, args: string, passed: string): string {
  return `mutation (${args}) { ${name}(${passed}) { ${envelope} } }`;
}

export function releaseCalls(server: TestServer, user: GivenUser) {
  const { post } = server.as(user);
  const send = (name: keyof typeof documents, variables: Variables): Promise<GraphqlResult> =>
    post(documents[name], variables);
  const configure = (appId: string, config: object) => send('configure', { appId, config });
  const tryToCreate = (appIds: readonly string[], more: object = {}) =>
    send('create', { input: { name: 'Release', appIds, ...more } });
  const list = async (variables: Variables = {}) =>
    expectSuccess(await send('list', variables)) as { totalCount: number; list: ToldRelease[] };

  return {
    post,
    list,
    configure,
    tryToCreate,
    find: async (id: string): Promise<ToldRelease | undefined> => (await list({ where: { id } })).list[0],
    /** Returns its id. */
    create: async (appIds: readonly string[], more: object = {}): Promise<string> => {
      const made = expectSuccess(await tryToCreate(appIds, more));
      return (made as { createdStatus: { id: string } }).createdStatus.id;
    },
    publish: (id: string, live?: string) => send('publish', { id, live }),
    rollBack: (id: string, live?: string) => send('rollBack', { id, live }),
    schedule: (id: string, at: Date, zone = 'Asia/Hong_Kong') => send('schedule', { id, at, zone }),
    cancel: (id: string) => send('cancel', { id }),
    update: (id: string, input: object, revision?: string) => send('update', { id, input, revision }),
    remove: (id: string, revision?: string) => send('remove', { id, revision }),
    changeComponent: async (id: string, vueTemplate: string): Promise<void> => {
      expectSuccess(await send('changeComponent', { id, vueTemplate }));
    },
    /** An app with a page at / that shows a component. */
    givenApp: async ({ vueTemplate = '<p>Quote</p>' } = {}): Promise<GivenPage> => {
      const appId = await given.app(server, user);
      const component = `Page${appId}`;
      const componentId = await given.component(server, { ...user, name: component, vueTemplate });
      expectSuccess(await configure(appId, { componentRoutes: [{ path: '/', component }] }));
      return { appId, component, componentId };
    },
  };
}

/** What a release contains of an app. */
export async function releasedContent(
  server: TestServer,
  { tenantId }: GivenUser,
  { releaseId, appId }: { readonly releaseId: string; readonly appId: string },
): Promise<AppContent> {
  return server.database.read({ tenantId }, async (transaction) => {
    const stored = await findContent(transaction, tenantId, { releaseId, kind: 'app', itemId: appId });
    if (stored === undefined) throw new Error('The release does not contain this app.');
    return appShape.parse(await readContent(contentKinds.app, stored, { transaction, caller: { tenantId } }));
  });
}

export interface GivenPage {
  readonly appId: string;
  readonly component: string;
  readonly componentId: string;
}
