import i18next from 'i18next';
import {
  ChangeControlDocument,
  CreateProductDocument,
  DashboardRecentDocument,
  ItemChangeDocument,
  ProductListDocument,
  ProductUsesDocument,
  ProductVersionsDocument,
  ReleaseNeedsDocument,
  ReleasesDocument,
  UpdateProductDocument,
} from '../../src/api/generated/operations.ts';
import { answer, fail, refuse, wait } from '../answers.ts';
import { dashboard, product, productPage } from '../shared-answers.ts';
import type { States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const list = {
  screen: '/products',
  answers: [answer(ProductListDocument, { products_2: { totalCount: 1, list: [product] } }), ...productPage],
};
const page = { screen: '/products/detail/info/single_trip/travel/2026', answers: productPage };

/** In a tenant that works with releases. */
const changedPage = {
  ...page,
  answers: [
    ...productPage,
    answer(ChangeControlDocument, { tenantSettings: { changeControl: 'RELEASES' } }),
    answer(ItemChangeDocument, { changedItems: { list: [{ change: 'CHANGED', number: 16, liveNumber: 14 }] } }),
    answer(ReleasesDocument, { releases: { totalCount: 1, list: [{ id: 'a', name: '三月' }] } }),
    answer(ReleaseNeedsDocument, {
      releaseNeeds: [{ kind: 'template', itemId: 't', name: '保單', change: 'ADDED', isRequired: true }],
    }),
  ],
};

export const states: States = {
  'changed since live': {
    ...changedPage,
    steps: async () => {
      await press('releases:bar.change.CHANGED', { number: 14 });
      await see('releases:bar.compare');
    },
  },
  'add to a release': {
    ...changedPage,
    steps: async () => {
      await press('releases:bar.change.CHANGED', { number: 14 });
      await press('releases:bar.add');
      await see('releases:choice.needs');
      await press('releases:bar.add');
      await see('widgets:required');
    },
  },
  'live as it is': {
    ...changedPage,
    answers: [...changedPage.answers, answer(ItemChangeDocument, { changedItems: { list: [] } })],
    steps: async () => {
      await see('releases:bar.live');
    },
  },
  dashboard: {
    screen: '/dashboard',
    answers: dashboard,
    steps: async () => {
      await see('單次旅程');
    },
  },
  'dashboard empty': {
    screen: '/dashboard',
    answers: [...dashboard, answer(DashboardRecentDocument, { products_2: { totalCount: 0 } })],
    steps: async () => {
      await see('dashboard:recent.none');
    },
  },
  'dashboard failed': {
    screen: '/dashboard',
    answers: [...dashboard, fail(DashboardRecentDocument)],
    steps: async () => {
      await see('dashboard:recent.failed');
    },
  },
  'not authorized': {
    ...list,
    rights: [],
    steps: async () => {
      await see('errors:notAuthorizedText');
    },
  },
  list: {
    ...list,
    steps: async () => {
      await press('single_trip travel');
      await see('單次旅程');
    },
  },
  'list loading': {
    screen: '/products',
    answers: [wait(ProductListDocument)],
    steps: async () => {
      await see('products:list.create');
    },
  },
  'list empty': {
    screen: '/products',
    answers: [answer(ProductListDocument, { products_2: { totalCount: 0 } })],
    steps: async () => {
      await see('products:empty.add');
    },
  },
  'list failed': {
    screen: '/products',
    answers: [fail(ProductListDocument)],
    steps: async () => {
      await see('products:list.failed');
    },
  },
  'nothing found': {
    ...list,
    steps: async () => {
      await fill('products:list.filter', '!');
      await see('products:list.nothingFound');
    },
  },
  'create incomplete': {
    ...list,
    steps: async () => {
      await press('products:list.create');
      await see('products:form.createTitle');
      await fill('products:form.plan', 'Not Snake');
      await press('products:form.createTitle');
      await see('products:form.snakeCase');
    },
  },
  'create with insurers': {
    ...list,
    steps: async () => {
      await press('products:list.create');
      await press('products:form.insurer');
      await see('海港保險');
    },
  },
  'create an insurer': {
    ...list,
    steps: async () => {
      await press('products:list.create');
      await fill('products:form.insurer', '海灣保險');
      await see('products:form.createInsurer', { name: '海灣保險' });
    },
  },
  'create with benefits': {
    ...list,
    steps: async () => {
      await press('products:list.create');
      await press('products:form.programmers');
      await press('products:form.benefits');
      await see('products:form.benefitsHint');
    },
  },
  'create with wrong benefits': {
    ...list,
    steps: async () => {
      await press('products:list.create');
      await press('products:form.programmers');
      await press('products:form.benefits');
      await fill('products:form.benefitsLabel', '[{}]');
      const problem = i18next.t('products:benefitsProblem.noTypeId', { line: 1 });
      await see('products:benefitsProblem.text', { problem });
    },
  },
  'create refused': {
    ...list,
    answers: [...list.answers, refuse(CreateProductDocument, 'ALREADY_EXISTS', { path: 'productId' })],
    steps: async () => {
      await press('products:list.create');
      await fill('products:form.name', '單次旅程');
      await fill('products:form.plan', 'single_trip');
      await fill('products:form.type', 'travel');
      await fill('products:form.version', '2026');
      await press('products:form.createTitle');
      await see('products:form.exists', { plan: 'single_trip', type: 'travel', version: '2026' });
    },
  },
  'create version': {
    ...list,
    steps: async () => {
      await press('single_trip travel');
      await press('products:createVersionOf', { plan: 'single_trip', type: 'travel' });
      await see('products:form.copyHint');
    },
  },
  page: {
    ...page,
    steps: async () => {
      await see('productPage:editors.pricing');
    },
  },
  'page loading': {
    ...page,
    answers: [wait(ProductVersionsDocument)],
    steps: async () => {
      await see('shell:menu.products');
    },
  },
  'page failed': {
    ...page,
    answers: [fail(ProductVersionsDocument)],
    steps: async () => {
      await see('products:page.failed');
    },
  },
  'page missing': {
    ...page,
    answers: [answer(ProductVersionsDocument, { products_2: { list: [] } })],
    steps: async () => {
      await see('products:page.notFound');
    },
  },
  'page of a viewer': {
    ...page,
    rights: ['products:read'],
    steps: async () => {
      await see('productPage:editors.pricing');
    },
  },
  versions: {
    ...page,
    steps: async () => {
      await press('products:page.versionLabel');
      await see('products:noVersion');
    },
  },
  languages: {
    ...page,
    steps: async () => {
      await press('widgets:locale');
    },
  },
  menu: {
    ...page,
    steps: async () => {
      await press('products:page.more');
      await see('products:page.delete');
    },
  },
  update: {
    ...page,
    steps: async () => {
      await press('products:page.update');
      await see('products:update.nameLocale');
    },
  },
  'update conflict': {
    ...page,
    answers: [...productPage, refuse(UpdateProductDocument, 'CONFLICT')],
    steps: async () => {
      await press('products:page.update');
      await fill('products:update.nameLocale', '新名稱');
      await press('products:update.save');
      await see('products:conflict.title');
    },
  },
  delete: {
    ...page,
    answers: [
      ...productPage,
      answer(ProductUsesDocument, {
        productUses: { apps: { count: 1, names: ['海港網站'] }, openRequests: { count: 2 }, policies: { count: 3 } },
      }),
    ],
    steps: async () => {
      await press('products:page.more');
      await press('products:page.delete');
      await see('productPage:delete.text');
    },
  },
};
