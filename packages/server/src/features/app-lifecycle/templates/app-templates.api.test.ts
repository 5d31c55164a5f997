import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { releaseCalls } from '../../../testing/releases.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { templateCalls } from '../../../testing/templates.ts';
import { appTemplateIds } from '../../apps/apps.service.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const create = `mutation ($input: createAppInput!) {
  createApp(input: $input) { status errors errors_2 { code message path } revision } }`;
const configs = `query ($appId: String) { cmsConfigs(where: { appId: $appId }) { allowedLocales defaultLocale themeJsonString
  baseComponentsVariantsJsonString head { title } visitors { kind documentTemplateIds } componentRoutes { path name component metaJsonString } } }`;
const components = 'query { components { list { name status vueTemplate componentJson } } }';

interface ToldConfig {
  readonly visitors: object | null;
  readonly componentRoutes: readonly {
    readonly path: string;
    readonly component: string;
    readonly metaJsonString: string;
  }[];
}

const createApp = (appId: string, appTemplateId: string | null, as = user) =>
  server.as(as).post(create, { input: { appId, appName: 'Harbour {x} $& 海港', appTemplateId } });

async function readConfig(appId: string, as = user): Promise<ToldConfig> {
  const [config] = expectSuccess(await server.as(as).post(configs, { appId })) as unknown as ToldConfig[];
  if (config === undefined) throw new Error('There is no configuration.');
  return config;
}

async function listComponents(as = user) {
  const { list } = expectSuccess(await server.as(as).post(components)) as {
    list: { name: string; status: string; vueTemplate: string; componentJson: string }[];
  };
  return list;
}

async function listTexts(prefix: string, as = user) {
  return server.sql<{ key: string; locale: string; value: string }>`
    select key, locale, value from l10n where tenant_id = ${as.tenantId} and starts_with(key, ${prefix})`;
}

describe.each(appTemplateIds)('the template %s', (templateId) => {
  test('creates an app that can be released and published without problems', async () => {
    const owner = await given.user(server);
    expectSuccess(await createApp('harbourDirect', templateId, owner));
    const calls = releaseCalls(server, owner);
    const id = await calls.create(['harbourDirect']);
    expectSuccess(await calls.publish(id));
    const [item] = await server.sql<{ compiled: { pages: { path: string; title: string; html: string }[] } }>`
      select compiled from release_items where release_id = ${id}`;
    const home = item?.compiled.pages.find(({ path }) => path === '/');
    expect(home?.html).toMatch(/<h1[ >]/);
    expect(item?.compiled.pages.map(({ title }) => title).join()).not.toContain('apps-');
    expect(home?.html.replaceAll(/<script.*?<\/script>/gs, '')).not.toMatch(/apps-harbourDirect|\{appName\}/);
  });

  test('uses no text that it does not define, in either language', async () => {
    const owner = await given.user(server);
    expectSuccess(await createApp('shop', templateId, owner));
    const texts = await listTexts('apps-shop-', owner);
    const keysIn = (locale: string) => new Set(texts.filter((one) => one.locale === locale).map(({ key }) => key));
    const sources = [
      JSON.stringify(await readConfig('shop', owner)),
      JSON.stringify(await listComponents(owner)),
    ].join();
    // A key that ends with a dot is a prefix of several.
    const named = [...sources.matchAll(/apps-shop-[\w.]*\w(?!\.?\w)(?!\.['"])/g)].map(([key]) => key);
    expect(named.length).toBeGreaterThan(0);
    for (const locale of ['en-US', 'zh-HK']) {
      expect(named.filter((key) => !keysIn(locale).has(key))).toEqual([]);
    }
    expect(sources).not.toContain('@@');
  });
});

describe('createApp', () => {
  test('stores the template’s pages, theme, languages and texts', async () => {
    const owner = await given.user(server);
    expectSuccess(await createApp('shop', 'distribution_website', owner));
    expect(await readConfig('shop', owner)).toMatchObject({
      allowedLocales: ['en-US', 'zh-HK'],
      defaultLocale: 'en-US',
      themeJsonString: expect.stringContaining('"typeFaces"'),
      baseComponentsVariantsJsonString: expect.stringContaining('"datePicker"'),
      head: { title: 'Harbour {x} $& 海港' },
      componentRoutes: [
        { path: '/', component: 'HomePage', metaJsonString: expect.stringContaining('"apps-shop-home.title"') },
        { path: '/products/:plan/:type/:version?', component: 'ProductPage' },
        { path: '/quote/:plan/:type/:version?', component: 'QuotePage' },
        { path: '/summary', component: 'SummaryPage' },
        { path: '/thank-you', component: 'ThankYouPage' },
      ],
    });
    const brand = (await listTexts('apps-shop-brand', owner)).map(({ locale, value }) => `${locale} ${value}`);
    expect(brand.toSorted()).toEqual(['en-US Harbour {x} $& 海港', 'zh-HK Harbour {x} $& 海港']);
  });

  test('prefixes names that are taken with the app’s id, wherever a component is referenced', async () => {
    const owner = await given.user(server);
    await given.component(server, { ...owner, name: 'SITEFRAME' });
    await given.component(server, { ...owner, name: 'ProductSource' });
    await given.component(server, { ...owner, name: 'TravelShop2ProductSource' });
    expectSuccess(await createApp('travel-shop_2', 'distribution_website', owner));
    const made = new Map((await listComponents(owner)).map((one) => [one.name, one]));
    expect([...made.keys()]).toEqual(
      expect.arrayContaining(['HomePage', 'TravelShop2SiteFrame', 'TravelShop2ProductSource2']),
    );
    expect(made.get('HomePage')?.vueTemplate).toMatch(/^<TravelShop2SiteFrame>[^]*<\/TravelShop2SiteFrame>\s*$/);
    expect(made.get('HomePage')?.componentJson).toContain("from './TravelShop2ProductSource2.vue'");
    expectSuccess(await createApp('second', 'distribution_website', owner));
    expect((await readConfig('second', owner)).componentRoutes.map(({ component }) => component)).toEqual([
      'SecondHomePage',
      'SecondProductPage',
      'SecondQuotePage',
      'SecondSummaryPage',
      'SecondThankYouPage',
    ]);
    const calls = releaseCalls(server, owner);
    await calls.create(['travel-shop_2', 'second']);
  });

  test('adds nothing without a template, or for an app that cannot be created', async () => {
    const owner = await given.user(server);
    expectSuccess(await createApp('empty', null, owner));
    expect(await readConfig('empty', owner)).toMatchObject({ componentRoutes: null });
    expectProblem(await createApp('empty', 'distribution_website', owner), 'ALREADY_EXISTS', 'input.appId');
    expect(await listComponents(owner)).toEqual([]);
    expect(await listTexts('apps-', owner)).toEqual([]);
  });

  test('offers the portal’s documents that the tenant has, and mentions them in the release that changes them', async () => {
    const owner = await given.user(server);
    expectSuccess(await createApp('bare', 'client_portal', owner));
    const logicalId = 'policy_schedule';
    await templateCalls(server, owner).create('wkhtmltopdf', { name: 'Schedule', logicalId });
    expectSuccess(await createApp('portal', 'client_portal', owner));
    expectSuccess(await createApp('admin', 'admin_portal', owner));
    const visitors = async (appId: string) => (await readConfig(appId, owner)).visitors;
    expect(await visitors('bare')).toEqual({ kind: 'customers', documentTemplateIds: [] });
    expect(await visitors('portal')).toEqual({ kind: 'customers', documentTemplateIds: [logicalId] });
    expect(await visitors('admin')).toEqual({ kind: 'staff', documentTemplateIds: [] });
    const calls = releaseCalls(server, owner);
    await calls.publish(await calls.create(['portal']));
    const settings = (documentTemplateIds: string[]) => ({ visitors: { kind: 'customers', documentTemplateIds } });
    expectSuccess(await calls.configure('portal', settings(['none'])));
    const { message } = expectProblem(await calls.tryToCreate(['portal']), 'NOT_FOUND');
    expect(message).toContain('The document template none does not exist.');
    expectSuccess(await calls.configure('portal', settings([])));
    const changed = await calls.find(await calls.create(['portal']));
    expect(changed?.items[0]?.changes).toEqual([{ part: 'VISITORS', action: 'CHANGED', count: 1, names: [] }]);
    expectProblem(await calls.configure('portal', { visitors: { kind: 'all' } }), 'INVALID', 'config.visitors.kind');
    const many = Array.from({ length: 11 }, (_, at) => `t${at}`);
    expectProblem(
      await calls.configure('portal', settings(many)),
      'LIMIT_EXCEEDED',
      'config.visitors.documentTemplateIds',
    );
  });

  test('refuses a template that does not exist', async () => {
    const { message } = expectProblem(await createApp('portal', 'webshop'), 'INVALID', 'input.appTemplateId');
    expect(message).toBe(
      'There is no app template with this name. Choose one of blank, distribution_website, client_portal, admin_portal.',
    );
  });
});
