import { ProductCodesDocument, UpdateCodeDocument } from '../../src/api/generated/operations.ts';
import { answer, fail, refuse } from '../answers.ts';
import { productPage } from '../shared-answers.ts';
import type { States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const codes = [
  { code: 'EARLY10', name: '早鳥', calculationLogic: '{"*":[{"var":"premium"},{"/":[10,100]}]}', revision: '1' },
  { code: 'FLAT', name: '定額', calculationLogic: '[5,"HKD"]', revision: '1' },
  { code: 'AGE', name: '年齡', calculationLogic: '{"-": [0, {"var": "年齡"}, 1]}', revision: '1' },
];
const discounts = {
  screen: '/products/detail/discountsCodes/single_trip/travel/2026',
  answers: [
    ...productPage,
    answer(ProductCodesDocument, {
      products_2: { list: [{ pricing: { currencyCode: 'HKD' }, discountCodes: codes }] },
    }),
  ],
};

export const states: States = {
  discounts: {
    ...discounts,
    steps: async () => {
      await see('早鳥');
    },
  },
  'loadings empty': {
    screen: '/products/detail/loadingsCodes/single_trip/travel/2026',
    answers: [...productPage, answer(ProductCodesDocument, { products_2: { list: [{ loadingCodes: [] }] } })],
    steps: async () => {
      await see('codes:loading.emptyText');
    },
  },
  'discounts failed': {
    ...discounts,
    answers: [...productPage, fail(ProductCodesDocument)],
    steps: async () => {
      await see('codes:discount.failed');
    },
  },
  'nothing found': {
    ...discounts,
    steps: async () => {
      await fill('codes:discount.searchLabel', '!');
      await see('codes:nothingFound');
    },
  },
  'add incomplete': {
    ...discounts,
    steps: async () => {
      await see('早鳥');
      await press('codes:discount.add');
      await fill('codes:form.name', ' ');
      await press('codes:discount.add');
      await see('codes:problem.required');
    },
  },
  'negative amount': {
    ...discounts,
    steps: async () => {
      await press('codes:updateOf', { code: 'AGE' });
      await fill('年齡', '40');
      await see('codes:trial.negative', { result: '-41' });
    },
  },
  'update conflict': {
    ...discounts,
    answers: [...discounts.answers, refuse(UpdateCodeDocument, 'CONFLICT')],
    steps: async () => {
      await press('codes:updateOf', { code: 'FLAT' });
      await fill('codes:form.name', '新定額');
      await press('codes:update');
      await see('codes:conflict');
    },
  },
  remove: {
    ...discounts,
    steps: async () => {
      await press('codes:updateOf', { code: 'FLAT' });
      await press('codes:remove');
      await see('codes:discount.removeTitle');
    },
  },
  'update of a viewer': {
    ...discounts,
    rights: ['products:read'],
    steps: async () => {
      await press('codes:viewOf', { code: 'FLAT' });
      await see('codes:discount.viewTitle');
    },
  },
};
