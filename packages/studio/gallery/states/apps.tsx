import {
  AppDocument,
  AppsAtHostsDocument,
  AppsDocument,
  ComponentFailuresDocument,
  ComponentNamesDocument,
  ComponentsDocument,
  CreateAppDocument,
  MailTemplatesDocument,
  ProductListDocument,
  ReleasableAppsDocument,
  TenantHostsDocument,
  UpdateAppDocument,
} from '../../src/api/generated/operations.ts';
import { answer, fail, refuse, wait } from '../answers.ts';
import { product } from '../shared-answers.ts';
import type { State, States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const app = {
  appId: 'harbourPortal',
  appName: '海港網站',
  createdAt: '2026-01-05T02:00:00Z',
  revision: '1',
  urlRouting: { order: 1, regexPattern: '^/travel', url: 'harbour.localhost' },
};
const list = {
  screen: '/apps',
  answers: [answer(AppsDocument, { apps: { totalCount: 1, list: [app] } }), answer(AppsAtHostsDocument, { apps: {} })],
};
const user = { username: '陳大文' };
const route = { path: '/', name: '首頁', component: '報價' };
const details = {
  ...app,
  email: 'hello@harbour.example',
  requestsEmail: 'requests@harbour.example',
  onRequestTemplateId: 'request',
  hosts: ['harbour.localhost', 'winter.localhost'],
  soldProducts: [{ productId: product.productId, product: { name: product.name } }],
  createdBy: user,
  lastModifiedBy: user,
};
const page = {
  screen: '/apps/detail/harbourPortal',
  answers: [
    ...list.answers,
    answer(AppDocument, {
      apps: { list: [details] },
      cmsConfigs: [{ appId: app.appId, allowedLocales: ['en-US', 'zh-HK'], componentRoutes: [route] }],
    }),
    answer(AppsAtHostsDocument, {
      apps: {
        list: [
          { appId: app.appId, appName: app.appName },
          { appId: 'other', appName: '冬季網站', hosts: ['summer.localhost', 'winter.localhost'] },
        ],
      },
    }),
    answer(ComponentFailuresDocument, {
      componentFailures: {
        list: [{ component: '報價', componentId: 'a1', releaseName: '三月', isLive: true, count: 3 }],
      },
    }),
    answer(MailTemplatesDocument, {
      templates: { list: [{ __typename: 'notificationTemplate', id: 'request', name: '新申請' }] },
    }),
    answer(ProductListDocument, { products_2: { totalCount: 1, list: [product] } }),
    answer(ComponentNamesDocument, { components: { list: [{ name: '報價' }] } }),
    answer(TenantHostsDocument, { tenantSettings: { hosts: ['www.harbour.example'] } }),
    answer(ReleasableAppsDocument, { apps: { list: [{ appId: app.appId, appName: app.appName }] } }),
  ],
};

/** Waits for the whole page: parts of the menu have the same names as its buttons. */
async function openPage(): Promise<void> {
  await see('apps:failures.clear');
}

/** @param last what is shown at the end */
function opened(button: string, last: string, values?: { readonly host: string }): State {
  return {
    ...page,
    steps: async () => {
      await openPage();
      await press(button, values);
      await see(last);
    },
  };
}

const components = {
  screen: '/components',
  answers: [
    answer(ComponentsDocument, {
      components: {
        totalCount: 2,
        list: [
          { id: 'a', name: 'QuoteForm', status: 'PUBLISHED', lastModifiedBy: { username: '陳大文' } },
          { id: 'b', name: 'OldForm', status: 'DRAFT' },
        ],
      },
    }),
  ],
};

export const states: States = {
  list: {
    ...list,
    steps: async () => {
      await see('海港網站');
    },
  },
  'list loading': {
    screen: '/apps',
    answers: [wait(AppsDocument)],
    steps: async () => {
      await see('apps:list.components');
    },
  },
  'list empty': {
    screen: '/apps',
    answers: [answer(AppsDocument, { apps: { totalCount: 0 } })],
    steps: async () => {
      await see('apps:empty.text');
    },
  },
  'list failed': {
    screen: '/apps',
    answers: [fail(AppsDocument)],
    steps: async () => {
      await see('apps:list.failed');
    },
  },
  'nothing found': {
    ...list,
    steps: async () => {
      await fill('apps:list.filter', '!');
      await see('apps:list.nothingFound');
    },
  },
  'list without the app': {
    ...list,
    screen: '/apps/detail/harbourPortal',
    answers: [...page.answers, answer(AppDocument, { apps: { list: [] } })],
    steps: async () => {
      await see('apps:page.notFoundText', { appId: app.appId });
    },
  },
  'create incomplete': {
    ...list,
    steps: async () => {
      await press('apps:list.create');
      await fill('apps:field.host', ' ');
      await press('apps:create.title');
      await see('widgets:required');
    },
  },
  'create refused': {
    ...list,
    answers: [...list.answers, refuse(CreateAppDocument, 'INTERNAL')],
    steps: async () => {
      await press('apps:list.create');
      await fill('apps:field.name', '冬季網站');
      await fill('apps:field.appId', 'harbourPortal');
      await fill('apps:field.host', 'winter.localhost');
      await press('apps:create.title');
      await see('apps:create.failed');
    },
  },
  page: {
    ...page,
    steps: openPage,
  },
  'page failed': {
    ...page,
    answers: [...page.answers, fail(AppDocument)],
    steps: async () => {
      await see('apps:page.failed');
    },
  },
  'page of a new app': {
    ...page,
    answers: [
      ...page.answers,
      answer(AppDocument, { apps: { list: [app] }, cmsConfigs: [] }),
      answer(ComponentFailuresDocument, {}),
    ],
    steps: async () => {
      await see('apps:failures.none');
    },
  },
  'page of a viewer': {
    ...page,
    rights: ['apps:read', 'products:read'],
    steps: async () => {
      await see('apps:products.heading');
    },
  },
  update: opened('apps:update.open', 'apps:update.orderHint'),
  'update conflict': {
    ...page,
    answers: [...page.answers, refuse(UpdateAppDocument, 'CONFLICT')],
    steps: async () => {
      await press('apps:update.open');
      await fill('apps:field.name', '新名稱');
      await press('apps:update.save');
      await see('apps:update.conflict');
    },
  },
  'add host': opened('apps:hosts.add', 'apps:hosts.domain'),
  'add a shared host': {
    ...page,
    steps: async () => {
      await press('apps:hosts.add');
      await fill('apps:hosts.subdomain', 'summer');
      await see('apps:sharedHost.oncePublished');
    },
  },
  'remove host': opened('apps:hosts.removeOf', 'apps:hosts.removeText', { host: 'winter.localhost' }),
  products: opened('apps:products.choose', 'apps:products.hint'),
  publish: opened('apps:page.publish', 'releases:create.publish'),
  delete: {
    ...page,
    steps: async () => {
      await openPage();
      await press('apps:delete.confirm');
      await fill('widgets:strict.label', 'DELETE', { keyword: 'DELETE' });
      await see('apps:delete.confirm');
    },
  },
  'clear failures': opened('apps:failures.clear', 'apps:failures.clearText'),
  pages: opened('apps:pages.manage', 'apps:pages.hint'),
  'pages incomplete': {
    ...page,
    steps: async () => {
      await openPage();
      await press('apps:pages.manage');
      await press('apps:pages.add');
      await fill('apps:pages.name', '新頁');
      await press('widgets:save');
      await see('widgets:required');
    },
  },
  components: {
    ...components,
    steps: async () => {
      await see('QuoteForm');
    },
  },
  'components empty': {
    ...components,
    answers: [answer(ComponentsDocument, { components: { totalCount: 0 } })],
    steps: async () => {
      await see('components:empty.text');
    },
  },
  'components failed': {
    ...components,
    answers: [fail(ComponentsDocument)],
    steps: async () => {
      await see('components:list.failed');
    },
  },
  'create component': {
    ...components,
    steps: async () => {
      await press('components:list.create');
      await see('components:create.nameHint');
    },
  },
  'delete component': {
    ...components,
    steps: async () => {
      await press('components:delete.of', { name: 'OldForm' });
      await see('components:delete.title');
    },
  },
};
