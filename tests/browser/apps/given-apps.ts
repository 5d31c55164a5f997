// Apps and components of a story, created through the API before it starts; names are random, so that stories do not share
// them.
import { call, type ProductId, type Tokens } from '../api.ts';

/** In camel case, like the studio's ids: without digits, because the letter after one is a capital. */
export function newAppId(): string {
  const letters = Array.from(
    crypto.randomUUID().slice(0, 8),
    (digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)],
  );
  return `shop${letters.join('')}`;
}

export async function givenComponent(
  url: string,
  { accessToken }: Tokens,
  input: { readonly name: string; readonly vueTemplate: string; readonly componentJsonString?: string },
): Promise<string> {
  const mutation = `mutation ($input: createComponentInput!) {
    createComponent(input: $input) { errors createdStatus { id } } }`;
  const variables = { input: { componentJsonString: '{}', ...input } };
  const { createComponent } = (await call(url, mutation, variables, accessToken)) as {
    readonly createComponent: { readonly createdStatus: { readonly id: string } };
  };
  return createComponent.createdStatus.id;
}

export async function changeTemplate(url: string, tokens: Tokens, id: string, vueTemplate: string): Promise<void> {
  await updateComponent(url, tokens, id, { vueTemplate });
}

export async function renameComponent(url: string, tokens: Tokens, id: string, name: string): Promise<void> {
  await updateComponent(url, tokens, id, { name });
}

async function updateComponent(url: string, { accessToken }: Tokens, id: string, input: object): Promise<void> {
  const mutation = `mutation ($id: String!, $input: updateComponentInput!) {
    updateComponent(id: $id, input: $input) { status errors } }`;
  await call(url, mutation, { id, input }, accessToken);
}

export interface GivenApp {
  readonly appId: string;
  readonly name: string;
  readonly host: string;
  readonly component: string;
  readonly componentId: string;
}

/** An app with a page at /, which shows its only component. */
export async function givenApp(url: string, tokens: Tokens, vueTemplate = '<h1>Quote</h1>'): Promise<GivenApp> {
  const appId = newAppId();
  const name = `Shop ${appId.slice(4)}`;
  const host = `${appId.toLowerCase()}.localhost`;
  const component = `Page${appId}`;
  const create = `mutation ($input: createAppInput!) { createApp(input: $input) { status errors } }`;
  const input = { appId, appName: name, appTemplateId: 'blank', urlRouting: { url: host } };
  await call(url, create, { input }, tokens.accessToken);
  const componentId = await givenComponent(url, tokens, { name: component, vueTemplate });
  await givenPages(url, tokens, appId, [{ path: '/', name: 'Home', component }]);
  return { appId, name, host, component, componentId };
}

export async function givenPages(
  url: string,
  { accessToken }: Tokens,
  appId: string,
  componentRoutes: readonly object[],
): Promise<void> {
  const mutation = `mutation ($appId: String!, $config: cmsConfigInput!) {
    upsertCmsConfig(appId: $appId, config: $config) { status errors } }`;
  await call(url, mutation, { appId, config: { componentRoutes } }, accessToken);
}

/** The paths of its pages, as stored. */
export async function storedPages(url: string, { accessToken }: Tokens, appId: string): Promise<readonly string[]> {
  const query = `query ($where: CmsConfigWhereInputGraphType) {
    cmsConfigs(where: $where) { componentRoutes { path } } }`;
  const { cmsConfigs } = (await call(url, query, { where: { appId } }, accessToken)) as {
    readonly cmsConfigs: readonly { readonly componentRoutes: readonly { readonly path: string }[] }[];
  };
  return cmsConfigs.flatMap(({ componentRoutes }) => componentRoutes.map(({ path }) => path));
}

/** A request like a customer's; returns its number. */
export async function givenRequest(
  url: string,
  { accessToken }: Tokens,
  { productId, name }: { readonly productId: ProductId; readonly name: string },
): Promise<string> {
  const mutation = `mutation ($input: caseInput!) { createCase(input: $input) { errors caseNumber } }`;
  const input = {
    idempotencyKey: crypto.randomUUID(),
    productId,
    holder: { name, email: 'chan@customer.test', telephoneNumber: '+852 5555 0101' },
    facts: [{ type: 'destination', valueJsonString: '"JP"' }],
    offer: { valuesJsonString: '{"days":7}' },
    locale: 'zh-HK',
  };
  const { createCase } = (await call(url, mutation, { input }, accessToken)) as {
    readonly createCase: { readonly caseNumber: string | null; readonly errors: readonly string[] | null };
  };
  if (createCase.caseNumber === null) throw new Error(createCase.errors?.join(' '));
  return createCase.caseNumber;
}

/** Releases the app in its current state, and publishes it. */
export async function publishApp(url: string, { accessToken }: Tokens, appId: string): Promise<void> {
  const create = `mutation ($input: createReleaseInput!) { createRelease(input: $input) { errors createdStatus { id } } }`;
  const publish = `mutation ($id: String!) { publishRelease(releaseId: $id) { status errors } }`;
  const input = { name: `Release of ${appId}`, appIds: [appId] };
  const { createRelease } = (await call(url, create, { input }, accessToken)) as {
    readonly createRelease: {
      readonly createdStatus: { readonly id: string } | null;
      readonly errors: readonly string[];
    };
  };
  const id = createRelease.createdStatus?.id;
  if (id === undefined) throw new Error(createRelease.errors.join(' '));
  await call(url, publish, { id }, accessToken);
}
